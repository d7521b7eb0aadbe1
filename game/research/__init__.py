"""The boxes for other people's research tools: PettingZoo, OpenSpiel, and outside judges of our bots.

Nothing in the program imports this. It needs the extra `seachest[research]`.
"""
