import Film
import Foundation
import Preview
import Stage
import Testing

/// Complete exchanges of messages between a page and the server, over a local socket.
@MainActor @Suite(.serialized)
struct PageServerTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card, .other], device: .small, port: 0)
    web = try #require(server.web)
  }

  private func client(scale: Int = 1) throws -> WebClient {
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":\#(scale)}"#)
    return client
  }

  /// A client whose device has become idle.
  private func rested(scale: Int = 1) throws -> WebClient {
    let client = try client(scale: scale)
    try web.tick(client) { client.said("ended").count == 1 && !client.pictures.isEmpty }
    return client
  }

  private func errors(_ client: WebClient) -> [String] {
    client.said("error").compactMap { $0["text"] as? String }
  }

  @Test func `only the page's own files are served`() throws {
    for file in PageFiles.all {
      let client = try WebClient(port: web.port)
      client.get("/" + file.name)
      try web.tick(client) { client.isClosed }
      #expect(client.head?.hasPrefix("HTTP/1.1 200") == true, "\(file.name)")
      #expect(client.received > file.bytes.count, "\(file.name)")
    }
    for path in ["/nothing", "/../../etc/passwd", "/exports/1/x", "/%2e%2e/etc/passwd"] {
      let client = try WebClient(port: web.port)
      client.get(path)
      try web.tick(client) { client.isClosed }
      #expect(client.head?.contains(" 404 ") == true || client.head?.contains(" 403 ") == true)
    }
    let client = try WebClient(port: web.port)
    client.get("/")
    try web.tick(client) { client.isClosed }
    #expect(client.head?.contains("text/html") == true)
  }

  @Test func `hello is answered with welcome, device and a picture`() throws {
    let client = try rested(scale: 2)

    #expect(client.texts.first?.contains(#""is":"welcome""#) == true)
    #expect(client.said("welcome").first?["version"] as? Int == 2)
    let device = try #require(client.said("device").first)
    #expect(device["entry"] as? String == "card" && device["device"] as? String == "se")
    var canvas = Canvas()
    for picture in client.pictures { canvas.draw(picture) }
    #expect(canvas.width == 750 && canvas.height == 1_334)
  }

  @Test func `a page at rest receives nothing`() throws {
    let client = try rested()
    let received = client.received
    var ticks = 0

    try web.tick(client) {
      ticks += 1
      return ticks > 10
    }

    #expect(client.received == received)
  }

  @Test func `a tap is drawn, traced, recorded and counted`() throws {
    let client = try rested()

    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) { client.said("ended").count == 2 }
    client.say(#"{"do":"stats"}"#)
    try web.tick(client) { client.said("stats").count == 1 }

    let took = try #require(client.said("ended").last)
    #expect((took["transitions"] as? [[String: Any]])?.first?["completed"] as? Bool == true)
    #expect(client.said("recording").map { $0["id"] as? Int } == [1, 2])
    #expect(client.said("stats").first?["inputs"] as? Int == 2)
    let frames = client.said("more").flatMap { $0["frames"] as? [Any] ?? [] }
    #expect(frames.count > 20)
  }

  @Test func `a moment of a recording is shown until the page goes live again`() throws {
    let client = try rested()
    client.say(#"{"do":"gesture","name":"drag"}"#)
    try web.tick(client) { client.said("ended").count == 2 }

    for t in ["0", "0.1", "1e308", "-5"] {
      client.say(#"{"do":"show","recording":2,"t":\#(t)}"#)
    }
    client.say(#"{"do":"show","recording":77,"t":0}"#)
    client.say(#"{"do":"layers","recording":2,"t":0.1}"#)
    client.say(#"{"do":"live"}"#)
    try web.tick(client) { client.said("layers").count == 1 }

    #expect(errors(client) == ["found no recording 77, expected one of 1, 2"])
  }

  @Test func `every client has a separate device`() throws {
    let (one, two) = (try rested(), try rested())
    let received = two.received

    one.say(#"{"do":"load","id":"other"}"#)
    one.say(#"{"do":"set","dark":true,"device":"pad","scale":3}"#)
    try web.tick(one, two) {
      one.said("ended").count > 2
        && one.pictures.contains { Canvas.isWhole($0, 2_460, 3_540) }
    }

    #expect(one.said("device").last?["entry"] as? String == "other")
    #expect(one.said("device").last?["dark"] as? Bool == true)
    var canvas = Canvas()
    for picture in one.pictures { canvas.draw(picture) }
    #expect(canvas.width == 2_460 && canvas.height == 3_540)
    #expect(two.received == received)
    #expect(two.said("device").last?["entry"] as? String == "card")
  }

  @Test func `selecting another entry ends the current recording`() throws {
    let client = try rested()

    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"load","id":"other"}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) { client.said("ended").count == 3 }

    let numbers = client.said("recording").map { $0["id"] as? Int }
    #expect(numbers == [1, 2, 3])
    #expect(client.said("ended").map { $0["recording"] as? Int } == numbers)
  }

  @Test func `a page that says hello twice receives everything again`() throws {
    let client = try rested()
    let pictures = client.pictures.count

    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.pictures.count > pictures }

    #expect(client.said("welcome").count == 2)
    #expect(client.said("device").count == 2)
    #expect(client.pictures.last.map { Canvas.isWhole($0, 375, 667) } == true)
    #expect(client.said("ended").count == 1)
  }

  @Test func `before hello touches are ignored`() throws {
    let client = try WebClient(port: web.port)
    client.converse()
    let words = [
      #""load","id":"card""#, #""touch","touches":[]"#, #""step""#, #""set","scale":1"#,
      #""pause""#,
      #""layers""#, #""key","key":"a""#, #""gesture","name":"drag""#,
    ]
    for word in words.dropFirst() { client.say(#"{"do":\#(word)}"#) }
    try web.tick(client) { errors(client).count == words.count - 1 }

    #expect(Set(errors(client)) == ["the page has no device yet; send the message hello first"])
  }

  @Test(arguments: [
    (
      #"{"do":"step"}"#,
      "found a running clock, expected a paused clock; send the message pause first"
    ),
    (#"{"do":"step","ticks":0}"#, "found 0 ticks, expected 1 to 600"),
    (
      #"{"do":"step","ticks":9223372036854775807}"#,
      "found 9223372036854775807 ticks, expected 1 to 600"
    ),
    (#"{"do":"load","id":"gone"}"#, "found no entry \"gone\", expected one of card, other"),
    (#"{"do":"set","scale":4}"#, "found scale 4.0, expected 1, 2 or 3"),
    (#"{"do":"set","speed":0,"dark":true}"#, "found speed 0.0, expected 0.05 to 4"),
    (
      #"{"do":"set","device":"watch","dark":true}"#,
      "found no device \"watch\", expected one of phone, se, pad, bench"
    ),
    (
      #"{"do":"set","orientation":"faceUp","dark":true}"#,
      "found orientation \"faceUp\", expected a portrait or landscape orientation"
    ),
    (
      #"{"do":"set","textSize":"huge","dark":true}"#,
      "found no text size \"huge\"; the message welcome lists all text sizes"
    ),
    (
      #"{"do":"key","key":"a","modifiers":["fn"]}"#,
      "found modifier \"fn\", expected alt, control, meta or shift"
    ),
    (
      #"{"do":"curve","recording":1,"layer":1,"property":"x"}"#,
      "found no property \"x\", expected one of position.x, position.y, bounds.width, "
        + "bounds.height, bounds.x, bounds.y, opacity, cornerRadius, zPosition, transform.scale, "
        + "transform.rotation.x, transform.rotation.y, transform.rotation, "
        + "transform.translation.x, transform.translation.y"
    ),
    (
      #"{"do":"export","recording":1,"format":"doc"}"#,
      "found format \"doc\", expected one of apng, gif, mp4, webm, filmstrip, html, recording, "
        + "trace, script, test"
    ),
    (#"{"do":"export","recording":9,"format":"gif"}"#, "found no recording 9, expected one of 1"),
  ])
  func `an invalid request gets a reply, and changes nothing`(
    message: String, words: String
  ) throws {
    let client = try rested()

    client.say(message)
    try web.tick(client) { !errors(client).isEmpty }
    client.say(#"{"do":"set","speed":1}"#)
    try web.tick(client) { client.said("device").count == 2 }

    #expect(errors(client) == [words])
    #expect(client.said("device").last?["dark"] as? Bool == false)
    #expect(client.said("recording").count == 1)
  }

  @Test func `more touches than the limit are refused together`() throws {
    let client = try rested()
    let touches = (0..<11).map { #"{"id":\#($0),"phase":"down","x":50,"y":50}"# }

    client.say(#"{"do":"touch","touches":[\#(touches.joined(separator: ","))]}"#)
    client.say(#"{"do":"stats"}"#)
    try web.tick(client) { !client.said("stats").isEmpty }

    #expect(errors(client) == ["found 11 fingers on the screen, expected at most 10"])
    #expect(client.said("stats").first?["inputs"] as? Int == 0)
  }

  @Test func `the wheel drags and lifts`() throws {
    let client = try rested()

    for _ in 0..<5 { client.say(#"{"do":"wheel","x":50,"y":500,"dx":0,"dy":40}"#) }
    try web.tick(client) { client.said("ended").count == 2 }
    client.say(#"{"do":"stats"}"#)
    try web.tick(client) { !client.said("stats").isEmpty }

    #expect(client.said("stats").first?["inputs"] as? Int == 7)
    let calls = client.said("more").flatMap { $0["events"] as? [[String: Any]] ?? [] }
      .compactMap { $0["call"] as? String }
    #expect(calls.contains { $0.hasPrefix("up(") })
  }

  @Test func `a paused device can be stepped, reports it and resumes`() throws {
    let client = try rested()

    client.say(#"{"do":"pause"}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"step","ticks":3}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    client.say(#"{"do":"step","ticks":3}"#)
    try web.tick(client) { client.said("more").count >= 3 }
    #expect(client.said("ended").count == 1)
    client.say(#"{"do":"resume"}"#)
    try web.tick(client) { client.said("ended").count == 2 }

    #expect(client.said("recording").map { $0["id"] as? Int } == [1, 2])
    #expect(errors(client).isEmpty)
  }

  @Test func `a recording is exported while it continues, and downloaded`() throws {
    let client = try rested()
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"export","recording":2,"format":"trace"}"#)
    try web.tick(client) { client.said("export").count == 1 }

    let fetch = try WebClient(port: web.port)
    fetch.get(try #require(client.said("export").first?["url"] as? String))
    try web.tick(client, fetch) { fetch.isClosed }

    #expect(fetch.head?.hasPrefix("HTTP/1.1 200") == true)
    #expect(fetch.head?.contains("card-2.trace.txt") == true)
  }

  @Test func `an export's error names its recording and format`() throws {
    let client = try rested()

    client.say(#"{"do":"export","recording":1,"format":"doc"}"#)
    client.say(#"{"do":"export","recording":9,"format":"gif"}"#)
    client.say(#"{"do":"show","recording":9,"t":0}"#)
    try web.tick(client) { errors(client).count == 3 }

    let said = client.said("error")
    #expect(said.map { $0["recording"] as? Int } == [1, 9, nil])
    #expect(said.map { $0["format"] as? String } == ["doc", "gif", nil])
  }

  @Test func `another entry keeps pause and settings`() throws {
    let client = try rested()

    client.say(#"{"do":"set","orientation":"landscapeLeft","dark":true,"vertical":"regular"}"#)
    client.say(#"{"do":"load","id":"other"}"#)
    try web.tick(client) { client.said("device").count == 3 }

    let device = try #require(client.said("device").last)
    #expect(device["entry"] as? String == "other")
    #expect(device["orientation"] as? String == "landscapeLeft")
    #expect(device["dark"] as? Bool == true)
    #expect(device["vertical"] as? String == "regular")
    #expect(device["width"] as? Double == 667 && device["height"] as? Double == 375)
  }

  @Test func `a page that closes during its export affects no other`() throws {
    let (client, other) = (try rested(), try rested())

    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"export","recording":1,"format":"apng"}"#)
    try web.tick(client) { client.said("recording").count == 2 }
    client.hangUp()
    try web.tick(client) { web.peerCount == 1 }
    other.say(#"{"do":"export","recording":1,"format":"trace"}"#)
    try web.tick(other) { other.said("export").count == 1 }

    #expect(errors(other).isEmpty)
  }

  @Test func `old recordings are dropped, and the page is notified`() throws {
    let client = try rested()
    client.say(#"{"do":"show","recording":1,"t":0}"#)

    for count in 2...26 {
      client.say(#"{"do":"set","dark":\#(count % 2 == 0)}"#)
      client.say(#"{"do":"show","recording":1,"t":0}"#)
      try web.tick(client) { client.said("ended").count == count }
    }
    client.say(#"{"do":"show","recording":1,"t":0}"#)
    try web.tick(client) { !errors(client).isEmpty && client.said("removed").count == 2 }

    #expect(client.said("removed").compactMap { $0["recordings"] as? [Int] } == [[1], [2]])
  }

  @Test func `thousands of malformed messages all get replies`() throws {
    let client = try rested()
    let wrong = ["{", "[]", #"{"do":"jump"}"#, #"{"do":"touch","touches":[{"id":1}]}"#, ""]

    for round in 1...40 {
      for index in 0..<50 { client.say(wrong[index % wrong.count]) }
      try web.tick(client) { client.said("error").count == round * 50 }
    }
    client.say(#"{"do":"stats"}"#)
    try web.tick(client) { !client.said("stats").isEmpty }

    #expect(client.said("stats").first?["inputs"] as? Int == 0)
  }
}
