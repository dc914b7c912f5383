import CWebSockets

/// The buffer for the next message. There is space in front of the message for the library's
/// header.
///
/// All peers share one buffer, because `lws_write` has sent or copied the data when it returns.
/// Frames are encoded directly into the buffer, without allocations.
@MainActor
package final class SendBuffer {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// The message's size in bytes.
  package private(set) var count = 0

  /// A buffer with more bytes than this is freed after sending.
  private static let kept = 16 << 20
  private static let padding = Int(matchcut_lws_pre)
  private static let alignment = 16

  package init() {}

  isolated deinit { memory.deallocate() }

  /// Returns a buffer for a message of `count` bytes, all of which must be written.
  package func space(for count: Int) -> UnsafeMutableRawBufferPointer {
    let size = Self.padding + count
    if memory.count < size {
      memory.deallocate()
      memory = .allocate(byteCount: size, alignment: Self.alignment)
    }
    self.count = count
    return UnsafeMutableRawBufferPointer(rebasing: memory[Self.padding..<size])
  }

  /// Truncates the message to `count` bytes.
  package func shorten(to count: Int) { self.count = min(self.count, count) }

  package var bytes: UnsafeRawBufferPointer {
    let all = UnsafeRawBufferPointer(memory)
    return UnsafeRawBufferPointer(rebasing: all.dropFirst(Self.padding).prefix(count))
  }

  /// Sends the message. Returns false if the connection is closed.
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
    space(for: bytes.count).copyBytes(from: bytes)
    return send(wsi, kind)
  }
}
