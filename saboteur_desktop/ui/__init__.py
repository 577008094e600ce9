"""The window around the table: screens, sheets and the widgets they are made of."""
