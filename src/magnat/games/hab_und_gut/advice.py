"""x"""
def advise(st):
    return 0
