import Foundation
import Preview
import Stage
import TemporaryFolders
import TestSupport
import Testing

/// Compares `Documentation/PageProtocol.md` with the messages that are sent.
@MainActor @Suite(.serialized)
struct PageProtocolTests {
  private let text: String

  init() throws {
    let page = ProjectFolder.url.appendingPathComponent("Documentation/PageProtocol.md")
    text = try String(contentsOf: page, encoding: .utf8)
  }

  /// The rows of the table under a heading, each with the code names in its first cell.
  private func rows(under heading: String) throws -> [(names: [String], row: String)] {
    let start = try #require(text.range(of: "## \(heading)\n")).upperBound
    let section = text[start...].components(separatedBy: "\n## ")[0]
    let table = section.split(separator: "\n").drop { !$0.hasPrefix("|") }
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
    return table.map { row in
      let cell = row.split(separator: "|").first.map(String.init) ?? ""
      return (cell.matches(of: /`(\w+)`/).map { String($0.1) }, String(row))
    }
  }

  /// The number of a layer that moves in the recording 3.
  private func movingLayer(_ client: WebClient, _ web: WebServer) throws -> Int {
    client.say(#"{"do":"layers","recording":3,"t":0.2}"#)
    try web.tick(client) { !client.said("layers").isEmpty }
    let layers = client.said("layers").last?["layers"] as? [[String: Any]] ?? []
    let moving = layers.first { ($0["animations"] as? [String])?.isEmpty == false }
    return try #require(moving?["id"] as? Int)
  }

  @Test func `every verb is in the first table, and no other`() throws {
    let names = try rows(under: "Requests of the page").flatMap(\.names)

    #expect(names.sorted() == PageMessage.Verb.allCases.map(\.rawValue).sorted())
  }

  @Test func `every server message is in the second table, with all members`() throws {
    let rows = try rows(under: "Messages of the server")
    let server = try PageServer([.shaded, .card], device: .small, port: 0)
    let web = try #require(server.web)
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 }
    client.say(#"{"do":"load","id":"card"}"#)
    try web.tick(client) { client.said("ended").count == 2 }
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) { client.said("ended").count == 3 }
    for text in [
      #""source","recording":3,"n":0"#, #""layers","recording":3,"t":0.2"#,
      #""curve","recording":3,"layer":1,"property":"opacity""#,
      #""ask","recording":3,"question":"CardPage#1.alpha","t":0.2"#,
      #""ask","recording":3,"question":"to.alhpa","t":0.2"#,
      #""motions","recording":3,"layer":\#(try movingLayer(client, web))"#,
      #""alternatives","recording":3"#,
      #""stats""#, #""elements""#, #""export","recording":3,"format":"trace""#,
      #""export","recording":3,"format":"fax""#,
      #""load","id":"shaded""#, #""remake","id":"shaded","values":{"shade":1}"#,
      #""remake","id":"shaded","values":{"shade":0.25}"#,
    ] {
      client.say(#"{"do":\#(text)}"#)
    }
    try web.tick(client) {
      [
        "layers", "curve", "motions", "alternatives", "source", "answer", "stats", "export",
        "error", "removed", "elements",
      ].allSatisfy { !client.said($0).isEmpty }
    }

    // A second page continues in the first page's state, which includes a recording with a
    // transition, and the moment that is shown.
    client.say(#"{"do":"load","id":"card"}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) {
      let transitions = client.said("ended").last?["transitions"] as? [Any]
      return transitions?.isEmpty == false
        && client.said("device").last?["entry"] as? String == "card"
    }
    func last(_ kind: String, _ member: String) -> Int? {
      client.said(kind).last?[member] as? Int
    }
    try web.tick(client) { last("ended", "recording") == last("recording", "id") }
    let recording = try #require(last("recording", "id"))
    client.say(#"{"do":"show","recording":\#(recording),"t":0}"#)
    client.say(#"{"do":"stats"}"#)
    try web.tick(client) { client.said("stats").count == 2 }
    server.tell(.failed([.init(file: "a", line: 1, column: 1, text: "b")]))
    server.tell(.stopped(.init(text: "the app crashed", calls: ["last"])))
    let folder = TemporaryFolder()
    let file = folder.path(of: "states")
    server.tell(.built(states: file))
    try web.tick(client) { !client.said("replaced").isEmpty }
    var states = try SessionState.read(file)
    let earlier = try #require(states["page-1"]?.earlier.first)
    states["page-1"]?.earlier[0].file = try Self.withoutFirstCall(earlier.file)
    let next = try PageServer([.shaded, .card], device: .small, port: 0, states: states)
    let other = try #require(next.web)
    let again = try WebClient(port: other.port)
    again.converse()
    again.say(#"{"do":"hello","scale":1,"resume":"page-1"}"#)
    try other.tick(again) { !again.said("shown").isEmpty && !again.said("change").isEmpty }
    let shown = try #require(again.said("shown").first)
    #expect(shown.keys.sorted() == ["is", "recording", "t"])

    let kinds = PageReply.Kind.allCases.map(\.rawValue)
    #expect(kinds.sorted() == rows.flatMap(\.names).sorted())
    #expect(kinds.allSatisfy { !client.said($0).isEmpty || !again.said($0).isEmpty })
    for kind in kinds {
      let row = try #require(rows.first { $0.names == [kind] }?.row)
      for message in client.said(kind) + again.said(kind) {
        for member in members(of: message) where member != "is" {
          // The components of a parameter are described in a separate table.
          let place = kind == "welcome" ? text : row
          #expect(try place.contains(Regex("\\b\(member)\\b")), "\(kind): \(member)")
        }
      }
    }
  }

  /// A recording file from which a call is removed and whose last call has another name.
  static func withoutFirstCall(_ file: Data) throws -> Data {
    var json = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
    var events = try #require(json["events"] as? [[String: Any]])
    events.removeFirst()
    events[events.count - 1]["object"] = "Gone#7"
    json["events"] = events
    return try JSONSerialization.data(withJSONObject: json)
  }

  /// The names of the members of an object and of the objects in it. The names of parameters, which
  /// are members of `values`, are excluded.
  private func members(of value: Any, below name: String = "") -> Set<String> {
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(members(of: $1)) }
    }
    guard name != "values", let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) {
      $0.formUnion(members(of: $1.value, below: $1.key))
    }
  }

  @Test func `limits equal those in the code`() {
    #expect(text.contains("At most \(PageMessage.mostFingers) touches may be on the screen"))
    #expect(text.contains("a page keeps \(RecordingLimits.count) recordings"))
    #expect(text.contains("after growing by \(RecordingLimits.growth >> 20) MB"))
    #expect(RecordingLimits.tail == 5 && text.contains("ends five seconds after the last touch"))
    #expect(RecordingLimits.duration == 120 && text.contains("After two minutes"))
    #expect(InputLog.longestReplay == 5 * 60 * FrameClock.ticksPerSecond)
    #expect(text.contains("After five minutes of use, the input is not repeated"))
    #expect(text.contains("| \(FrameMessage.headerSize)– |"))
    #expect(text.contains("at most four run at a time") == (Exports.most == 4))
    #expect(text.contains("`speed` (.05 to 4)"))
  }
}
