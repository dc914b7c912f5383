import Foundation
import Preview
import Testing

/// The secret that protects a page that other machines can reach.
@MainActor @Suite(.serialized)
struct AccessTokenTests {
  private let token = AccessToken()
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card], device: .small, port: 0, token: token)
    web = try #require(server.web)
  }

  private func status(_ path: String, cookie: String? = nil) throws -> (String, WebClient) {
    let client = try WebClient(port: web.port)
    client.get(path, cookie: cookie)
    try web.tick(client) { client.isClosed }
    let words = client.head?.split(separator: " ") ?? []
    return (words.count > 1 ? String(words[1]) : "", client)
  }

  private var cookie: String { "\(AccessToken.cookieName(port: web.port))=\(token.text)" }

  @Test(arguments: ["/", "/main.js", "/exports/1/x", "/?token=", "/?token=none", "/?other=1"])
  func `a request without the token is refused with a sentence`(path: String) throws {
    let (status, client) = try status(path)

    #expect(status == "401")
    #expect(client.body == AccessToken.refusal + "\n")
    #expect(client.head?.lowercased().contains("set-cookie") == false)
  }

  @Test func `the address with the token is answered, and stores the token as a cookie`() throws {
    let url = try #require(URLComponents(string: server.urls[0]))
    let (status, client) = try status("/?\(url.query ?? "")")

    #expect(status == "200")
    let header = client.head?.split(whereSeparator: \.isNewline).first {
      $0.lowercased().hasPrefix("set-cookie:")
    }
    #expect(header?.hasSuffix("\(cookie); Path=/; HttpOnly; SameSite=Strict") == true)
    #expect(client.head?.lowercased().contains("referrer-policy: no-referrer") == true)
  }

  @Test func `a request with the cookie is answered`() throws {
    #expect(try status("/main.js", cookie: "other=1; \(cookie)").0 == "200")
    #expect(try status("/main.js", cookie: cookie + "0").0 == "401")
    #expect(try status("/main.js", cookie: String(cookie.dropLast())).0 == "401")
    let otherPort = "\(AccessToken.cookieName(port: web.port + 1))=\(token.text)"
    #expect(try status("/main.js", cookie: otherPort).0 == "401")
  }

  @Test func `a conversation needs the cookie, too`() throws {
    let (stranger, guest) = (try WebClient(port: web.port), try WebClient(port: web.port))

    stranger.converse()
    guest.converse(cookie: cookie)
    try web.tick(stranger, guest) { stranger.isClosed && guest.head != nil }

    #expect(stranger.head?.contains(" 101 ") != true)
    #expect(guest.head?.contains(" 101 ") == true)
    #expect(web.peerCount == 1)
  }

  @Test func `a server without a token needs none`() throws {
    let open = try PageServer([.card], device: .small, port: 0)
    let web = try #require(open.web)
    let client = try WebClient(port: web.port)
    client.get("/")
    try web.tick(client) { client.isClosed }

    #expect(client.head?.contains(" 200 ") == true)
    #expect(open.urls == ["http://127.0.0.1:\(web.port)/"])
  }

  @Test func `only a server that others can reach has an address and a code for a phone`() throws {
    #expect(server.phoneAddress == nil)
    #expect(try status("/phone.svg", cookie: cookie).0 == "404")

    let open = try PageServer(
      [.card], device: .small, host: NetworkAddresses.any, port: 0, token: token)
    let web = try #require(open.web)
    let reachable = try #require(open.urls.first)
    let isReachable = !reachable.hasPrefix("http://127.")
    #expect(open.phoneAddress == (isReachable ? reachable + "&view=device" : nil))
    let client = try WebClient(port: web.port)
    let name = AccessToken.cookieName(port: web.port)
    client.get("/phone.svg", cookie: "\(name)=\(token.text)")
    try web.tick(client) { client.isClosed }
    #expect(client.head?.contains(isReachable ? " 200 " : " 404 ") == true)
  }

  @Test func `tokens are long and differ`() {
    let tokens = (0..<50).map { _ in AccessToken().text }

    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && AccessToken($0)?.text == $0 })
  }

  @Test(arguments: ["", "short", "0123456789abcdef;", "0123456789 abcdef", "0123456789abcdeé"])
  func `a text that is no secret is refused`(text: String) {
    #expect(AccessToken(text) == nil)
  }

  @Test func `addresses that only this machine can reach are told from the others`() {
    #expect(NetworkAddresses.isLoopback("127.0.0.1") && NetworkAddresses.isLoopback("127.1.2.3"))
    #expect(!NetworkAddresses.isLoopback(NetworkAddresses.any))
    #expect(NetworkAddresses.reachable(from: "192.0.2.1") == ["192.0.2.1"])
    #expect(!NetworkAddresses.reachable(from: NetworkAddresses.any).contains("0.0.0.0"))
    #expect(NetworkAddresses.all.allSatisfy { !NetworkAddresses.isLoopback($0) })
  }

  @Test func `cookies are read by their names`() {
    #expect(WebRequest.cookies(in: "a=1; b=2=3;c=; a=4") == ["a": "1", "b": "2=3"])
  }
}
