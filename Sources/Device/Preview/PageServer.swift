import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// Serves the browser page: its files, its WebSocket connections, and its entries.
///
/// Each connected page has its own device, so that several users or tabs do not affect each other.
@MainActor
package final class PageServer {
  package let entries: [PageEntry]
  /// The device with which a page begins.
  package let device: Device
  let compositor = Compositor()
  private let exports = Exports()
  let recordings = RecordingBudget(limit: 64 << 20)
  package private(set) var web: WebServer?
  /// The secret in the addresses of the page; nil if the page needs none.
  private let token: AccessToken?
  private(set) var sessions: [PageSession] = []
  /// The latest message of the tool that builds the app; nil if the tool has not sent one.
  var news: BuildNews?
  /// The states of the pages that the previous build served. Each key is the token that a page
  /// sends.
  private var states: [String: SessionState]
  var ending: WebTimer?

  /// Creates the server, which listens immediately.
  package init(
    _ entries: [PageEntry], device: Device = .phone, host: String = "127.0.0.1", port: Int,
    token: AccessToken? = nil, states: [String: SessionState] = [:]
  ) throws {
    (self.entries, self.device, self.token, self.states) = (entries, device, token, states)
    web = try WebServer(
      host: host, port: port, token: token,
      answer: { [weak self] in self?.answer($0) ?? .text(503, "The server has ended.") },
      converse: { [weak self] peer in self?.converse(with: peer) })
  }

  private func converse(with peer: WebPeer) -> PageSession {
    let session = PageSession(peer, self)
    sessions.append(session)
    return session
  }

  func ended(_ session: PageSession) { sessions.removeAll { $0 === session } }

  /// Returns the state for a token and removes it. Because it is removed, a state that crashes the
  /// app is not restored again, and the page starts without a state.
  func takeState(_ token: String) -> SessionState? { states.removeValue(forKey: token) }

  /// The addresses of the page, which contain the token.
  package var urls: [String] {
    let query = token.map { "?\(AccessToken.queryName)=\($0.text)" } ?? ""
    return NetworkAddresses.reachable(from: web?.host ?? "").map {
      "http://\($0):\(web?.port ?? 0)/\(query)"
    }
  }

  /// Serves until `stop()` is called or the program ends.
  package func run() { web?.run() }
  package func stop() { web?.stop() }

  // MARK: Responses

  private func answer(_ request: WebRequest) -> WebResponse {
    if let file = exports.file(at: request.path) {
      return WebResponse(
        type: WebResponse.type(ofFile: file.name), body: Array(file.data), fileName: file.name)
    }
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    guard let file = PageFiles.all.first(where: { $0.name == name }) else {
      return .text(404, "There is nothing at \(request.path).")
    }
    return WebResponse(type: WebResponse.type(ofFile: name), body: file.bytes)
  }

  func export(
    _ live: LiveRecording, as format: String,
    done: @escaping @MainActor (Result<Exports.Made, PageError>) -> Void
  ) throws(PageError) {
    guard let known = Exports.Format(rawValue: format) else {
      let names = Exports.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw PageError(about: "export", "found format \"\(format)\", expected one of \(names)")
    }
    guard let post = web?.post else { return }
    exports.make(live, known, scale: 1, post: post, done: done)
  }

  // MARK: Entries

  func gestures(of entry: PageEntry) -> [String] {
    let first = ["finish", "cancel"].filter { entry.gestures[$0] != nil }
    let own = entry.gestures.keys.filter { !first.contains($0) }.sorted()
    return first + own + TouchScript.bundled.map(\.id)
  }

  var welcome: PageReply {
    .welcome(
      PageReply.Welcome(
        entries: entries.map { entry in
          PageReply.Entry(
            id: entry.id, title: entry.title, kind: entry.kind, group: entry.group,
            document: entry.document, gestures: gestures(of: entry),
            parameters: entry.variants?.parameters ?? [])
        },
        devices: Device.all.map { device in
          PageReply.KnownDevice(
            id: device.id, title: device.title, width: JSONNumber(device.size.width),
            height: JSONNumber(device.size.height))
        },
        formats: Exports.Format.allCases.map { format in
          PageReply.Format(
            id: format.rawValue, title: format.title, missing: Exports.missingPackage(for: format))
        },
        textSizes: TextSizes.all.map {
          PageReply.Item(id: $0.category.rawValue, title: $0.title)
        },
        properties: LayerCurve.properties.map(\.name)))
  }
}
