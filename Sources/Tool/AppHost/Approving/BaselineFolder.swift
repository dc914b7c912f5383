import Film
import Foundation
import SourceBuild

/// The folder with the approved films of a project, which belongs into the project's repository.
///
/// Each baseline is a folder with the film's name. The pictures are in the folder `pictures`, each
/// with the name of its hash, so that git LFS or a cache can hold them.
struct BaselineFolder {
  /// The path, as it was typed.
  let path: String

  static let defaultPath = "Baselines"
  static let picturesName = "pictures"

  init(_ path: String) { self.path = path }

  /// Whether the path is compared as a folder of baselines. A folder with source may contain such a
  /// folder, which is not meant.
  static func isOne(_ path: String) -> Bool {
    let names = FilmFolder.names(in: path, of: [Baseline.fileName])
    return names.contains { !$0.contains("/") } || !names.isEmpty && !FilmFolder.hasSource(path)
  }

  /// The names of the baselines, also of incomplete ones, sorted.
  var names: [String] {
    FilmFolder.names(in: path, of: [Baseline.fileName, RecordingFile.name])
  }

  func folder(of name: String) -> String { "\(path)/\(name)" }

  /// Reads and checks the baseline of a film.
  func baseline(of name: String, version: String) throws(BaselineError) -> Baseline {
    try Baseline(in: folder(of: name), name: name, version: version)
  }

  /// The pictures of a baseline. A picture whose file is missing is known only by its hash.
  func pictures(of baseline: Baseline) -> [String: FilmPicture] {
    baseline.pictures.reduce(into: [:]) { pictures, picture in
      let file = picturePath(picture.value, as: picture.key)
      pictures[picture.key] = FilmPicture(
        hash: picture.value, path: FileKind(file) == .file ? file : nil)
    }
  }

  func picturePath(_ hash: String, as name: String) -> String {
    "\(path)/\(Self.picturesName)/\(Self.pictureName(hash, as: name))"
  }

  static func pictureName(_ hash: String, as name: String) -> String {
    "\(hash).\((name as NSString).pathExtension)"
  }
}
