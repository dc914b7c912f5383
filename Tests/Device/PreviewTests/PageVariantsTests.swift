import Foundation
import Preview
import Stage
import Testing
import UIKit

/// Entries that are rebuilt while a page shows them.
@MainActor @Suite(.serialized)
struct PageVariantsTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.shaded, .card], device: .small, port: 0)
    web = try #require(server.web)
  }

  private func rested() throws -> WebClient {
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 && !client.pictures.isEmpty }
    return client
  }

  /// Sends a message and waits for the reply.
  private func say(_ text: String, _ client: WebClient) throws {
    let before = client.said("values").count + client.said("error").count
    client.say(text)
    try web.tick(client) { client.said("values").count + client.said("error").count > before }
  }

  private func codes(_ client: WebClient) -> [String] {
    client.said("values").compactMap { $0["code"] as? String }
  }

  /// The grey level in the middle of the screen.
  private func grey(_ client: WebClient) -> UInt8 {
    var canvas = Canvas()
    for picture in client.pictures { canvas.draw(picture) }
    return canvas.bytes[(canvas.height / 2 * canvas.width + canvas.width / 2) * 4]
  }

  @Test func `welcome describes the parameters, and the values follow the device`() throws {
    let client = try rested()

    let entries = try #require(client.said("welcome").first?["entries"] as? [[String: Any]])
    let parameters = try #require(entries.first?["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["name"] as? String } == ["shade", "edge", "folds", "deep"])
    #expect(parameters.map { $0["kind"] as? String } == ["number", "choice", "count", "flag"])
    #expect(entries.first?["group"] as? String == "Greys")
    #expect((entries.last?["parameters"] as? [Any])?.isEmpty == true)
    let values = try #require(client.said("values").first)
    #expect(values["entry"] as? String == "shaded" && values["code"] as? String == ".shaded(0.5)")
    let names = client.texts.compactMap { text in
      ["device", "values", "recording"].first { text.contains("\"is\":\"\($0)\"") }
    }
    #expect(names.prefix(3) == ["device", "values", "recording"])
  }

  @Test func `a value creates a new root at once`() throws {
    let client = try rested()
    #expect((127...128).contains(grey(client)))

    try say(#"{"do":"remake","id":"shaded","values":{"shade":1,"deep":true}}"#, client)
    try web.tick(client) { grey(client) == 255 }

    #expect(codes(client) == [".shaded(0.5)", ".shaded(1.0)"])
    let values = try #require(client.said("values").last?["values"] as? [String: Any])
    #expect(values["deep"] as? Bool == true && values["edge"] as? String == "left")
    #expect(client.said("error").isEmpty)
  }

  @Test func `an omitted value has its default again`() throws {
    let client = try rested()

    try say(#"{"do":"remake","id":"shaded","values":{"shade":1}}"#, client)
    try say(#"{"do":"remake","id":"shaded","values":{}}"#, client)

    #expect(codes(client) == [".shaded(0.5)", ".shaded(1.0)", ".shaded(0.5)"])
  }

  @Test(arguments: [
    (
      #"{"do":"remake","id":"shaded","values":{"shade":0.25,"tint":1}}"#,
      "found no parameter \"tint\", expected one of shade, edge, folds, deep"
    ),
    (
      #"{"do":"remake","id":"shaded","values":{"edge":"right","shade":1.5}}"#,
      "found 1.5 at \"values.shade\", expected a number from 0 to 1"
    ),
    (
      #"{"do":"remake","id":"shaded","values":{"shade":"dark"}}"#,
      "found \"dark\" at \"values.shade\", expected a number from 0 to 1"
    ),
    (
      #"{"do":"remake","id":"card","values":{}}"#,
      "found \"card\", which has no parameters, expected an entry with parameters"
    ),
    (
      #"{"do":"remake","id":"nobody","values":{}}"#,
      "found no entry \"nobody\", expected one of shaded, card"
    ),
  ])
  func `invalid values get a reply and change nothing`(text: String, words: String) throws {
    let client = try rested()
    try say(#"{"do":"remake","id":"shaded","values":{"shade":1}}"#, client)
    try web.tick(client) { client.said("ended").count == 2 }
    let (recordings, devices) = (client.said("recording").count, client.said("device").count)

    try say(text, client)

    #expect(client.said("error").map { $0["text"] as? String } == [words])
    #expect(client.said("error").first?["about"] as? String == "remake")
    #expect(client.said("recording").count == recordings && client.said("device").count == devices)
    #expect(codes(client).last == ".shaded(1.0)")
    // The entry still has the values that were selected before.
    try say(#"{"do":"load","id":"shaded"}"#, client)
    #expect(codes(client).last == ".shaded(1.0)")
  }

  @Test func `an entry keeps its values while others are shown`() throws {
    let client = try rested()
    try say(#"{"do":"remake","id":"shaded","values":{"shade":1}}"#, client)

    client.say(#"{"do":"load","id":"card"}"#)
    try say(#"{"do":"load","id":"shaded"}"#, client)
    try say(#"{"do":"set","device":"pad"}"#, client)

    #expect(codes(client).dropFirst() == [".shaded(1.0)", ".shaded(1.0)", ".shaded(1.0)"])
  }

  @Test func `recordings are kept, except those in which the entry only appeared`() throws {
    let client = try rested()
    client.say(#"{"do":"gesture","name":"flick"}"#)
    try web.tick(client) { client.said("ended").count == 2 }

    for shade in 1...40 {
      try say(
        #"{"do":"remake","id":"shaded","values":{"shade":\#(Double(shade) / 40)}}"#, client)
    }
    try web.tick(client) { client.said("ended").last?["recording"] as? Int == 42 }

    let gone = client.said("removed").flatMap { $0["recordings"] as? [Int] ?? [] }
    #expect(gone == Array(3...41))
    // The first two recordings are still available.
    client.say(#"{"do":"layers","recording":1,"t":0}"#)
    client.say(#"{"do":"layers","recording":2,"t":0}"#)
    try web.tick(client) { client.said("layers").count == 2 }
  }

  @Test func `the gestures use the current values`() throws {
    let client = try rested()
    try say(#"{"do":"remake","id":"shaded","values":{"folds":5}}"#, client)
    try web.tick(client) { client.said("ended").count == 2 }

    client.say(#"{"do":"gesture","name":"finish"}"#)
    try web.tick(client) { client.said("ended").count == 3 }

    let fingers = client.said("more").flatMap { $0["frames"] as? [[String: Any]] ?? [] }
      .compactMap { ($0["fingers"] as? [[Double]])?.first }
    #expect(fingers.contains { $0[1] == 50 })
  }
}

extension PageEntry {
  /// A page that is filled with one shade of grey. The gesture `finish` taps at x = 10 points times
  /// the number of folds.
  @MainActor static let shaded: PageEntry = {
    var entry = PageEntry(id: "shaded", title: "Shaded") { UIViewController() }
    entry.group = "Greys"
    entry.variants = PageVariants([
      PageParameter(
        "shade", title: "Shade", .number(0...1, step: 0.01, unit: ""), standard: .number(0.5)),
      PageParameter(
        "edge", title: "Edge",
        .choice([.init(id: "left", title: "Left"), .init(id: "right", title: "Right")]),
        standard: .text("left")),
      PageParameter("folds", title: "Folds", .count(2...6), standard: .number(3)),
      PageParameter("deep", title: "Deep", .flag, standard: .flag(false)),
    ]) { values in
      guard case .number(let shade)? = values["shade"], case .number(let folds)? = values["folds"]
      else { return .init(opening: .root { UIViewController() }, gestures: [:], code: "") }
      let root: @MainActor @Sendable () -> UIViewController = {
        let page = UIViewController()
        page.view.backgroundColor = UIColor(white: shade, alpha: 1)
        return page
      }
      let x = folds * 10
      let tap =
        #"{"unit":"points","fingers":[[{"phase":"down","t":0,"x":\#(x),"y":9},"#
        + #"{"phase":"up","t":0.05,"x":\#(x),"y":9}]]}"#
      return .init(
        opening: .root(root), gestures: ["finish": Data(tap.utf8)], code: ".shaded(\(shade))")
    }
    return entry
  }()
}
