import Foundation
import Preview
import Stage
import TemporaryFolders
import Testing

/// Pictures of the previous build, which the next build compares with its own.
@MainActor @Suite(.serialized)
final class EarlierPictureTests {
  private var servers: [PageServer] = []

  private func server(_ states: [String: SessionState] = [:]) throws -> WebServer {
    let server = try PageServer([.card], device: .small, port: 0, states: states)
    servers.append(server)
    return try #require(server.web)
  }

  private func get(_ path: String, _ web: WebServer) throws -> String? {
    let client = try WebClient(port: web.port)
    client.get(path)
    try web.tick(client) { client.isClosed }
    return client.head
  }

  @Test func `pictures are painted during a build, compared after it, and served`() throws {
    let web = try server()
    let page = try WebClient(port: web.port)
    page.converse()
    page.say(#"{"do":"hello","scale":1}"#)
    try web.tick(page) { page.said("ended").count == 1 }
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    page.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(page) { page.said("ended").count == 2 }
    servers[0].tell(.building)
    let folder = TemporaryFolder()
    let file = folder.path(of: "states.json")
    var states: [String: SessionState] = [:]
    try web.tick(page) {
      states = servers[0].states
      return states["page-1"]?.earlier.first?.pictures.isEmpty == false
    }
    servers[0].tell(.built(states: file))
    try web.tick(page) { !page.said("replaced").isEmpty }

    states = try SessionState.read(file)
    let pictures = try #require(states["page-1"]?.earlier.first?.pictures)
    #expect(pictures.count > 10 && pictures.first?.t == 0)
    #expect(pictures.map(\.t) == pictures.map(\.t).sorted())
    // As if the previous build had shown the end of the transition from the beginning.
    let last = try #require(pictures.last)
    states["page-1"]?.earlier[0].pictures = [.init(t: 0, png: last.png)]
    let next = try server(states)
    let again = try WebClient(port: next.port)
    again.converse()
    again.say(#"{"do":"hello","scale":1,"resume":"page-1"}"#)
    try next.tick(again) { !again.said("change").isEmpty }

    let change = try #require(again.said("change").first)
    let text = try #require(change["text"] as? String)
    #expect(text.wholeMatch(of: #/up to (99\.9|100) % of the pixels, at 0 s/#) != nil)
    let served = try #require(change["pictures"] as? [String: Any])
    #expect(served["times"] as? [Double] == [0])
    let path = try #require(served["path"] as? String)
    #expect(try get(path + "0.png", next)?.contains("image/png") == true)
    for name in ["1.png", "-1.png", "0.gif", ""] {
      #expect(try get(path + name, next)?.contains(" 404 ") == true, "\(name)")
    }
  }
}
