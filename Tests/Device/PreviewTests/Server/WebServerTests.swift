import Foundation
import Preview
import Testing

@MainActor @Suite(.serialized)
struct WebServerTests {
  /// A server that sends each message back to its client.
  @MainActor
  private final class Fixture {
    private(set) var echoes: [Echo] = []
    private(set) var server: WebServer?

    init(_ limits: WebLimits = .init()) throws {
      server = try WebServer(
        port: 0, limits: limits,
        answer: { request in
          request.path == "/big"
            ? WebResponse(type: "text/plain", body: Array(repeating: 65, count: 1_000_000))
            : .text(200, "at \(request.path)")
        },
        converse: { [weak self] peer in
          let echo = Echo(peer)
          self?.echoes.append(echo)
          return echo
        })
    }

    var web: WebServer {
      get throws { try #require(server) }
    }

    func client() throws -> WebClient { try WebClient(port: web.port) }

    /// A client that has opened a WebSocket connection.
    func talker() throws -> WebClient {
      let client = try client()
      client.converse()
      try web.tick(client) { client.head != nil }
      #expect(client.head?.hasPrefix("HTTP/1.1 101") == true)
      return client
    }
  }

  /// The resident memory of this process, in bytes.
  private var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }

  @Test func `requests get responses`() throws {
    let fixture = try Fixture()
    let client = try fixture.client()

    client.get("/there?a=b")
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.head?.hasPrefix("HTTP/1.1 200") == true)
    let policy = client.head?.lowercased().split(whereSeparator: \.isNewline).first {
      $0.hasPrefix("content-security-policy:")
    }
    #expect(policy?.contains("default-src 'self'") == true)
    #expect(policy?.contains("frame-ancestors 'none'") == true)
    #expect(client.body == "at /there\n")
  }

  @Test func `a response larger than a chunk arrives complete`() throws {
    let fixture = try Fixture()
    let client = try fixture.client()

    client.get("/big")
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.body == String(repeating: "A", count: 1_000_000))
  }

  // The WebSocket library itself closes some of these connections.
  @Test(arguments: ["/%00there", "/there%00", "/there%00.txt", "/a/%00/b"])
  func `a path with a zero byte is not found`(path: String) throws {
    let fixture = try Fixture()
    let client = try fixture.client()

    client.get(path)
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.head?.hasPrefix("HTTP/1.1 400") ?? true, "\(client.head ?? "")")
  }

  @Test(arguments: ["POST", "PUT", "DELETE"])
  func `only GET is allowed`(verb: String) throws {
    let fixture = try Fixture()
    let client = try fixture.client()

    client.send(
      "\(verb) / HTTP/1.1\r\nHost: 127.0.0.1:\(try fixture.web.port)\r\nContent-Length: 0\r\n"
        + "Connection: close\r\n\r\n")
    try fixture.web.tick(client) { client.isClosed || client.head != nil }

    // The WebSocket library itself rejects HTTP methods that it does not know.
    let status = client.head?.split(separator: " ").dropFirst().first
    #expect(status == "405" || (client.head == nil && client.isClosed))
  }

  @Test func `requests for another host or from another page are refused`() throws {
    let fixture = try Fixture()
    let (named, linked) = (try fixture.client(), try fixture.client())

    named.get("/", host: "evil.example")
    linked.get("/", origin: "http://evil.example")
    try fixture.web.tick(named, linked) { named.isClosed && linked.isClosed }

    #expect(named.head?.hasPrefix("HTTP/1.1 403") == true)
    #expect(linked.head?.hasPrefix("HTTP/1.1 403") == true)
  }

  nonisolated private static let strangers: [(host: String?, origin: String?)] = [
    ("evil.example", nil), (nil, "http://evil.example"), (nil, ""), (nil, "null"),
  ]

  @Test(arguments: strangers)
  func `conversations of pages from other origins are rejected`(host: String?, origin: String?)
    throws
  {
    let fixture = try Fixture()
    let client = try fixture.client()

    client.converse(host: host, origin: origin)
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.head?.contains(" 101 ") != true)
    #expect(fixture.echoes.isEmpty)
  }

  @Test func `a message in fragments is one message`() throws {
    let fixture = try Fixture()
    let client = try fixture.talker()

    client.frame(1, Array("Hel".utf8), isLast: false)
    // A ping may come between two fragments, and a character may be split between them.
    client.frame(9, [])
    client.frame(0, Array("l".utf8) + [0xC3], isLast: false)
    client.frame(0, [0xB6])
    try fixture.web.tick(client) { !client.texts.isEmpty }

    #expect(client.texts == ["Hellö"])
  }

  @Test func `a message of the maximum length is accepted`() throws {
    let fixture = try Fixture()
    let client = try fixture.talker()
    let text = String(repeating: "x", count: 64 * 1024)

    client.say(text)
    try fixture.web.tick(client) { !client.texts.isEmpty }

    #expect(client.texts == [text])
  }

  @Test(arguments: [64 * 1024 + 1, 600_000_000, UInt64(Int64.max)] as [UInt64])
  func `a frame with too large a length is refused without allocating`(length: UInt64) throws {
    let fixture = try Fixture()
    let (client, other) = (try fixture.talker(), try fixture.talker())
    let before = memory

    client.frame(1, Array("abc".utf8), length: length)
    try fixture.web.tick(client, other) { client.isClosed }

    #expect(client.messages == [.closed(1009)] || client.messages.isEmpty)
    #expect(fixture.echoes.first?.heard == [])
    #expect(memory - before < 8 << 20)
    other.say("still there")
    try fixture.web.tick(other) { !other.texts.isEmpty }
  }

  @Test func `binary messages are refused`() throws {
    let fixture = try Fixture()
    let client = try fixture.talker()

    client.frame(2, [1, 2, 3])
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.messages == [.closed(1003)])
    #expect(fixture.echoes.first?.heard == [])
    #expect(fixture.echoes.first?.hasEnded == true)
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80]])
  func `invalid UTF-8 is refused`(bytes: [UInt8]) throws {
    let fixture = try Fixture()
    let client = try fixture.talker()

    client.frame(1, bytes)
    try fixture.web.tick(client) { client.isClosed }

    #expect(client.messages == [.closed(1007)] || client.messages.isEmpty)
    #expect(fixture.echoes.first?.heard == [])
  }

  @Test func `garbage closes only its own connection`() throws {
    let fixture = try Fixture()
    let (good, bad, wild) = (try fixture.talker(), try fixture.client(), try fixture.talker())

    bad.send((0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 13) } + [13, 10, 13, 10])
    wild.send((0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 61 &+ 255) })
    try fixture.web.tick(good, bad, wild) { bad.isClosed && wild.isClosed }
    good.say("here")
    try fixture.web.tick(good) { !good.texts.isEmpty }

    #expect(good.texts == ["here"])
  }

  @Test func `a peer that does not read is dropped, without blocking others`() throws {
    var limits = WebLimits()
    limits.waiting = 256 * 1024
    let fixture = try Fixture(limits)
    let deaf = try fixture.talker()
    let other = try fixture.talker()
    let text = String(repeating: "x", count: 64 * 1024)

    var ticks = 0
    try fixture.web.tick(other) {
      ticks += 1
      fixture.echoes[0].peer.tell(text)
      if ticks % 50 == 0 { other.say("\(ticks)") }
      return fixture.echoes[0].hasEnded
    }
    other.say("last")
    try fixture.web.tick(other) { other.texts.last == "last" }

    #expect(other.texts.dropLast().count == ticks / 50)
    #expect(try fixture.web.peerCount == 1)
    deaf.hangUp()
  }

  @Test func `a peer that disconnects is removed`() throws {
    let fixture = try Fixture()
    let client = try fixture.talker()

    client.hangUp()
    try fixture.web.tick(client) { fixture.echoes[0].hasEnded }

    #expect(try fixture.web.peerCount == 0)
    // Sending to the peer is still possible and has no effect.
    fixture.echoes[0].peer.tell("hello?")
    fixture.echoes[0].peer.askForFrame()
  }

  @Test func `the number of connections is limited`() throws {
    var limits = WebLimits()
    limits.peers = 2
    let fixture = try Fixture(limits)
    let talkers = [try fixture.talker(), try fixture.talker()]
    let third = try fixture.client()

    third.converse()
    try fixture.web.tick(third) { third.isClosed }
    #expect(third.head?.contains(" 101 ") != true)

    talkers[0].hangUp()
    try fixture.web.tick(talkers[0]) { fixture.echoes[0].hasEnded }
    _ = try fixture.talker()
  }

  @Test func `a port in use, and an invalid address, are reported`() throws {
    let fixture = try Fixture()
    let port = try fixture.web.port

    #expect(throws: WebServerError.portInUse(host: "127.0.0.1", port: port)) {
      try WebServer(port: port, answer: { _ in .text(200, "") }, converse: { _ in nil })
    }
    #expect(throws: WebServerError.badAddress("nowhere")) {
      try WebServer(
        host: "nowhere", port: 0, answer: { _ in .text(200, "") }, converse: { _ in nil })
    }
  }

  @Test func `work posted from other threads runs here, in order`() throws {
    let fixture = try Fixture()
    let post = try fixture.web.post
    nonisolated(unsafe) var numbers: [Int] = []

    Thread {
      for number in 0..<100 { post { numbers.append(number) } }
    }.start()
    try fixture.web.tick { numbers.count == 100 }

    #expect(numbers == Array(0..<100))
  }
}
