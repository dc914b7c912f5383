import Film
import Foundation
import SourceBuild

/// Changes to a folder of baselines. All new files are written under temporary names first, so that
/// an error such as a full disk leaves every baseline as it was.
struct BaselineWriting {
  private let folder: BaselineFolder
  private let version: String
  private let pictures: OutputFolder
  /// The folders of the new baselines, which are not in place yet.
  private var staged: [OutputFolder] = []

  init(_ folder: BaselineFolder, version: String) throws(FilmError) {
    (self.folder, self.version) = (folder, version)
    pictures = try OutputFolder(path: "\(folder.path)/\(BaselineFolder.picturesName)")
  }

  /// Writes a film as a new baseline, which is in place after `commit()`.
  mutating func add(_ film: ApprovedFilm) throws(FilmError) {
    var hashes: [String: String] = [:]
    for (name, path) in film.pictures.sorted(by: { $0.key < $1.key }) {
      let data = try ApprovedFilm.picture(at: path)
      let hash = ContentHash.text(data)
      hashes[name] = hash
      if FileKind(folder.picturePath(hash, as: name)) != .file {
        try pictures.write(data, as: BaselineFolder.pictureName(hash, as: name))
      }
    }
    let texts = try film.texts()
    let baseline = Baseline(
      tool: version, texts: texts.mapValues { ContentHash.text($0) }, pictures: hashes)
    let place = folder.folder(of: film.name)
    let parent = try OutputFolder(path: place.folderPath)
    let new = try OutputFolder(path: try parent.stageFolder(place.lastComponent))
    for (name, data) in texts.sorted(by: { $0.key < $1.key }) { try new.write(data, as: name) }
    do {
      try new.write(try baseline.data(), as: Baseline.fileName)
    } catch let error as FilmError {
      throw error
    } catch {
      throw .unwritableFile(path: "\(place)/\(Baseline.fileName)", reason: "\(error)")
    }
    try new.commit()
    staged.append(parent)
  }

  /// Puts the new baselines in place, and removes those of `gone`.
  mutating func commit(removing gone: [String]) throws(FilmError) {
    let former = usedPictures
    // A baseline without its picture can be compared; a picture without a baseline is only space.
    try pictures.commit()
    for parent in staged { try parent.commit() }
    staged = []
    for name in gone {
      let place = folder.folder(of: name)
      do {
        try FileManager.default.removeItem(atPath: place)
      } catch {
        throw .unwritableFile(path: place, reason: "it cannot be removed")
      }
    }
    try removeUnused(former)
  }

  /// The files of the pictures to which the baselines refer now.
  private var usedPictures: Set<String> {
    folder.names.reduce(into: []) { files, name in
      guard let baseline = try? folder.baseline(of: name, version: version) else { return }
      for (picture, hash) in baseline.pictures {
        files.insert(BaselineFolder.pictureName(hash, as: picture))
      }
    }
  }

  /// Removes pictures to which no baseline refers any more.
  private func removeUnused(_ former: Set<String>) throws(FilmError) {
    for file in former.subtracting(usedPictures).sorted() {
      let path = "\(folder.path)/\(BaselineFolder.picturesName)/\(file)"
      if FileKind(path) == .file, unlink(path) != 0 {
        throw .unwritableFile(path: path, reason: "it cannot be removed")
      }
    }
  }
}
