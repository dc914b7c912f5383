import Film
import Foundation
import SourceBuild

/// A film that is to become a baseline.
struct ApprovedFilm: Equatable {
  let name: String
  /// The folder with the film.
  let folder: String
  /// The temporary folder of the source, which paths leave out; nil if there is none.
  var sourceRoot: String?

  /// The pictures by name, with their paths. Only the animation is kept, because the other pictures
  /// show the same frames.
  var pictures: [String: String] {
    let name = Film.FilmFormat.apng.fileName
    let path = "\(folder)/\(name)"
    return FileKind(path) == .file ? [name: path] : [:]
  }

  /// The texts of the baseline, by name. Paths in the current folder are relative to it, so that every
  /// machine has the same texts.
  func texts() throws(FilmError) -> [String: Data] {
    let roots = [sourceRoot, FileManager.default.currentDirectoryPath].compactMap {
      $0.map { $0 + "/" }
    }
    var texts: [String: Data] = [:]
    for name in Baseline.texts {
      guard let text = RegularFile.text("\(folder)/\(name)", limit: Self.largestText) else {
        throw .unwritableFile(path: "\(folder)/\(name)", reason: "it cannot be read")
      }
      let short = roots.reduce(text) { $0.replacing($1, with: "") }
      texts[name] = Data(short.utf8)
    }
    return texts
  }

  private static let largestText = 256 << 20
  private static let largestPicture = 256 << 20

  /// The content of a picture.
  static func picture(at path: String) throws(FilmError) -> Data {
    do throws(BuildError) {
      return try RegularFile.read(path, limit: largestPicture)
    } catch {
      throw .unwritableFile(path: path, reason: error.sentence.found)
    }
  }
}
