<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Access</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n gold card</numerusform>
            <numerusform>%n gold cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Discard pile, %n card</numerusform>
            <numerusform>Discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) marked</source>
        <translation>
            <numerusform>%n card marked</numerusform>
            <numerusform>%n cards marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be played in %n place(s).</source>
        <translation>
            <numerusform>It can be played in %n place.</numerusform>
            <numerusform>It can be played in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message numerus="yes">
        <source>%n card(s) are left. Each move ends with drawing one.</source>
        <translation>
            <numerusform>%n card is left. Each move ends with drawing one.</numerusform>
            <numerusform>%n cards are left. Each move ends with drawing one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie here. A card is dropped here to discard it.</source>
        <translation>
            <numerusform>%n card lies here. A card is dropped here to discard it.</numerusform>
            <numerusform>%n cards lie here. A card is dropped here to discard it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left. Cards are drawn at the end of a move.</source>
        <translation>
            <numerusform>%n card is left. Cards are drawn at the end of a move.</numerusform>
            <numerusform>%n cards are left. Cards are drawn at the end of a move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>%n card in the hand</numerusform>
            <numerusform>%n cards in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n gold card</numerusform>
            <numerusform>%n gold cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseBanner</name>
    <message numerus="yes">
        <source>Bring the jewel outside: %n step(s) at most.</source>
        <translation>
            <numerusform>Bring the jewel outside: %n step at most.</numerusform>
            <numerusform>Bring the jewel outside: %n steps at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s) at most, or stay.</source>
        <translation>
            <numerusform>Walk %n step at most, or stay.</numerusform>
            <numerusform>Walk %n steps at most, or stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseEnd</name>
    <message numerus="yes">
        <source>%n jewel(s) brought outside</source>
        <translation>
            <numerusform>%n jewel brought outside</numerusform>
            <numerusform>%n jewels brought outside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseHint</name>
    <message numerus="yes">
        <source>From there it is %n step(s) to the outside with the jewel.</source>
        <translation>
            <numerusform>From there it is %n step to the outside with the jewel.</numerusform>
            <numerusform>From there it is %n steps to the outside with the jewel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to a jewel that nobody else fetches: {place}.</source>
        <translation>
            <numerusform>From there it is %n step to a jewel that nobody else fetches: {place}.</numerusform>
            <numerusform>From there it is %n steps to a jewel that nobody else fetches: {place}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseLog</name>
    <message numerus="yes">
        <source>{name} walks %n step(s): {place}.</source>
        <translation>
            <numerusform>{name} walks %n step: {place}.</numerusform>
            <numerusform>{name} walks %n steps: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) driven out: {room}.</source>
        <translation>
            <numerusform>%n ghost driven out: {room}.</numerusform>
            <numerusform>%n ghosts driven out: {room}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HousePlace</name>
    <message numerus="yes">
        <source>%n step(s) from here</source>
        <translation>
            <numerusform>%n step from here</numerusform>
            <numerusform>%n steps from here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRefusal</name>
    <message numerus="yes">
        <source>Too far: %n step(s) at most.</source>
        <translation>
            <numerusform>Too far: %n step at most.</numerusform>
            <numerusform>Too far: %n steps at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulebook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSetup</name>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n hunter</numerusform>
            <numerusform>%n hunters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSpoken</name>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to go to</source>
        <translation>
            <numerusform>%n place to go to</numerusform>
            <numerusform>%n places to go to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseTable</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelPicture</name>
    <message numerus="yes">
        <source>Careful partners win about %n of 100 games.</source>
        <translation>
            <numerusform>Careful partners win about %n of 100 games.</numerusform>
            <numerusform>Careful partners win about %n of 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) at the start</source>
        <translation>
            <numerusform>%n ghost at the start</numerusform>
            <numerusform>%n ghosts at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost at %n evil spirit(s)</source>
        <translation>
            <numerusform>lost at %n evil spirit</numerusform>
            <numerusform>lost at %n evil spirits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost card(s)</source>
        <translation>
            <numerusform>%n ghost card</numerusform>
            <numerusform>%n ghost cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} discards %n card.</numerusform>
            <numerusform>{name} discards %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>After that the gold miners need %n more card(s). You can keep them from the gold for good.</source>
        <translation>
            <numerusform>After that the gold miners need %n more card. You can keep them from the gold for good.</numerusform>
            <numerusform>After that the gold miners need %n more cards. You can keep them from the gold for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs the gold miners %n card(s) less than the best move.</source>
        <translation>
            <numerusform>That costs the gold miners %n card less than the best move.</numerusform>
            <numerusform>That costs the gold miners %n cards less than the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That way the gold is %n card(s) farther off than it could be.</source>
        <translation>
            <numerusform>That way the gold is %n card farther off than it could be.</numerusform>
            <numerusform>That way the gold is %n cards farther off than it could be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickReference</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s) are drawn.</source>
        <translation>
            <numerusform>%n gold card is drawn.</numerusform>
            <numerusform>%n gold cards are drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n gold card</numerusform>
            <numerusform>%n gold cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a card</source>
        <translation>
            <numerusform>%n of them without a card</numerusform>
            <numerusform>%n of them without a card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolesInPlay</name>
    <message numerus="yes">
        <source>%n card(s) in each hand</source>
        <translation>
            <numerusform>%n card in each hand</numerusform>
            <numerusform>%n cards in each hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold miner(s)</source>
        <translation>
            <numerusform>%n gold miner</numerusform>
            <numerusform>%n gold miners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue miner(s)</source>
        <translation>
            <numerusform>%n blue miner</numerusform>
            <numerusform>%n blue miners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green miner(s)</source>
        <translation>
            <numerusform>%n green miner</numerusform>
            <numerusform>%n green miners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n geologist(s)</source>
        <translation>
            <numerusform>%n geologist</numerusform>
            <numerusform>%n geologists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saboteur(s)</source>
        <translation>
            <numerusform>%n saboteur</numerusform>
            <numerusform>%n saboteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these roles stay(s) out, unseen.</source>
        <translation>
            <numerusform>%n of these roles stays out, unseen.</numerusform>
            <numerusform>%n of these roles stay out, unseen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>A game has %n round(s). In each round the mine is built anew and the roles are dealt anew; the gold you have earned stays yours.</source>
        <translation>
            <numerusform>A game has %n round. In each round the mine is built anew and the roles are dealt anew; the gold you have earned stays yours.</numerusform>
            <numerusform>A game has %n rounds. In each round the mine is built anew and the roles are dealt anew; the gold you have earned stays yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>%n card in the deck.</numerusform>
            <numerusform>%n cards in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt a hand of %n card(s).</source>
        <translation>
            <numerusform>Everybody is dealt a hand of %n card.</numerusform>
            <numerusform>Everybody is dealt a hand of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are set aside unseen and stay out of this round.</source>
        <translation>
            <numerusform>%n card is set aside unseen and stays out of this round.</numerusform>
            <numerusform>%n cards are set aside unseen and stay out of this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) or fewer it can happen that the only saboteur card is left over. If the gold is not reached then, nobody is paid.</source>
        <translation>
            <numerusform>With %n player it can happen that the only saboteur card is left over. If the gold is not reached then, nobody is paid.</numerusform>
            <numerusform>With %n players or fewer it can happen that the only saboteur card is left over. If the gold is not reached then, nobody is paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s).</source>
        <translation>
            <numerusform>%n role card.</numerusform>
            <numerusform>%n role cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s) for each team.</source>
        <translation>
            <numerusform>%n role card for each team.</numerusform>
            <numerusform>%n role cards for each team.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>By these rules exactly %n player(s) can play.</source>
        <translation>
            <numerusform>By these rules exactly %n player can play.</numerusform>
            <numerusform>By these rules exactly %n players can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>Add %n seat or choose other rules.</numerusform>
            <numerusform>Add %n seats or choose other rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>Remove %n seat or choose other rules.</numerusform>
            <numerusform>Remove %n seats or choose other rules.</numerusform>
        </translation>
    </message>
</context>
</TS>
