import Film
import Foundation
import SourceBuild
import UIKit

extension CommandExecutor {
  /// The maximum size of a picture, in bytes.
  private static let largestPicture = 256 << 20

  package func compare(
    _ compared: ComparedFilms, _ options: CompareOptions, to output: Output
  ) throws -> Bool {
    // The folder is opened before the comparison, so that an error in its name is reported at once.
    let folder = try options.folder.map { try open($0) }
    var (before, after) = (try films(of: compared.before), try films(of: compared.after))
    if compared.before.isApproved { after = Self.onlyPictures(of: before, after) }
    if compared.after.isApproved { before = Self.onlyPictures(of: after, before) }
    output.progress.show("comparing", done: 0, of: 1)
    let comparison = FilmsComparison(before, after)
    output.progress.clear()
    let report = ComparisonReport(
      comparison, compared, picturesURL: options.picturesURL, folder: options.folder,
      version: Tool.version)
    if let folder { try served { () throws(FilmError) in try report.write(to: folder) } }
    switch options.form {
    case .text: try output.write(report.text)
    case .markdown: try output.write(report.markdown(isInFolder: false))
    case .json: try output.write(report.json)
    }
    return comparison.isEmpty
  }

  /// The films of a side, by name: each is a folder with a recording.
  private func films(of side: ComparedFilms.Side) throws -> [String: FilmsComparison.Film] {
    let folder = side.folder
    if side.isApproved { return try approvedFilms(in: folder) }
    if folder != side.name, FileKind(folder) == .nothing { return [:] }
    guard access(folder, R_OK | X_OK) == 0 else {
      throw UsageError.unreadableFilms(folder, found: "a folder that cannot be read")
    }
    var films: [String: FilmsComparison.Film] = [:]
    for name in FilmFolder.films(in: folder) {
      let path = "\(folder)/\(name)"
      var run = try recordedRun(at: "\(path)/\(RecordingFile.name)", for: .compare)
      if let root = side.sourceRoot { run.shortenPaths(below: root) }
      films[name] = FilmsComparison.Film(run: run, pictures: try pictures(in: path))
    }
    // A version of the code may have nothing of what is filmed of the other one.
    guard !films.isEmpty || folder != side.name else {
      throw UsageError.unreadableFilms(folder, found: "no film")
    }
    return films
  }

  /// The films of a folder of baselines. A folder that does not exist has none.
  private func approvedFilms(in path: String) throws -> [String: FilmsComparison.Film] {
    guard FileKind(path) == .folder || FileKind(path) == .nothing else {
      throw UsageError.unreadableFilms(path, found: "a file")
    }
    let folder = BaselineFolder(path)
    var films: [String: FilmsComparison.Film] = [:]
    for name in folder.names {
      let pictures: [String: FilmPicture]
      do throws(BaselineError) {
        pictures = folder.pictures(of: try folder.baseline(of: name, version: Tool.version))
      } catch {
        throw UsageError(error, of: .compare)
      }
      films[name] = FilmsComparison.Film(
        run: try recordedRun(at: "\(folder.folder(of: name))/\(RecordingFile.name)", for: .compare),
        pictures: pictures)
    }
    return films
  }

  /// The films with only those pictures that baselines have.
  private static func onlyPictures(
    of baselines: [String: FilmsComparison.Film], _ films: [String: FilmsComparison.Film]
  ) -> [String: FilmsComparison.Film] {
    let names = Set(baselines.values.flatMap(\.pictures.keys))
    guard !baselines.isEmpty else { return films }
    return films.mapValues { film in
      FilmsComparison.Film(
        run: film.run, pictures: film.pictures.filter { names.contains($0.key) })
    }
  }

  private func pictures(in folder: String) throws -> [String: FilmPicture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var pictures: [String: FilmPicture] = [:]
    for name in names where name.hasSuffix(".png") || name.hasSuffix(".gif") {
      let path = "\(folder)/\(name)"
      let data = try InputFile.contents(of: path, upTo: Self.largestPicture) {
        UsageError.unreadableFilms(path, found: $0)
      }
      pictures[name] = FilmPicture(hash: ContentHash.text(data), path: path)
    }
    return pictures
  }
}

extension RecordedRun {
  /// Makes the paths of the source relative to a temporary folder.
  fileprivate mutating func shortenPaths(below folder: String) {
    func short(_ place: SourcePlace?) -> SourcePlace? {
      guard var place, place.file.hasPrefix(folder + "/") else { return place }
      place.file.removeFirst(folder.count + 1)
      return place
    }
    for index in events.indices { events[index].source = short(events[index].source) }
    end = end.map { end in
      let sentence = end.sentence.replacing(folder + "/", with: "")
      return End(sentence: sentence, place: short(end.place))
    }
  }
}
