import Foundation
import Preview
import Testing

/// The page asks for the motions of a layer, and edits them.
@MainActor @Suite(.serialized)
struct PageSessionMotionsTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card], device: .small, port: 0)
    web = try #require(server.web)
  }

  /// A client whose device has presented a card in the recording 2.
  private func presented() throws -> WebClient {
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 }
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) { client.said("ended").count == 2 }
    return client
  }

  private func motions(_ layer: Int, _ client: WebClient) throws -> [[String: Any]] {
    let count = client.said("motions").count
    client.say(#"{"do":"motions","recording":2,"layer":\#(layer)}"#)
    try web.tick(client) { client.said("motions").count == count + 1 }
    return try #require(client.said("motions").last?["motions"] as? [[String: Any]])
  }

  /// A layer that moves in the recording 2.
  private func movingLayer(_ client: WebClient) throws -> Int {
    client.say(#"{"do":"layers","recording":2,"t":0.2}"#)
    try web.tick(client) { !client.said("layers").isEmpty }
    let layers = try #require(client.said("layers").last?["layers"] as? [[String: Any]])
    let moving = layers.first { ($0["animations"] as? [String])?.contains("position") == true }
    return try #require(moving?["id"] as? Int)
  }

  private func curve(_ layer: Int, _ client: WebClient) throws -> [[Double]] {
    let count = client.said("curve").count
    client.say(#"{"do":"curve","recording":2,"layer":\#(layer),"property":"position.y"}"#)
    try web.tick(client) { client.said("curve").count == count + 1 }
    return try #require(client.said("curve").last?["samples"] as? [[Double]])
  }

  @Test func `an edited motion changes the curve and the pictures, and can be undone`() throws {
    let client = try presented()
    let layer = try movingLayer(client)
    let motion = try #require(try motions(layer, client).first)
    let number = try #require(motion["motion"] as? Int)
    let recorded = try curve(layer, client)
    let frames = client.pictures.count
    client.say(#"{"do":"show","recording":2,"t":0.2}"#)
    try web.tick(client) { client.pictures.count > frames }
    let shown = client.pictures.count

    client.say(
      #"{"do":"edit","recording":2,"layer":\#(layer),"motion":\#(number),"duration":0.1,"curve":[0,0,1,1]}"#
    )
    try web.tick(client) { client.pictures.count > shown }

    let edited = try #require(try motions(layer, client).first)
    #expect(edited["duration"] as? Double == 0.1)
    #expect(edited["isEdited"] as? Bool == true && edited["isPaceEdited"] as? Bool == true)
    #expect(try curve(layer, client) != recorded)
    client.say(#"{"do":"edit","recording":2,"layer":\#(layer),"motion":\#(number)}"#)
    #expect(try motions(layer, client).first?["isEdited"] as? Bool == false)
    #expect(try curve(layer, client) == recorded)
    #expect(client.said("error").isEmpty, "\(client.said("error"))")
  }

  @Test func `a wrong edit is an error and changes nothing`() throws {
    let client = try presented()
    let layer = try movingLayer(client)
    let wrong: [(members: String, text: String)] = [
      (#""recording":9,"motion":0"#, "found no recording 9, expected one of 1, 2"),
      (#""recording":2,"motion":99"#, "found no motion 99, expected one of "),
      (#""recording":2,"motion":0,"duration":0"#, #"found 0 at "duration", expected 0.01 to 10"#),
      (
        #""recording":2,"motion":0,"curve":[0,0,2,1]"#,
        #"found 2 at "curve[2]", expected 0 to 1"#
      ),
      (
        #""recording":2,"motion":0,"curve":[0,1]"#,
        #"found 2 numbers at "curve", expected x1, y1, x2 and y2"#
      ),
      (
        #""recording":2,"motion":0,"curve":[0,0,1,1],"dampingRatio":0.5"#,
        #"found "curve" and "dampingRatio", expected one of them"#
      ),
    ]
    for (index, (members, text)) in wrong.enumerated() {
      client.say(#"{"do":"edit","layer":\#(layer),\#(members)}"#)
      try web.tick(client) { client.said("error").count == index + 1 }
      let error = client.said("error").last
      #expect((error?["text"] as? String)?.hasPrefix(text) == true, "\(error ?? [:])")
      #expect(error?["about"] as? String == "edit")
    }
    #expect(try motions(layer, client).allSatisfy { $0["isEdited"] as? Bool == false })
  }
}
