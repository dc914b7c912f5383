import Foundation

/// One line of a table.
struct Row {
  /// The values of a row, one per column.
  enum Figures {
    /// Milliseconds: the median and the 95th percentile, and processor time.
    case times(Measure.Times)
    case number(Double, unit: String)
  }

  let title: String
  let figures: Figures
  /// The limit for the number or, for times, for the median or the 95th percentile.
  var budget: Double?
  /// Whether 95 % of all runs have to be within the budget, instead of half of them.
  var judgesSlowest = false

  private var judged: Double {
    switch figures {
    case .times(let times): Measure.quantile(judgesSlowest ? 0.95 : 0.5, of: times.wall)
    case .number(let number, _): number
    }
  }

  var isOver: Bool { budget.map { judged > $0 } ?? false }

  static let heading = """
    | | median | 95 % | CPU | unit | budget |
    |---|---|---|---|---|---|
    """

  /// The row in Markdown.
  var text: String {
    let limit = budget.map { isOver ? "**\(Self.short($0)): over**" : Self.short($0) } ?? "–"
    switch figures {
    case .times(let times):
      let middle = Self.short(Measure.median(times.wall))
      let slow = Self.short(Measure.quantile(0.95, of: times.wall))
      let cpu = Self.short(Measure.median(times.cpu))
      return "| \(title) | \(middle) | \(slow) | \(cpu) | ms | \(limit) |"
    case .number(let number, let unit):
      return "| \(title) | \(Self.short(number)) | | | \(unit) | \(limit) |"
    }
  }

  /// The value with two significant digits, or three if it is at least 100.
  private static func short(_ value: Double) -> String {
    let size = abs(value)
    if size >= 10 { return String(format: "%.0f", value) }
    if size >= 1 { return String(format: "%.1f", value) }
    return String(format: size >= 0.1 ? "%.2f" : "%.3f", value)
  }
}
