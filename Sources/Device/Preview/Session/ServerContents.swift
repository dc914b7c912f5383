import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// What the sessions of all pages of a server share: the entries, the recordings, and the exports.
@MainActor
final class ServerContents {
  let entries: [PageEntry]
  /// The device with which a page begins.
  let device: Device
  /// Finds the lines of the app's source for calls and findings; nil if the server cannot.
  let sourceLines: SourceLines?
  let compositor = Compositor()
  let exports: Exports
  let recordings = RecordingMemory()
  let rulePages = RulePages()
  /// The connections to the pages; nil after the server has ended.
  weak var web: WebServer?
  /// The address for a phone; nil if no other machine can connect.
  var phoneAddress: String?
  /// The latest message of the tool that builds the app; nil if the tool has not sent one.
  var news: BuildNews?
  /// The states of the pages that the previous build served. Each key is the token that a page
  /// sends.
  private var states: [String: SessionState]

  init(
    _ entries: [PageEntry], device: Device, states: [String: SessionState],
    sourceLines: SourceLines?, filmCommand: Exports.FilmCommand?
  ) {
    exports = Exports(filmCommand: filmCommand)
    (self.entries, self.device, self.states) = (entries, device, states)
    self.sourceLines = sourceLines
  }

  /// The pictures of the previous build, which the sessions keep.
  private var earlier: [WeakPictures] = []
  private var earlierCount = 0

  private struct WeakPictures {
    weak var pictures: EarlierPictures?
  }

  /// Serves pictures of the previous build as long as the result is kept.
  func keep(_ pictures: [EarlierPicture]) -> EarlierPictures {
    earlierCount += 1
    let kept = EarlierPictures(number: earlierCount, pictures)
    earlier.removeAll { $0.pictures == nil }
    earlier.append(WeakPictures(pictures: kept))
    return kept
  }

  /// The picture of the previous build at a path; nil if there is none.
  func earlierPicture(at path: String) -> EarlierPicture? {
    earlier.lazy.compactMap { $0.pictures?.picture(at: path) }.first
  }

  /// Returns the state for a token and removes it. Because it is removed, a state that crashes the
  /// app is not restored again, and the page starts without a state.
  func takeState(_ token: String) -> SessionState? { states.removeValue(forKey: token) }

  func export(
    _ live: LiveRecording, as format: String,
    done: @escaping @MainActor (Result<Exports.Made, PageError>) -> Void
  ) throws(PageError) {
    guard let known = exports.formats.first(where: { $0.rawValue == format }) else {
      let names = exports.formats.map(\.rawValue).joined(separator: ", ")
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
        formats: exports.formats.map { format in
          PageReply.Format(
            id: format.rawValue, title: format.title, missing: Exports.missingPackage(for: format))
        },
        textSizes: TextSizes.all.map {
          PageReply.Item(id: $0.category.rawValue, title: $0.title)
        },
        properties: LayerCurve.properties.map(\.name),
        folder: sourceLines.map { _ in FileManager.default.currentDirectoryPath },
        rulePages: rulePages.folder == nil ? nil : true, phone: phoneAddress))
  }
}
