"""What is sent to readers: frames, and the order of messages when a reader is behind."""

import asyncio
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from theatrum.server.channel import AGAIN, OUTBOX, Outbox
from theatrum.server.line import SCOPE, frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_frames_are_read_by_a_client(size: int) -> None:
    text = b"x" * size
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(frame(text) + frame(b"next"))
    got = client.events_received()
    assert all(isinstance(event, Frame) and event.opcode is Opcode.TEXT for event in got)
    assert [bytes(cast(Frame, event).data) for event in got] == [text, b"next"]


class Wire:
    """A connection that takes messages directly while it is `free`, and slowly otherwise."""

    def __init__(self) -> None:
        self.free = True
        self.got: list[str] = []
        self.codes: list[int] = []
        self.slow = asyncio.Event()
        self.receive = None
        self.scope: dict[str, Any] = {SCOPE: self}

    def send_now(self, text: bytes) -> bool:
        if self.free:
            self.got.append(text.decode())
        return self.free

    async def send(self, message: dict[str, str]) -> None:
        await self.slow.wait()
        self.got.append(message["text"])

    async def close(self, code: int) -> None:
        self.codes.append(code)


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_nothing_overtakes_what_waits() -> None:
    wire = Wire()
    box = Outbox(cast(Any, wire))
    sending = asyncio.create_task(box.run())
    box.push(b"1")
    wire.free = False
    box.push(b"2")
    await rest()
    wire.free = True  # it could take more, but the second message is still on its way
    box.push(b"3")
    assert wire.got == ["1"]
    wire.slow.set()
    await rest()
    box.push(b"4")
    assert wire.got == ["1", "2", "3", "4"]
    box.end(1012)
    await sending
    assert wire.codes == [1012]


@pytest.mark.asyncio
async def test_a_reader_who_is_too_slow_is_cut_off() -> None:
    wire = Wire()
    wire.free = False
    box = Outbox(cast(Any, wire))
    sending = asyncio.create_task(box.run())
    for number in range(OUTBOX + 1):
        box.push(str(number).encode())
        assert len(box.waiting) <= OUTBOX
    wire.slow.set()
    await sending
    assert wire.codes == [AGAIN]
