/// Constants of tables, in points and seconds. The values were not measured, so all of them are
/// unverified.
enum TableDefaults {
  /// The default height of a row.
  static let rowHeight: CGFloat = 44
  /// The minimum space above and below a cell's text.
  static let textInset: CGFloat = 11
  /// The distance from a cell's edge to its text and to its accessory.
  static let margin: CGFloat = 16
  /// The margin in a table that is at least as wide as `wideTable`.
  static let wideMargin: CGFloat = 20
  static let wideTable: CGFloat = 414
  /// The distance between an image and the text beside it.
  static let imageGap: CGFloat = 16
  /// The corner radius of a section of an inset table.
  static let cornerRadius: CGFloat = 10

  /// The heights of headers and footers that have a title. The heights depend on the table's style.
  static let plainHeader: CGFloat = 28
  static let groupedHeader: CGFloat = 38
  static let groupedFirstHeader: CGFloat = 55.5
  static let groupedFooter: CGFloat = 30
  /// The space that replaces a missing header or footer of a grouped table.
  static let groupedGap: CGFloat = 17.5
  static let groupedFirstGap: CGFloat = 35
  /// The padding above the headers of plain tables.
  static let headerTopPadding: CGFloat = 22

  /// The durations of an animated update, and of the fade when a selection appears or disappears.
  static let updateDuration = 0.3
  static let selectionFade = 0.3

  static func margin(width: CGFloat) -> CGFloat { width >= wideTable ? wideMargin : margin }
}
