import CWebSockets

/// Memory for what is sent next, with the room in front that the library writes its head into.
///
/// One serves all peers: the library has sent, or copied, what it was given by the time it
/// returns. Pictures are written right here, and no memory is asked for from one to the next.
@MainActor
package final class SendBuffer {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// Bytes of the message.
  package private(set) var count = 0

  /// Bytes that are kept; what a larger message needed is given back when it was sent.
  private static let kept = 16 << 20
  private static let padding = Int(matchcut_lws_pre)
  private static let alignment = 16

  package init() {}

  isolated deinit { memory.deallocate() }

  /// Room for a message of so many bytes, all of which are to be written.
  package func room(for count: Int) -> UnsafeMutableRawBufferPointer {
    let size = Self.padding + count
    if memory.count < size {
      memory.deallocate()
      memory = .allocate(byteCount: size, alignment: Self.alignment)
    }
    self.count = count
    return UnsafeMutableRawBufferPointer(rebasing: memory[Self.padding..<size])
  }

  /// Sends no more than the first `count` bytes of the message.
  package func shorten(to count: Int) { self.count = min(self.count, count) }

  package var bytes: UnsafeRawBufferPointer {
    let all = UnsafeRawBufferPointer(memory)
    return UnsafeRawBufferPointer(rebasing: all.dropFirst(Self.padding).prefix(count))
  }

  /// Sends the message; false where the line is gone.
  func send(_ wsi: OpaquePointer, _ kind: lws_write_protocol) -> Bool {
    guard let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
    let isSent = lws_write(wsi, start + Self.padding, count, kind) >= 0
    if memory.count > Self.kept {
      memory.deallocate()
      memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }
    return isSent
  }

  func send(_ bytes: ArraySlice<UInt8>, _ wsi: OpaquePointer, _ kind: lws_write_protocol) -> Bool {
    room(for: bytes.count).copyBytes(from: bytes)
    return send(wsi, kind)
  }
}
