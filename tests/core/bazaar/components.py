"""What is in the box of the bazaar."""

SEATS = 4
WARE_IDS = ("silk", "spice", "tea", "lamp")
WARES = len(WARE_IDS)
COPIES = (3, 3, 3, 3)
PRICES = (1, 2, 3)
SPREAD = 4  # purses differ by less than this
TILL = 2
MOST_TURNS = 4
MOST_COINS = 60
MOST_BID = 6  # of an auction
RAISE = 3  # by which a jump exceeds the bid at most
TRINKET = 2  # what one is worth
