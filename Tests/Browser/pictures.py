"""Reads the header data of an animated PNG."""

import struct

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    """The chunks' names and contents, in order."""
    assert data[:8] == SIGNATURE, f"found {data[:8]!r}, expected the signature of PNG"
    at = 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at:at + 4])
        yield data[at + 4:at + 8].decode("ascii"), data[at + 8:at + 8 + length]
        at += 12 + length


def size(data):
    """Width and height."""
    return struct.unpack(">II", dict(chunks(data))["IHDR"][:8])


def frames(data):
    """The number of frames it declares, and the number it has."""
    all_chunks = list(chunks(data))
    names = [name for name, _ in all_chunks]
    assert "acTL" in names, f"found no acTL among {sorted(set(names))}"
    assert names.index("acTL") < names.index("IDAT"), "acTL comes after the first picture"
    (announced,) = struct.unpack(">I", dict(all_chunks)["acTL"][:4])
    return announced, names.count("fcTL")
