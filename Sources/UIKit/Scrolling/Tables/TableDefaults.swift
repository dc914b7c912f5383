/// The measures of tables that no source states. All are unverified; points and seconds.
enum TableDefaults {
  /// The height of a row that nothing else decides.
  static let rowHeight: CGFloat = 44
  /// The least space above and below a cell's text.
  static let textInset: CGFloat = 11
  /// From a cell's edge to its text, and to its accessory.
  static let margin: CGFloat = 16
  /// The margin where the table is at least as wide as `wideTable`.
  static let wideMargin: CGFloat = 20
  static let wideTable: CGFloat = 414
  /// Between an image and the text beside it.
  static let imageGap: CGFloat = 16
  /// The corners of a section of an inset table.
  static let cornerRadius: CGFloat = 10

  /// A header or footer with a title, by style.
  static let plainHeader: CGFloat = 28
  static let groupedHeader: CGFloat = 38
  static let groupedFirstHeader: CGFloat = 55.5
  static let groupedFooter: CGFloat = 30
  /// The space that stands for a header or footer that a grouped table does not have.
  static let groupedGap: CGFloat = 17.5
  static let groupedFirstGap: CGFloat = 35
  /// Above the headers of plain tables.
  static let headerTopPadding: CGFloat = 22

  /// Updates, and the fade of a selection.
  static let updateDuration = 0.3
  static let selectionFade = 0.3

  static func margin(width: CGFloat) -> CGFloat { width >= wideTable ? wideMargin : margin }
}
