"""A bot in plain Python that uses nothing of blueriband: it takes the first move that sounds like business.

Try it:  blueriband play --text crossing-oceans --seats "human,exec:python examples/plain_bot.py"
"""

import json
import sys

LIKED = ["buy", "place", "take", "build", "move ships", "move fleet", "sail", "carry", "load", "play", "token"]


def choose(question: dict[str, list[str]]) -> str:
    """Return the move that comes first in the list of what it likes; otherwise the first one."""
    for word in LIKED:
        for move in question["moves"]:
            if move.startswith(word):
                return move
    return question["moves"][0]


def main() -> None:
    """Answer one line after the other until there are no more."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "plain"}
        elif message["type"] == "choose":
            answer = {"id": message["id"], "move": choose(message)}
        else:  # goodbye
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
