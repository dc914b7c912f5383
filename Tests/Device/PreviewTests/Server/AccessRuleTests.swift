import Preview
import Testing

struct AccessRuleTests {
  private let rule = AccessRule(host: "127.0.0.1", port: 8_000)

  private func refusal(
    _ rule: AccessRule? = nil, host: String?, origin: String? = nil, isConversation: Bool = false
  ) -> String? {
    (rule ?? self.rule).refusal(
      of: WebRequest(path: "/", host: host, origin: origin), isConversation: isConversation)
  }

  @Test(arguments: ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000"])
  func `requests for this machine's names are accepted`(host: String) {
    #expect(refusal(host: host) == nil)
    #expect(refusal(host: host, origin: "http://\(host)", isConversation: true) == nil)
  }

  @Test(arguments: [
    nil, "", "evil.example:8000", "127.0.0.1", "127.0.0.1:8001", "localhost.evil.example:8000",
    "127.0.0.1:8000.evil.example", "192.168.1.5:8000",
  ])
  func `other names are refused`(host: String?) {
    #expect(
      refusal(host: host)
        == "the request names \(host ?? "no host"), but the server's host is 127.0.0.1:8000")
  }

  @Test(arguments: [
    "http://evil.example", "http://127.0.0.1", "https://127.0.0.1:8000", "null",
    "http://127.0.0.1:8000.evil.example", "http://evil.example/http://127.0.0.1:8000",
  ])
  func `pages of other origins are refused`(origin: String) {
    #expect(
      refusal(host: "127.0.0.1:8000", origin: origin)
        == "the request comes from \(origin), not from a page of http://127.0.0.1:8000")
  }

  @Test func `a WebSocket has to send its origin`() {
    #expect(
      refusal(host: "127.0.0.1:8000", isConversation: true)
        == "the request has no Origin header")
  }

  @Test func `a public server accepts addresses, not names`() {
    let open = AccessRule(host: "0.0.0.0", port: 8_000)

    #expect(refusal(open, host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000") == nil)
    #expect(refusal(open, host: "localhost:8000") == nil)
    for host in ["evil.example:8000", "192.168.1.5:8001", "1.2.3:8000", "1.2.3.400:8000"] {
      #expect(refusal(open, host: host) != nil, "\(host)")
    }
  }

  @Test func `a browser's default port may be omitted`() {
    let rule = AccessRule(host: "127.0.0.1", port: 80)

    #expect(refusal(rule, host: "127.0.0.1", origin: "http://localhost") == nil)
    #expect(refusal(rule, host: "localhost:80") == nil)
  }
}
