/// The names of the files and folders in a report of `compare`.
enum ReportFiles {
  static let page = "report.html"
  static let summary = "summary.md"
  static let data = "compare.json"
  static let pictures = "pictures"
  /// The films of the second side that differ.
  static let films = "films"
}
