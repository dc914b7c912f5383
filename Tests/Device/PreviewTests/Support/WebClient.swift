import Foundation
import Preview
import Testing

/// A client that uses HTTP or WebSocket over a non-blocking local socket.
@MainActor
final class WebClient {
  enum Message: Equatable {
    case text(String)
    case binary([UInt8])
    case closed(UInt16?)
  }

  private let socket: Int32
  private let port: Int
  private var bytes: [UInt8] = []
  /// The head of the response.
  private(set) var head: String?
  private(set) var messages: [Message] = []
  /// The objects in the messages, as many as have been decoded; nil for other messages.
  private var objects: [[String: Any]?] = []
  /// The number of bytes received.
  private(set) var received = 0
  private(set) var isClosed = false
  private var isConversation = false

  init(port: Int) throws {
    self.port = port
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(socket) }

  func hangUp() { shutdown(socket, Int32(SHUT_RDWR)) }

  // MARK: Sending

  func send(_ bytes: [UInt8]) {
    _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
  func send(_ text: String) { send(Array(text.utf8)) }

  func get(
    _ path: String, verb: String = "GET", host: String? = nil, origin: String? = nil,
    cookie: String? = nil
  ) {
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    send(
      "\(verb) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(origin)"
        + Self.line(cookie) + "Connection: close\r\n\r\n")
  }

  /// Requests a WebSocket connection. If `origin` is empty, the header `Origin` is omitted.
  func converse(host: String? = nil, origin: String? = nil, cookie: String? = nil) {
    isConversation = true
    let own = "127.0.0.1:\(port)"
    let origin = origin == "" ? "" : "Origin: \(origin ?? "http://\(own)")\r\n"
    send(
      "GET /live HTTP/1.1\r\nHost: \(host ?? own)\r\n\(origin)\(Self.line(cookie))Upgrade: "
        + "websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
  }

  private static func line(_ cookie: String?) -> String {
    cookie.map { "Cookie: \($0)\r\n" } ?? ""
  }

  func say(_ text: String) { frame(1, Array(text.utf8)) }

  /// Sends a frame, masked as required for a client. `length` overrides the length that the frame
  /// declares.
  func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, length: UInt64? = nil) {
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    let count = length ?? UInt64(payload.count)
    if count < 126 {
      bytes.append(0x80 | UInt8(count))
    } else if count < 65_536 {
      bytes += [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
    } else {
      bytes.append(0x80 | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    send(bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] })
  }

  // MARK: Receiving

  func listen() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isClosed {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN { break }
      guard count > 0 else {
        isClosed = true
        break
      }
      received += count
      bytes += buffer[..<count]
    }
    read()
  }

  /// The body of a plain HTTP response.
  var body: String { String(decoding: bytes, as: UTF8.self) }

  private func read() {
    if head == nil {
      let end: [UInt8] = [13, 10, 13, 10]
      guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
        return
      }
      head = String(decoding: bytes[..<place], as: UTF8.self)
      bytes.removeFirst(place + 4)
    }
    guard isConversation, head?.contains(" 101 ") == true else { return }
    while let frame = nextFrame() {
      switch frame.opcode {
      case 1: messages.append(.text(String(decoding: frame.payload, as: UTF8.self)))
      case 2: messages.append(.binary(frame.payload))
      case 8:
        let code = frame.payload.count > 1
        messages.append(
          .closed(code ? UInt16(frame.payload[0]) << 8 | UInt16(frame.payload[1]) : nil))
        // A browser replies in the same way, and the server waits for the reply.
        self.frame(8, Array(frame.payload.prefix(2)))
      default: break
      }
    }
  }

  private func nextFrame() -> (opcode: UInt8, payload: [UInt8])? {
    guard bytes.count >= 2 else { return nil }
    var (count, start) = (Int(bytes[1] & 127), 2)
    if count > 125 {
      let size = count == 126 ? 2 : 8
      guard bytes.count >= 2 + size else { return nil }
      count = bytes[2..<2 + size].reduce(0) { $0 << 8 | Int($1) }
      start += size
    }
    guard bytes.count >= start + count else { return nil }
    defer { bytes.removeFirst(start + count) }
    return (bytes[0] & 15, Array(bytes[start..<start + count]))
  }

  // MARK: Received messages

  var texts: [String] {
    messages.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  var pictures: [[UInt8]] {
    messages.compactMap { if case .binary(let bytes) = $0 { bytes } else { nil } }
  }

  /// The received messages whose member `is` has this value, as dictionaries.
  func said(_ kind: String) -> [[String: Any]] {
    for message in messages[objects.count...] {
      guard case .text(let text) = message else {
        objects.append(nil)
        continue
      }
      objects.append(
        try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    return objects.compactMap { $0?["is"] as? String == kind ? $0 : nil }
  }
}

extension WebServer {
  struct TooLate: Error {}

  /// Advances the server until a condition holds, and reads the clients' messages meanwhile.
  func tick(_ clients: WebClient..., timeout: Double = 30, until isSo: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(timeout)
    let alarm = alarm {}
    while !isSo() {
      guard ContinuousClock.now < end else { throw TooLate() }
      alarm.set(after: 0.002)
      tick()
      for client in clients { client.listen() }
    }
  }
}
