/// Dates that are written as `2026-11-30`.
enum CalendarDate {
  /// Whether the text has the form of a date.
  static func isLike(_ text: String) -> Bool { text.wholeMatch(of: #/\d{4}-\d{2}-\d{2}/#) != nil }

  /// Whether the calendar has the date.
  static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard isLike(text), parts.count == 3, (1...12).contains(parts[1]) else { return false }
    return (1...days(of: parts[1], in: parts[0])).contains(parts[2])
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
