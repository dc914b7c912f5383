import CoreGraphics
import Film
import Foundation

/// The result of a comparison: texts, and the files of a report.
struct ComparisonReport {
  private let comparison: FilmsComparison
  private let compared: ComparedFilms
  /// The beginning of the addresses of pictures; nil for paths.
  private let picturesURL: String?
  /// The folder of the report as it was typed; nil if there is none.
  private let folder: String?
  private let texts: FilmsComparisonText
  /// The version of the tool.
  private let version: String

  init(
    _ comparison: FilmsComparison, _ compared: ComparedFilms, picturesURL: String?,
    folder: String?, version: String
  ) {
    (self.comparison, self.compared, self.picturesURL) = (comparison, compared, picturesURL)
    (self.folder, self.version) = (folder, version)
    texts = FilmsComparisonText(
      comparison, before: compared.before.name, after: compared.after.name)
  }

  var text: String { texts.text }
  var json: String { texts.json(version: version) }

  /// The summary for a pull request. `isInFolder` says whether the text is a file in the folder of the
  /// report; otherwise its pictures have paths relative to the current folder.
  func markdown(isInFolder: Bool) -> String {
    let text = texts.markdown { entry in
      guard let folder else { return filmstrips(of: entry) }
      guard let path = Self.picturePath(of: entry) else { return [] }
      let title = "\(entry.name): before, after and difference"
      if let picturesURL {
        let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return [.init(title: title, path: Self.path(picturesURL, name))]
      }
      return [.init(title: title, path: isInFolder ? path : Self.path(folder, path))]
    }
    guard compared.before.isApproved, !comparison.isEmpty else { return text }
    return text
      + "\nTo approve, answer with the line `matchcut approve all`, or with names of films.\n"
  }

  /// Without a folder of its own, the summary shows the filmstrips of the folders that are compared.
  private func filmstrips(of entry: FilmsComparison.Entry) -> [FilmsComparisonText.Picture] {
    let names = [
      entry.before == nil ? nil : entry.formerName ?? entry.name,
      entry.after == nil ? nil : entry.name,
    ]
    return zip([compared.before, compared.after], names).compactMap { side, name in
      // The films of projects are temporary.
      guard let name, side.folder == side.name else { return nil }
      let path = "\(side.folder)/\(name)/\(FilmMaker.filmstripName)"
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return .init(title: side.name, path: path)
    }
  }

  private static func path(_ start: String, _ path: String) -> String {
    start.hasSuffix("/") ? start + path : "\(start)/\(path)"
  }

  /// The path of a film's picture in the folder; nil if it has none.
  private static func picturePath(of entry: FilmsComparison.Entry) -> String? {
    entry.hasSheet ? "\(ReportFiles.pictures)/\(pictureName(of: entry))" : nil
  }

  private static func pictureName(of entry: FilmsComparison.Entry) -> String {
    entry.name.replacing("/", with: "-") + ".png"
  }

  /// Writes the page, the summary with its pictures, and the data.
  func write(to folder: OutputFolder) throws(FilmError) {
    let sheets = comparison.entries.filter(\.hasSheet)
    if !sheets.isEmpty {
      let pictures = try OutputFolder(path: "\(folder.path)/\(ReportFiles.pictures)")
      for entry in sheets {
        guard let sheet = ComparisonSheet(entry) else { continue }
        try pictures.write(
          try PNGWriter().data(try sheet.image(scale: Self.scale)), as: Self.pictureName(of: entry))
      }
      try pictures.commit()
    }
    let page = ComparisonPage(
      comparison, before: compared.before.name, after: compared.after.name)
    try folder.write(Data(page.text.utf8), as: ReportFiles.page)
    try folder.write(Data(markdown(isInFolder: true).utf8), as: ReportFiles.summary)
    try folder.write(Data(json.utf8), as: ReportFiles.data)
    try writeFilms(to: folder)
    try folder.commit()
  }

  /// Writes the films of the second side that differ, so that they can be approved.
  private func writeFilms(to folder: OutputFolder) throws(FilmError) {
    let place = try folder.stageFolder(ReportFiles.films)
    for entry in comparison.entries where entry.after != nil && !entry.state.isSame {
      let film = ApprovedFilm(
        name: entry.name, folder: "\(compared.after.folder)/\(entry.name)",
        sourceRoot: compared.after.sourceRoot)
      let copy = try OutputFolder(path: "\(place)/\(entry.name)")
      for (name, data) in try film.texts().sorted(by: { $0.key < $1.key }) {
        try copy.write(data, as: name)
      }
      for (name, path) in film.pictures.sorted(by: { $0.key < $1.key }) {
        try copy.write(try ApprovedFilm.picture(at: path), as: name)
      }
      try copy.commit()
    }
  }

  /// The number of pixels per point of a picture.
  private static let scale = 1.5
}

extension FilmsComparison.Entry {
  /// Whether there is a picture of the differences.
  fileprivate var hasSheet: Bool { !state.isSame && ComparisonSheet.isPossible(for: self) }
}
