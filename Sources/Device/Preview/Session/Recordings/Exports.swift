import Film
import Foundation
import Stage
import Synchronization

/// Makes files from recordings, and stores them until they are downloaded.
///
/// The files are made on other threads, so that devices continue to run.
@MainActor
package final class Exports {
  package struct Made: Sendable {
    package let url: String
    package let name: String
  }

  /// The export formats of a recording.
  package enum Format: String, CaseIterable, Sendable {
    case apng, gif, mp4, webm, filmstrip, html, recording, trace, script, command, test

    var title: String {
      switch self {
      case .apng: "Animated PNG"
      case .gif: "GIF"
      case .mp4: "MP4 video"
      case .webm: "WebM video"
      case .filmstrip: "Film strip"
      case .html: "Report"
      case .recording: "Recording"
      case .trace: "Trace"
      case .script: "Touch script"
      case .command: "Command"
      case .test: "Test"
      }
    }

    var ending: String {
      switch self {
      case .apng: "png"
      case .gif: "gif"
      case .mp4: "mp4"
      case .webm: "webm"
      case .filmstrip: "filmstrip.png"
      case .html: "html"
      case .recording: "recording.json"
      case .trace: "trace.txt"
      case .script: "json"
      case .command: "sh"
      case .test: "swift"
      }
    }
  }

  /// The Debian package that must be installed for the format; nil if none is missing.
  nonisolated static func missingPackage(for format: Format) -> String? {
    guard format == .mp4 || format == .webm else { return nil }
    return (try? VideoProgram()) == nil ? VideoProgram.package : nil
  }

  private var files: [(number: Int, name: String, data: Data)] = []
  private var count = 0
  /// The number of exports in progress.
  private var running = 0
  /// The maximum number of files that are stored.
  private static let store = 12
  /// The maximum number of concurrent exports. Each export keeps a recording and its pictures in
  /// memory.
  package static let most = 4

  /// Writes the command that films the same touches; nil if this program has none.
  private let filmCommand: FilmCommand?
  package typealias FilmCommand = @MainActor (FilmRequest) throws(PageError) -> String

  package init(filmCommand: FilmCommand? = nil) { self.filmCommand = filmCommand }

  /// The formats that this program makes.
  package var formats: [Format] {
    Format.allCases.filter { $0 != .command || filmCommand != nil }
  }

  /// The file that the server serves at this path; nil if there is none.
  package func file(at path: String) -> (name: String, data: Data)? {
    files.first { "/exports/\($0.number)/\($0.name)" == path }.map { ($0.name, $0.data) }
  }

  /// Makes a file on another thread and calls `done` on the server's thread.
  package func make(
    _ live: LiveRecording, _ format: Format, scale: Double,
    post:
      @escaping @Sendable (
        @escaping @MainActor @Sendable () -> Void
      ) -> Void, done: @escaping @MainActor (Result<Made, PageError>) -> Void
  ) {
    guard running < Self.most else {
      let text = "found \(running) exports in progress, expected fewer than \(Self.most); try later"
      return done(.failure(PageError(about: "export", text)))
    }
    let text: String
    do throws(PageError) {
      text = try self.text(of: live, format)
    } catch {
      return done(.failure(error))
    }
    running += 1
    count += 1
    let stem = live.entry.replacingOccurrences(of: "/", with: "-")
    let (number, name) = (count, "\(stem)-\(live.id).\(format.ending)")
    let (recording, script) = (live.recording, live.script)
    let thread = Thread {
      let result = Result { () throws(PageError) in
        try Self.data(of: recording, script, text, format)
      }
      post {
        self.running -= 1
        switch result {
        case .success(let data):
          self.files.append((number, name, data))
          if self.files.count > Self.store { self.files.removeFirst() }
          done(.success(Made(url: "/exports/\(number)/\(name)", name: name)))
        case .failure(let error): done(.failure(error))
        }
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The text of a format that needs more than the recording and its script; empty for the others.
  private func text(of live: LiveRecording, _ format: Format) throws(PageError) -> String {
    switch format {
    case .test: try TestSource.text(of: live)
    case .command: try filmCommand?(try FilmRequest(live)) ?? ""
    // A report of a recording that no command can repeat has no command.
    case .html: (try? filmCommand?(try FilmRequest(live))) ?? ""
    default: ""
    }
  }

  nonisolated private static func data(
    of recording: Recording, _ script: TouchScript, _ text: String, _ format: Format
  ) throws(PageError) -> Data {
    switch format {
    case .recording: return RecordingFile(recording).data
    case .trace:
      return Data(Trace(events: recording.events, start: recording.start).description.utf8)
    case .script: return try script.json()
    case .test, .command: return Data(text.utf8)
    case .filmstrip, .apng, .gif, .mp4, .webm, .html:
      return try film(recording, format, command: text)
    }
  }

  nonisolated private static func film(
    _ recording: Recording, _ format: Format, command: String
  ) throws(PageError) -> Data {
    let path = NSTemporaryDirectory() + "matchcut-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    var maker = FilmMaker()
    maker.makesFilmstrip = format == .filmstrip
    maker.command = command.trimmingCharacters(in: .newlines)
    maker.formats = FilmFormat(rawValue: format.rawValue).map { [$0] } ?? []
    do {
      let folder = try OutputFolder(path: path)
      _ = try maker.write(recording, to: folder)
      try folder.commit()
      let file = maker.formats.first?.fileName ?? FilmMaker.filmstripName
      return try Data(contentsOf: URL(fileURLWithPath: path + "/" + file))
    } catch FilmError.programMissing(let name, _, let package) {
      throw PageError(
        about: "export", "Videos need \(name), which is not installed: apt-get install \(package)")
    } catch {
      throw PageError(about: "export", "\(error)")
    }
  }
}
