import Foundation
import Preview
import Testing

/// Questions of the page about its recordings.
@MainActor @Suite(.serialized)
struct PageSessionQuestionsTests {
  private let server: PageServer
  private let web: WebServer

  init() throws {
    server = try PageServer([.card], device: .small, port: 0)
    web = try #require(server.web)
  }

  private struct Answer {
    let problem: String?
    let texts: [String]
    let details: [String?]
    let times: [Double?]
  }

  private func ask(_ question: String, at t: Double = 0.2, _ client: WebClient) throws -> Answer {
    let count = client.said("answer").count
    client.say(#"{"do":"ask","recording":2,"question":"\#(question)","t":\#(t)}"#)
    try web.tick(client) { client.said("answer").count == count + 1 }
    let answer = try #require(client.said("answer").last)
    let lines = try #require(answer["lines"] as? [[String: Any]])
    return Answer(
      problem: answer["problem"] as? String, texts: lines.compactMap { $0["text"] as? String },
      details: lines.map { $0["detail"] as? String }, times: lines.map { $0["t"] as? Double })
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

  @Test func `a value has its last change, with the assignment`() throws {
    let client = try presented()

    let answer = try ask("to.frame", client)

    #expect(answer.problem == nil)
    #expect(answer.texts.first?.hasPrefix("to.frame on screen: (0, ") == true, "\(answer.texts)")
    #expect(answer.texts.last?.contains(" was set: ") == true, "\(answer.texts)")
    #expect(answer.times.allSatisfy { $0 != nil })
  }

  @Test func `values at a call are those that the app would read`() throws {
    let client = try presented()

    let answer = try ask("container.subviews.count --when completeTransition", client)

    #expect(answer.texts.first == "container.subviews.count, as the app would read it")
    #expect(answer.texts.count == 2 && answer.details.last??.contains("completeTransition") == true)
  }

  @Test func `a wrong question names what is near`() throws {
    let client = try presented()

    #expect(
      try ask("to.alhpa", client).problem
        == "found 'alhpa' after 'to', expected a property or a part of the view; "
        + "did you mean 'alpha'?")
    let problem = try ask("CardPge#1.alpha", client).problem
    #expect(problem?.hasPrefix("no view named 'CardPge#1'; did you mean 'CardPage#1'?") == true)
  }

  @Test func `a repetition for an answer does not affect the page's device`() throws {
    let client = try presented()
    let before = try ask("views", client).texts
    let messages = client.texts.count

    #expect(try ask("hits", client).problem == nil)
    #expect(try ask("views", client).texts == before)
    #expect(client.texts.count == messages + 2)
    client.say(#"{"do":"ask","recording":9,"question":"views","t":0}"#)
    try web.tick(client) { !client.said("error").isEmpty }
    #expect(client.said("error").first?["about"] as? String == "ask")
  }
}
