"""The game once more, as one story of questions told from the specification, without any code of the engine.

A story yields questions and is sent the answers: ("ask", seat, set of (block, argument)) or ("chance", {(block, argument): weight}).
Where a question would have one answer and is not to be asked, it is not yielded.
"""
