"""The live channels' way to the network: uvicorn's WebSockets, with a short cut for what is sent.

An action goes to every reader of its table. Through the application interface each of them costs
a task that is woken and a message that is passed from hand to hand; here the bytes go straight to
the connection, as long as that takes them. What it does not take goes the long way and waits."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SCOPE = "theatrum.line"  # where a channel finds its line
TEXT = 0x81  # a whole message of text


def frame(text: bytes) -> bytes:
    """A message of the server as it is on the wire (RFC 6455, 5.2): never masked, in one piece."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope[SCOPE] = self

    def send_now(self, text: bytes) -> bool:
        """Send a message unless the connection is closing or its reader is behind; was it sent?"""
        open_now = self.handshake_complete and not self.close_sent and self.conn.state is OPEN
        if not open_now or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True
