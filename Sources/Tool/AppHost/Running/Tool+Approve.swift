import Film
import Foundation
import SourceBuild

extension Tool {
  /// Makes baselines of films that someone has looked at.
  func approve(_ options: ApproveOptions) throws -> ExitCode {
    var choice = options.choice
    if let review = options.review {
      choice = try comment(at: review).choice
      if choice == .named([]) {
        output.report(
          "\(ProgramName.current.command(.approve)): no line 'matchcut approve …' in the comment; "
            + "nothing is approved")
        return .done
      }
    }
    let report = try ApprovableFilms(at: options.report, version: Self.version)
    let names = try names(choice, in: report, options.report)
    let films = names.compactMap { report.films[$0] }
    for film in films { try check(film) }
    let folder = BaselineFolder(options.baselines)
    let former = names.compactMap { report.former[$0] }
    let gone = Set(former + names.filter(report.gone.contains))
      .subtracting(films.map(\.name)).intersection(folder.names).sorted()
    try store(films, in: folder, removing: gone)
    for film in films { try output.write("approved \(film.name)\n") }
    for name in gone { try output.write("removed \(name)\n") }
    try output.write(
      "\(films.count) approved, \(gone.count) removed, in \(options.baselines)\n")
    return .done
  }

  /// The names of the chosen films, each once, in the order of the report.
  private func names(
    _ choice: ApproveOptions.Choice, in report: ApprovableFilms, _ path: String
  ) throws -> [String] {
    guard case .named(let names) = choice else { return report.names }
    for name in names where !report.names.contains(name) {
      throw UsageError.unknownFilm(name, in: path, among: report.names)
    }
    for name in report.names where names.contains(name) && report.same.contains(name) {
      output.report("\(name): the same, so there is nothing to approve")
    }
    return report.names.filter(names.contains)
  }

  private func check(_ film: ApprovedFilm) throws {
    let path = "\(film.folder)/\(RecordingFile.name)"
    guard let data = RegularFile.contents(path, limit: Self.largestRecording) else {
      throw UsageError.unreadableRecording(path, of: .approve, found: "a file that cannot be read")
    }
    do {
      if let end = try RecordedRun(json: data).end {
        throw UsageError.unfinishedFilm(film.name, sentence: end.sentence)
      }
    } catch let error as RecordingFileError {
      throw UsageError.brokenRecording(path, of: .approve, error)
    }
  }

  private static let largestRecording = 256 << 20

  private func store(
    _ films: [ApprovedFilm], in folder: BaselineFolder, removing gone: [String]
  ) throws {
    guard !films.isEmpty || !gone.isEmpty else { return }
    do throws(FilmError) {
      var writing = try BaselineWriting(folder, version: Self.version)
      for film in films { try writing.add(film) }
      try writing.commit(removing: gone)
    } catch {
      switch error {
      case .unwritableFolder(let path, let reason):
        throw UsageError.unwritableBaselines(path, reason: reason)
      case .unwritableFile(let path, let reason):
        throw UsageError.unwritableBaselines(path, reason: reason)
      case .notAFolder(let path):
        throw UsageError.unwritableBaselines(path, reason: "a file has this name")
      default: throw error
      }
    }
  }

  private func comment(at path: String) throws -> ReviewComment {
    let data: Data
    if path == "-" {
      data = (try? FileHandle.standardInput.read(upToCount: Self.largestComment + 1)) ?? Data()
    } else {
      data = try InputFile.contents(of: path, upTo: Self.largestComment) {
        UsageError.unreadableReview(path, found: $0)
      }
    }
    guard data.count <= Self.largestComment, let text = String(data: data, encoding: .utf8) else {
      throw UsageError.unreadableReview(path, found: "no text, or more than 1 MB")
    }
    do throws(ReviewError) {
      return try ReviewComment(text)
    } catch {
      throw UsageError.wrongReview(path, error)
    }
  }

  private static let largestComment = 1 << 20
}

extension UsageError {
  fileprivate static func unwritableBaselines(_ path: String, reason: String) -> UsageError {
    UsageError(
      place: place(of: .approve), found: "'\(path)' cannot be written (\(reason))", expected: "",
      remedy: "free some space, or name another folder with \(Option.baselines.flag)")
  }
}
