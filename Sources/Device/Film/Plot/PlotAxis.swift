import Foundation

/// An axis of a plot. Its ticks are at round values, and it maps values to positions.
package struct PlotAxis: Equatable, Sendable {
  /// The range of values, which begins and ends at a tick.
  package let range: ClosedRange<Double>
  package let step: Double

  /// Creates the shortest axis that contains `values` and has round ends. The axis is divided into
  /// at most `most` steps, each of which is 1, 2 or 5 times a power of ten.
  package init(_ values: ClosedRange<Double>, most: Int = 6) {
    var values = values
    // If all values are equal, the axis is chosen so that this value is in its centre.
    let least = max(abs(values.upperBound), 1) * 1e-9
    if values.upperBound - values.lowerBound <= least {
      let half = values.upperBound == 0 ? 1 : abs(values.upperBound) / 2
      values = values.lowerBound - half...values.upperBound + half
    }
    let spread = values.upperBound - values.lowerBound
    let power = pow(10, log10(spread / Double(max(most, 1))).rounded(.down))
    /// The ends of the range, in whole steps. A rounding error of the division must not extend the
    /// range.
    func ends(_ step: Double) -> (low: Double, high: Double) {
      let low = (values.lowerBound / step + 1e-9).rounded(.down)
      return (low, max((values.upperBound / step - 1e-9).rounded(.up), low + 1))
    }
    let steps = [1, 2, 5, 10, 20, 50].map { $0 * power }
    let step = steps.first { ends($0).high - ends($0).low <= Double(max(most, 2)) } ?? spread
    self.step = step
    range = ends(step).low * step...ends(step).high * step
  }

  /// Creates an axis with the given range. The ends of the range do not need to be ticks.
  package init(exactly range: ClosedRange<Double>, most: Int) {
    step = PlotAxis(range, most: most).step
    self.range = range
  }

  /// The ticks in ascending order.
  package var ticks: [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(clamped: last - first)).map { (first + Double($0)) * step }
  }

  /// The position of a value on the axis, which is 0 at the lower end and 1 at the upper end.
  package func place(_ value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// The label of a tick. The label has as many decimals as the step requires, and is never "-0".
  package func label(_ tick: Double) -> String {
    let decimals = max(0, -Int(clamped: (log10(step) + 1e-9).rounded(.down)))
    let text = String(format: "%.\(decimals)f", abs(tick) < step / 1000 ? 0 : tick)
    return text.replacing("-", with: "\u{2212}")
  }
}
