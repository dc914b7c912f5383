import Film
import Foundation
import SourceBuild

/// The description of an approved film, `baseline.json`.
///
/// A baseline is a folder with this description, the film's calls (`trace.txt`) and its recording, as
/// text. The film's pictures are named by their hashes; their files may be in a cache, or missing.
struct Baseline: Codable, Equatable {
  static let fileName = "baseline.json"
  /// The version of this description.
  static let currentFormat = 1
  /// The files of a baseline besides the description.
  static let texts = [RecordingFile.name, FilmMaker.traceName]

  var format = Baseline.currentFormat
  /// The version of the tool that has made the film.
  var tool: String
  /// The SHA-256 hashes of the texts, by file name.
  var texts: [String: String]
  /// The SHA-256 hashes of the pictures, by file name.
  var pictures: [String: String]

  func data() throws -> Data { Data(try ReportEncoding.text(self).utf8) }
}

extension Baseline {
  private static let largestDescription = 1 << 20
  private static let largestText = 256 << 20

  /// Reads the baseline in a folder, and checks that it is complete and of this version of the tool.
  /// `name` is the film's name for messages.
  init(in folder: String, name: String, version: String) throws(BaselineError) {
    func wrong(_ problem: BaselineError.Problem) -> BaselineError {
      BaselineError(name: name, folder: folder, problem: problem)
    }
    let path = "\(folder)/\(Self.fileName)"
    guard FileKind(path) != .nothing else { throw wrong(.incomplete(Self.fileName)) }
    guard let data = RegularFile.contents(path, limit: Self.largestDescription),
      let made = try? JSONDecoder().decode(Baseline.self, from: data)
    else { throw wrong(.incomplete(Self.fileName)) }
    guard made.format == Self.currentFormat, made.tool == version else {
      throw wrong(.otherVersion(made.tool, current: version))
    }
    for text in Self.texts {
      let content = RegularFile.contents("\(folder)/\(text)", limit: Self.largestText)
      guard let content, made.texts[text] == ContentHash.text(content) else {
        throw wrong(.incomplete(text))
      }
    }
    self = made
  }
}
