"""The same rules once more, written straight down from the rulebook: in dollars, as one long story of questions, without any of our code.

`Book(...).play()` is a generator: it says who is asked and what may be answered, and goes on with the answer. Chance is seat -1.
"""
