import Foundation

/// Formats numbers for sentences about two runs.
package enum RunWording {
  /// A number with at most four decimals.
  static func number(_ value: Double) -> String {
    value.isFinite ? JSONNumber((value * 1e4).rounded() / 1e4).description : "∞"
  }

  static func list(_ values: [Double]) -> String {
    values.map(number).joined(separator: ", ")
  }

  /// Two different values as texts. Values that differ only beyond the fourth decimal have the six
  /// decimals of a recording's file.
  static func pair(
    _ before: [Double], _ after: [Double], _ text: ([Double]) -> String
  ) -> (before: String, after: String) {
    let rounded = (before: text(before), after: text(after))
    guard rounded.before == rounded.after else { return rounded }
    func exact(_ values: [Double]) -> String {
      "(\(values.map { JSONNumber($0).description }.joined(separator: ", ")))"
    }
    return (exact(before), exact(after))
  }

  static func seconds(_ value: Double) -> String { number(value) + " s" }

  static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// Describes a matrix of sixteen numbers in words if it is a translation, a scale or a rotation.
  package static func transform(_ m: [Double]) -> String {
    guard m.count == 16 else { return "identity" }
    func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
    func rest(_ but: Set<Int>) -> Bool {
      m.indices.allSatisfy { but.contains($0) || isClose(m[$0], $0 % 5 == 0 ? 1 : 0) }
    }
    var words: [String] = []
    if !isClose(m[12], 0) || !isClose(m[13], 0) || !isClose(m[14], 0) {
      words.append(
        "translation (\(list(isClose(m[14], 0) ? [m[12], m[13]] : [m[12], m[13], m[14]])))")
    }
    if rest([0, 5, 12, 13, 14]) {
      if !isClose(m[0], 1) || !isClose(m[5], 1) { words.append("scale (\(list([m[0], m[5]])))") }
      return words.joined(separator: " ")
    }
    func degrees(_ y: Double, _ x: Double) -> String { number(atan2(y, x) * 180 / .pi) + "°" }
    let turns: [(cells: Set<Int>, axis: String, angle: String)] = [
      ([0, 1, 4, 5], "", degrees(m[1], m[0])),
      ([5, 6, 9, 10], " about x", degrees(m[6], m[5])),
      ([0, 2, 8, 10], " about y", degrees(-m[2], m[0])),
    ]
    for turn in turns where rest(turn.cells.union([12, 13, 14])) {
      let cells = turn.cells.sorted().map { m[$0] }
      let length = (cells[0] * cells[0] + cells[1] * cells[1]).squareRoot()
      // A matrix that meets these conditions is a pure rotation.
      if isClose(length, 1), isClose(cells[0], cells[3]), isClose(cells[1], -cells[2]) {
        return (words + ["turned \(turn.angle)\(turn.axis)"]).joined(separator: " ")
      }
    }
    return "matrix (\(list(m)))"
  }
}
