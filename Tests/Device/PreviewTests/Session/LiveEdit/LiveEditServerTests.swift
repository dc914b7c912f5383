import Film
import Foundation
import Preview
import Stage
import TemporaryFolders
import Testing

/// When a server's app is built again, its pages are notified and continue with the next server.
@MainActor @Suite(.serialized)
final class LiveEditServerTests {
  /// The servers, which are closed at the end of the test.
  private var servers: [PageServer] = []

  private func server(_ states: [String: SessionState] = [:]) throws -> (PageServer, WebServer) {
    let server = try PageServer([.card, .other], device: .small, port: 0, states: states)
    servers.append(server)
    return (server, try #require(server.web))
  }

  private func client(_ web: WebServer, resume token: String? = nil) throws -> WebClient {
    let client = try WebClient(port: web.port)
    client.converse()
    let resume = token.map { ",\"resume\":\"\($0)\"" } ?? ""
    client.say("{\"do\":\"hello\",\"scale\":1\(resume)}")
    try web.tick(client) { !client.said("ended").isEmpty && !client.pictures.isEmpty }
    return client
  }

  private let folder = TemporaryFolder()

  @Test func `errors reach every page, also one that opens later`() throws {
    let (server, web) = try server()
    let early = try client(web)
    server.tell(
      .failed([.init(file: "Card.swift", line: 3, column: 7, text: "cannot find 'x' in scope")]))
    let late = try client(web)
    try web.tick(early) { !early.said("build").isEmpty }

    for page in [early, late] {
      let build = try #require(page.said("build").last)
      #expect(build["state"] as? String == "failed")
      let problem = try #require((build["problems"] as? [[String: Any]])?.first)
      #expect(problem["file"] as? String == "Card.swift")
      #expect(problem["line"] as? Int == 3)
      #expect(problem["column"] as? Int == 7)
      #expect(problem["text"] as? String == "cannot find 'x' in scope")
    }
  }

  @Test func `the reason why the app has stopped reaches a page that opens again`() throws {
    let (server, web) = try server()
    server.tell(.stopped(.init(text: "the app crashed (A.swift:3)", calls: ["first", "last"])))

    let page = try client(web)

    let stopped = try #require(page.said("stopped").first)
    #expect(stopped["text"] as? String == "the app crashed (A.swift:3)")
    #expect(stopped["calls"] as? [String] == ["first", "last"])
  }

  @Test func `a page goes on with its entry, settings, pause and moment`() throws {
    let (old, web) = try server()
    let page = try client(web)
    page.say(#"{"do":"load","id":"other"}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    page.say(#"{"do":"set","dark":true,"speed":0.5}"#)
    try web.tick(page) { page.said("ended").count == 3 }
    page.say(#"{"do":"pause"}"#)
    page.say(#"{"do":"show","recording":3,"t":0}"#)
    page.say(#"{"do":"stats"}"#)
    try web.tick(page) { !page.said("stats").isEmpty }
    let file = folder.path(of: "states.json")
    old.tell(.built(states: file))
    try web.tick(page) { page.isClosed || !page.said("replaced").isEmpty }
    let token = try #require(page.said("replaced").first?["resume"] as? String)

    let (_, next) = try server(try SessionState.read(file))
    let again = try client(next, resume: token)

    try next.tick(again) { !again.said("shown").isEmpty && again.said("device").count > 1 }
    let device = try #require(again.said("device").last)
    #expect(device["entry"] as? String == "other")
    #expect(device["dark"] as? Bool == true)
    #expect(device["paused"] as? Bool == true)
    #expect(device["speed"] as? Double == 0.5)
    #expect(again.said("error").isEmpty, "\(again.said("error"))")
    let shown = try #require(again.said("shown").first)
    #expect(shown["recording"] as? Int == 2)
    #expect(shown["t"] as? Double == 0)
    #expect(again.said("recording").compactMap { $0["id"] as? Int } == [1, 2])
  }

  @Test func `the next build says what has changed in a recording of the same input`() throws {
    let (old, web) = try server()
    let page = try client(web)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    let file = folder.path(of: "states.json")
    old.tell(.built(states: file))
    try web.tick(page) { !page.said("replaced").isEmpty }
    func change(_ states: [String: SessionState]) throws -> [String: Any] {
      let (_, next) = try server(states)
      let again = try client(next, resume: "page-1")
      try next.tick(again) { !again.said("change").isEmpty }
      return try #require(again.said("change").first)
    }

    var states = try SessionState.read(file)
    let same = try change(states)
    #expect(same["recording"] as? Int == 2 && same["text"] as? String == "no difference")
    #expect((same["calls"] as? [Any])?.isEmpty == true)

    let earlier = try #require(states["page-1"]?.earlier)
    #expect(earlier.count == 1)
    states["page-1"]?.earlier[0].file = try PageProtocolTests.withoutFirstCall(earlier[0].file)
    let other = try change(states)
    #expect(other["text"] as? String == "calls: 2 new, 1 gone")
    let calls = try #require(other["calls"] as? [[String: Any]])
    #expect(calls.first?["n"] as? Int == 0 && calls.first?["kinds"] as? [String] == ["appeared"])
    let gone = calls.compactMap { $0["gone"] as? [String: Any] }
    #expect(gone.map { $0["object"] as? String } == ["Gone#7"])

    // The recording of the next build takes longer than the previous one, and ends after the
    // repetition.
    let ticks = try #require(states["page-1"]?.ticks)
    states["page-1"]?.ticks = ticks - 10
    #expect(try change(states)["recording"] as? Int == 2)
  }

  @Test func `a finger that is down at the replacement is cancelled in the next build`() throws {
    let (old, web) = try server()
    let page = try client(web)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":60}]}"#)
    try web.tick(page) { page.said("recording").count == 2 }
    let file = folder.path(of: "states.json")
    old.tell(.built(states: file))
    try web.tick(page) { page.isClosed || !page.said("replaced").isEmpty }
    let token = try #require(page.said("replaced").first?["resume"] as? String)

    let (_, next) = try server(try SessionState.read(file))
    let again = try client(next, resume: token)
    try next.tick(again) { again.said("ended").count == 2 }

    let calls = again.said("more").flatMap { $0["events"] as? [[String: Any]] ?? [] }
      .compactMap { $0["call"] as? String }
    #expect(calls.count { $0.hasPrefix("down(") } == 1)
    #expect(calls.count { $0.hasPrefix("cancel(finger") } == 1)
  }

  @Test func `without its entry a page shows the first one; after long use, its entry's beginning`()
    throws
  {
    var state = SessionState(
      entry: "gone", device: "se", settings: DeviceSettings(), log: InputLog(), ticks: 0,
      speed: 1, isPaused: false)
    let (_, web) = try server(["page-1": state])
    let page = try client(web, resume: "page-1")
    #expect(page.said("device").last?["entry"] as? String == "card")
    let text = try #require(page.said("error").first?["text"] as? String)
    #expect(text.hasPrefix("found no entry \"gone\""))

    state.entry = "other"
    state.ticks = InputLog.longestReplay + 1
    let (_, other) = try server(["page-1": state])
    let long = try client(other, resume: "page-1")
    let reason = try #require(long.said("error").first?["text"] as? String)
    #expect(
      reason == "other starts from its beginning, because it was in use for more than 5 minutes")
    #expect(long.said("device").last?["entry"] as? String == "other")
  }

  @Test func `a state is given once, and an unknown token is a new page`() throws {
    let state = SessionState(
      entry: "other", device: "se", settings: DeviceSettings(), log: InputLog(), ticks: 1,
      speed: 1, isPaused: false)
    let (_, web) = try server(["page-1": state])
    let first = try client(web, resume: "page-1")
    #expect(first.said("error").isEmpty, "\(first.said("error"))")
    #expect(first.said("device").last?["entry"] as? String == "other")
    #expect(try client(web, resume: "page-1").said("device").last?["entry"] as? String == "card")
    #expect(try client(web, resume: "no-page").said("device").last?["entry"] as? String == "card")
  }

  @Test func `news is one line of text, and is read again as it was`() throws {
    for news: BuildNews in [
      .building, .failed([.init(file: "a\nb", line: 1, column: 2, text: "\"x\"")]),
      .built(states: "states.json"), .stopped(.init(text: "it crashed", calls: ["a", "b"])),
    ] {
      let line = try news.line
      #expect(line.filter { $0 == "\n" }.count == 1 && line.hasSuffix("\n"))
      #expect(try BuildNews.read(line) == news)
    }
    #expect(throws: DecodingError.self) { try BuildNews.read("{}") }
  }
}
