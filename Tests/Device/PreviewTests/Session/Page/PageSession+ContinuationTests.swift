import Foundation
import Preview
import Stage
import Testing

/// A page continues a recording from one of its moments.
@MainActor @Suite(.serialized)
struct PageSessionContinuationTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card, .other], device: .small, port: 0)
    web = try #require(server.web)
  }

  private func opened() throws -> WebClient {
    let page = try WebClient(port: web.port)
    page.converse()
    page.say(#"{"do":"hello","scale":1}"#)
    try web.tick(page) { !page.said("ended").isEmpty && !page.pictures.isEmpty }
    return page
  }

  /// A page whose second recording is the presentation of a card.
  private func tapped() throws -> WebClient {
    let page = try opened()
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    return page
  }

  /// The calls of a recording before a time.
  private func calls(_ page: WebClient, of recording: Int, before t: Double) -> [String] {
    page.said("more").filter { $0["recording"] as? Int == recording }
      .flatMap { $0["events"] as? [[String: Any]] ?? [] }
      .filter { $0["t"] as? Double ?? 0 < t }
      .map { "\($0["t"] ?? "") \($0["object"] ?? "") \($0["call"] ?? "") \($0["answer"] ?? "")" }
  }

  /// The time of the last frame with a finger.
  private func touchedFrame(_ page: WebClient) -> Double? {
    page.said("more").flatMap { $0["frames"] as? [[String: Any]] ?? [] }
      .last { !(($0["fingers"] as? [Any]) ?? []).isEmpty }?["t"] as? Double
  }

  @Test func `a branch begins like the recording, and ends by itself`() throws {
    let page = try tapped()
    page.say(#"{"do":"show","recording":2,"t":0.2}"#)
    page.say(#"{"do":"continue","recording":2,"t":0.2}"#)
    try web.tick(page) { page.said("ended").count == 3 }

    #expect(page.said("error").isEmpty, "\(page.said("error"))")
    let branch = try #require(page.said("recording").last)
    let from = try #require(branch["from"] as? [String: Any])
    #expect(from["recording"] as? Int == 2 && from["t"] as? Double == 0.2)
    let id = try #require(branch["id"] as? Int)
    #expect(id > 2 && page.said("ended").last?["recording"] as? Int == id)
    let before = calls(page, of: 2, before: .infinity)
    #expect(before.count > 10 && calls(page, of: id, before: .infinity) == before)
    #expect(page.said("removed").isEmpty)
  }

  @Test func `a finger of the page goes on from the moment`() throws {
    let page = try tapped()
    // The card is not there yet at the beginning, so that the page below it receives the touch.
    page.say(#"{"do":"continue","recording":2,"t":0}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":60,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"move","x":160,"y":50}]}"#)
    try web.tick(page) { !page.said("recording").filter { $0["from"] != nil }.isEmpty }
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":160,"y":50}]}"#)
    try web.tick(page) { page.said("ended").count == 3 }

    let transitions = page.said("ended").map { ($0["transitions"] as? [Any])?.count ?? 0 }
    #expect(transitions == [0, 1, 0])
    #expect(page.said("recording").last?["from"] != nil)
  }

  @Test func `a finger continues the touch that is down, which can also be lifted`() throws {
    let page = try opened()
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"move","x":90,"y":60}]}"#)
    try web.tick(page) { touchedFrame(page) != nil }
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":90,"y":60}]}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    let drag = try #require(page.said("ended").last?["recording"] as? Int)
    let down = try #require(touchedFrame(page))

    page.say("{\"do\":\"continue\",\"recording\":\(drag),\"t\":\(down),\"lift\":true}")
    try web.tick(page) { page.said("ended").count == 3 }
    let lifted = try #require(page.said("ended").last?["recording"] as? Int)
    let ends = calls(page, of: lifted, before: .infinity)
    #expect(ends.contains { $0.contains(" up(") }, "\(ends)")

    page.say("{\"do\":\"continue\",\"recording\":\(drag),\"t\":\(down)}")
    page.say(#"{"do":"touch","touches":[{"id":3,"phase":"down","x":200,"y":200}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":3,"phase":"move","x":210,"y":200}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":3,"phase":"up","x":210,"y":200}]}"#)
    try web.tick(page) { page.said("ended").count == 4 }
    let continued = try #require(page.said("ended").last?["recording"] as? Int)
    let touches = calls(page, of: continued, before: .infinity).filter { $0.contains("finger:") }
    #expect(touches.count { $0.contains(" down(") } == 1)
    #expect(touches.last?.contains("up(") == true, "\(touches)")
    #expect(page.said("error").isEmpty, "\(page.said("error"))")
  }

  @Test func `an unknown recording changes nothing`() throws {
    let page = try tapped()
    page.say(#"{"do":"continue","recording":9,"t":0}"#)
    page.say(#"{"do":"continue","recording":2}"#)
    page.say(#"{"do":"stats"}"#)
    try web.tick(page) { !page.said("stats").isEmpty }

    let errors = page.said("error").compactMap { $0["text"] as? String }
    #expect(errors.count == 2 && errors[0] == "found no recording 9, expected one of 1, 2")
    #expect(page.said("recording").count == 2)
  }
}
