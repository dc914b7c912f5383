import Film
import Foundation
import SourceBuild

/// The films that can be approved: those of a report of `compare`, or those in a folder.
struct ApprovableFilms {
  /// The films by name.
  private(set) var films: [String: ApprovedFilm] = [:]
  /// The former names of films whose outcome has changed. The keys are the new names.
  private(set) var former: [String: String] = [:]
  /// The films that the compared version does not have any more.
  private(set) var gone: Set<String> = []
  /// The films that do not differ.
  private(set) var same: Set<String> = []

  var names: [String] { gone.union(same).union(films.keys).sorted() }

  /// `path` is the folder of a report, its `compare.json`, or a folder of films.
  init(at path: String, version: String) throws {
    let isReport = path.lastComponent == ReportFiles.data
    let folder = isReport ? path.folderPath : path
    let file = folder.isEmpty ? ReportFiles.data : "\(folder)/\(ReportFiles.data)"
    guard FileKind(file) != .nothing || isReport else {
      try readFilms(in: path)
      return
    }
    try read(try Self.report(at: file, version: version), file, in: folder.isEmpty ? "." : folder)
  }

  private mutating func readFilms(in path: String) throws {
    let names = FilmFolder.films(in: path)
    guard !names.isEmpty else {
      throw UsageError.noReport(
        path, found: FileKind(path) == .nothing ? "no such folder" : "no film")
    }
    for name in names { films[name] = ApprovedFilm(name: name, folder: "\(path)/\(name)") }
  }

  private mutating func read(_ report: Report, _ file: String, in folder: String) throws {
    let place = "\(folder)/\(ReportFiles.films)"
    let found = Set(FilmFolder.films(in: place))
    for film in report.films {
      switch film.state {
      case FilmsComparison.State.same.name: same.insert(film.name)
      case FilmsComparison.State.gone.name: gone.insert(film.name)
      default:
        guard found.contains(film.name) else {
          throw UsageError.noReport(
            file, found: "a report whose film '\(film.name)' is missing in '\(place)'")
        }
        films[film.name] = ApprovedFilm(name: film.name, folder: "\(place)/\(film.name)")
        former[film.name] = film.formerly
      }
    }
  }

  private static let largestReport = 64 << 20

  private static func report(at file: String, version: String) throws -> Report {
    guard let data = RegularFile.contents(file, limit: largestReport) else {
      throw UsageError.noReport(file, found: "a file that cannot be read")
    }
    guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
      throw UsageError.noReport(file, found: "text that is not a complete report")
    }
    guard report.tool == version else {
      let made = report.tool ?? "of an unknown version"
      throw UsageError.noReport(
        file, found: "a report of matchcut \(made), and this is \(version)")
    }
    return report
  }

  /// The part of a report that is used.
  private struct Report: Decodable {
    struct Film: Decodable {
      let name, state: String
      let formerly: String?
    }
    let tool: String?
    let films: [Film]
  }
}
