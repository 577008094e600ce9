"""What is heard: short effects, several at once. Knows no Qt and no game; without a device there is silence."""
