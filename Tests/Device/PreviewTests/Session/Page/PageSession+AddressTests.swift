import Foundation
import Preview
import Stage
import Testing

/// A page opens the addresses of recordings.
@MainActor @Suite(.serialized)
struct PageSessionAddressTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card, .other, .shaded], device: .small, port: 0)
    web = try #require(server.web)
  }

  private func client(_ address: String? = nil) throws -> WebClient {
    let client = try WebClient(port: web.port)
    client.converse()
    let address = address.map { ",\"address\":\"\($0)\"" } ?? ""
    client.say("{\"do\":\"hello\",\"scale\":1\(address)}")
    try web.tick(client) { !client.said("ended").isEmpty && !client.pictures.isEmpty }
    return client
  }

  /// A page with a tap that presents a card, and the address of its recording.
  private func tapped() throws -> (WebClient, address: String) {
    let page = try client()
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    return (page, try #require(page.said("ended").last?["address"] as? String))
  }

  private func calls(_ page: WebClient) -> [String] {
    page.said("more").flatMap { $0["events"] as? [[String: Any]] ?? [] }.map { event in
      "\(event["t"] ?? "") \(event["object"] ?? "") \(event["call"] ?? "") \(event["answer"] ?? "")"
    }
  }

  @Test func `another page repeats the input and shows the moment`() throws {
    let (first, address) = try tapped()
    #expect(address.hasPrefix("entry=card&device=se&run="))
    #expect(first.said("ended").first?["address"] as? String == "entry=card&device=se")

    let second = try client("\(address)&t=0.1")
    try web.tick(second) { !second.said("shown").isEmpty }

    #expect(second.said("error").isEmpty, "\(second.said("error"))")
    #expect(second.said("shown").first?["recording"] as? Int == 2)
    #expect(second.said("shown").first?["t"] as? Double == 0.1)
    #expect(second.said("ended").last?["address"] as? String == address)
    #expect(calls(second) == calls(first))
  }

  @Test func `a time of the first recording needs no input`() throws {
    let page = try client("entry=other&device=se&t=0")
    try web.tick(page) { !page.said("shown").isEmpty }

    #expect(page.said("device").last?["entry"] as? String == "other")
    #expect(page.said("shown").first?["recording"] as? Int == 1)
  }

  @Test func `the address holds values and settings`() throws {
    let page = try client("entry=shaded&device=se&value.shade=0.25&dark=1")

    #expect(page.said("device").last?["dark"] as? Bool == true)
    let values = try #require(page.said("values").last?["values"] as? [String: Any])
    #expect(values["shade"] as? Double == 0.25)
    #expect(
      page.said("ended").last?["address"] as? String
        == "entry=shaded&device=se&value.shade=0.25&dark=1")
  }

  @Test func `an address that is opened again replaces the recordings of the same input`() throws {
    let (page, address) = try tapped()

    page.say(#"{"do":"open","address":"\#(address)"}"#)
    try web.tick(page) { page.said("ended").count == 4 }

    let removed = page.said("removed").flatMap { $0["recordings"] as? [Int] ?? [] }
    #expect(removed == [1, 2])
    #expect(page.said("recording").compactMap { $0["id"] as? Int } == [1, 2, 3, 4])
  }

  @Test func `a wrong address changes nothing`() throws {
    let (page, address) = try tapped()
    for wrong in ["entry=nothere", "entry=card&device=watch", String(address.dropLast(4)), ""] {
      page.say(#"{"do":"open","address":"\#(wrong)"}"#)
    }
    page.say(#"{"do":"stats"}"#)
    try web.tick(page) { !page.said("stats").isEmpty }

    let errors = page.said("error")
    #expect(errors.count == 4 && errors.allSatisfy { $0["about"] as? String == "open" })
    #expect(
      errors.first?["text"] as? String
        == "The address cannot be opened: this server has no entry “nothere”. The page shows Card.")
    #expect(page.said("device").allSatisfy { $0["entry"] as? String == "card" })
    #expect(page.said("removed").isEmpty)
  }

  @Test func `a page that begins with a wrong address shows the first entry`() throws {
    let page = try client("entry=nothere")

    #expect(page.said("error").count == 1)
    #expect(page.said("device").last?["entry"] as? String == "card")
  }

  @Test func `touches that are down at the end of the input are cancelled`() throws {
    let page = try client()
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":60}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"move","x":50,"y":90}]}"#)
    page.say(#"{"do":"load","id":"other"}"#)
    try web.tick(page) { page.said("ended").count == 3 }
    let address = try #require(page.said("ended")[1]["address"] as? String)

    let other = try client(address)
    try web.tick(other) { other.said("ended").count == 2 }

    #expect(calls(other).contains { $0.contains("cancel(finger") })
  }
}
