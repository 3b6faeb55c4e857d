"""A bot that sits down at a table of a Theatrum server and plays legal actions at random.

    python docs/examples/bot.py http://127.0.0.1:8787            plays against the server's own bot
    python docs/examples/bot.py http://127.0.0.1:8787 TABLE KEY  joins a friend's table by its link

It needs the packages `httpx` and `websockets`. With THEATRUM_TOKEN in the environment it plays for
that account (scopes: play, tables); without, it plays as a guest.
"""

import asyncio
import json
import os
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def token_for(web: httpx.AsyncClient) -> str:
    """An account's token, or a guest's session, which serves as one."""
    if "THEATRUM_TOKEN" in os.environ:
        return os.environ["THEATRUM_TOKEN"]
    answer = await web.post("/api/guests", json={"name": "Example bot"})
    answer.raise_for_status()
    token = answer.cookies["theatrum_session"]
    web.cookies.clear()
    return token


async def find_table(web: httpx.AsyncClient, table: str, key: str) -> str:
    """Join a table, or make one against a bot of the server."""
    if table:
        answer = await web.post(f"/api/tables/{table}/join", json={"key": key})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        answer = await web.post("/api/tables", json={"game": "el_grande", "seats": seats})
    if answer.is_error:
        sys.exit(f"bot: {answer.json()['error']}")
    return str(answer.json()["id"])


async def play(url: str, token: str, table: str) -> None:
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?token={token}"
    waiting = False  # for the answer to what was sent
    async with connect(address) as socket:
        async for text in socket:
            message = json.loads(text)
            if "ack" in message or message["type"] == "refused":
                waiting = False
            if message["type"] == "refused":
                print("refused:", message["error"], message.get("rule", ""))
            if message["type"] != "update":
                continue
            if message["result"]:
                print("over:", message["result"])
                return
            for seat, mine in message["own"].items():
                if mine["legal"] and not waiting:
                    action = choose(message["view"], mine)
                    act = {"type": "act", "id": message["number"], "seat": int(seat)}
                    act |= {"number": message["number"], "action": action}
                    waiting = True
                    await socket.send(json.dumps(act))


def choose(view: dict[str, Any], mine: dict[str, Any]) -> Any:
    """Put your thoughts here: the whole table is in `view`, your hand in `mine["own"]`."""
    return random.choice(mine["legal"])


async def main(url: str, table: str = "", key: str = "") -> None:
    async with httpx.AsyncClient(base_url=url, timeout=30) as web:
        token = await token_for(web)
        web.headers["authorization"] = f"Bearer {token}"
        table = await find_table(web, table, key)
    print(f"playing at {url}/table/{table}")
    await play(url, token, table)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
