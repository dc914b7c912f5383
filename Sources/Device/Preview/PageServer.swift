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
  /// What the sessions of all pages share.
  let contents: ServerContents
  package private(set) var web: WebServer?
  /// The secret in the addresses of the page; nil if the page needs none.
  private let token: AccessToken?
  private(set) var sessions: [PageSession] = []
  var ending: WebTimer?

  /// Creates the server, which listens immediately. `filmCommand` writes the command that films the
  /// touches of a recording.
  package init(
    _ entries: [PageEntry], device: Device = .phone, host: String = "127.0.0.1", port: Int,
    token: AccessToken? = nil, states: [String: SessionState] = [:],
    sourceLines: SourceLines? = nil, filmCommand: Exports.FilmCommand? = nil
  ) throws {
    self.token = token
    contents = ServerContents(
      entries, device: device, states: states, sourceLines: sourceLines, filmCommand: filmCommand)
    web = try WebServer(
      host: host, port: port, token: token,
      answer: { [weak self] in self?.answer($0) ?? .text(503, "The server has ended.") },
      converse: { [weak self] peer in self?.converse(with: peer) })
    contents.web = web
    contents.phoneAddress = phoneAddress
  }

  package var entries: [PageEntry] { contents.entries }
  /// The device with which a page begins.
  package var device: Device { contents.device }

  private func converse(with peer: WebPeer) -> PageSession {
    let session = PageSession(peer, contents) { [weak self] session in
      self?.sessions.removeAll { $0 === session }
    }
    sessions.append(session)
    return session
  }

  /// The addresses of the page, which contain the token.
  package var urls: [String] {
    let query = token.map { "?\(AccessToken.queryName)=\($0.text)" } ?? ""
    return NetworkAddresses.reachable(from: web?.host ?? "").map {
      "http://\($0):\(web?.port ?? 0)/\(query)"
    }
  }

  /// The address that opens only the device, for a phone; nil if no other machine can connect.
  package var phoneAddress: String? {
    guard let url = urls.first, let web, !NetworkAddresses.isLoopback(web.host),
      !url.hasPrefix("http://127.")
    else { return nil }
    return url + (token == nil ? "?" : "&") + "view=device"
  }

  /// Serves until `stop()` is called or the program ends.
  package func run() { web?.run() }
  package func stop() { web?.stop() }

  // MARK: Responses

  private func answer(_ request: WebRequest) -> WebResponse {
    if let file = contents.exports.file(at: request.path) {
      return WebResponse(
        type: WebResponse.type(ofFile: file.name), body: Array(file.data), fileName: file.name)
    }
    if let picture = contents.earlierPicture(at: request.path) {
      return WebResponse(type: WebResponse.type(ofFile: request.path), body: Array(picture.png))
    }
    if let page = contents.rulePages.text(at: request.path) {
      return WebResponse(type: "text/plain; charset=utf-8", body: page)
    }
    if request.path == "/phone.svg", let address = phoneAddress, let code = QRCode(address) {
      return WebResponse(type: WebResponse.type(ofFile: request.path), body: Array(code.svg.utf8))
    }
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    guard let file = PageFiles.all.first(where: { $0.name == name }) else {
      return .text(404, "There is nothing at \(request.path).")
    }
    let bytes = name == "index.html" ? Self.index(file.bytes) : file.bytes
    return WebResponse(type: WebResponse.type(ofFile: name), body: bytes)
  }

  /// The page with links to all its modules, so that the browser requests them at once and not one
  /// after the other as it reads their imports.
  private static func index(_ page: [UInt8]) -> [UInt8] {
    let links = PageFiles.all.map(\.name).filter { $0.hasSuffix(".js") }.sorted()
      .map { "<link rel=\"modulepreload\" href=\"\($0)\">\n" }.joined()
    let text = String(decoding: page, as: UTF8.self)
    return Array(text.replacing("</head>", with: links + "</head>", maxReplacements: 1).utf8)
  }
}
