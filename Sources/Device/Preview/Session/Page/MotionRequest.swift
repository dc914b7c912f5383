import Film
import Foundation
import QuartzCore

/// The request `edit`: another duration and pace for a motion of a recording, and whether one of its
/// layers stands still.
package struct MotionRequest: Decodable, Equatable {
  var recording, layer, motion: Int
  /// Nil if the duration is as recorded.
  var duration: Double?
  /// The control points of a timing curve, `[x1, y1, x2, y2]`.
  var curve: [Double]?
  var dampingRatio: Double?
  /// The time at which the layer stands still; nil if it moves.
  var held: Double?

  /// The durations that can be chosen, in seconds.
  static let durations = 0.01...10.0
  /// The damping ratios that can be chosen.
  static let dampingRatios = 0.05...1.0
  /// The y coordinates of control points that can be chosen.
  static let heights = -2.0...3.0

  /// The edit that the request describes. The layers that stand still are those of `old`, with or
  /// without the layer of the request.
  func edit(of old: MotionEdit) throws(PageError) -> MotionEdit {
    var edit = MotionEdit(held: old.held)
    edit.held[layer] = held
    if let duration {
      edit.duration = try Self.checked(duration, "duration", Self.durations)
    }
    switch (curve, dampingRatio) {
    case (nil, nil): break
    case (let points?, nil):
      guard points.count == 4 else {
        throw Self.error("found \(points.count) numbers at \"curve\", expected x1, y1, x2 and y2")
      }
      for (index, point) in points.enumerated() {
        _ = try Self.checked(
          point, "curve[\(index)]", index.isMultiple(of: 2) ? 0...1 : Self.heights)
      }
      edit.pace = .curve(CubicCurve(points[0], points[1], points[2], points[3]))
    case (nil, let ratio?):
      edit.pace = .spring(
        dampingRatio: try Self.checked(ratio, "dampingRatio", Self.dampingRatios))
    case (_?, _?):
      throw Self.error("found \"curve\" and \"dampingRatio\", expected one of them")
    }
    return edit
  }

  private static func checked(
    _ value: Double, _ name: String, _ range: ClosedRange<Double>
  ) throws(PageError) -> Double {
    guard !range.contains(value) else { return value }
    throw error(
      "found \(JSONNumber(value)) at \"\(name)\", expected \(JSONNumber(range.lowerBound)) to "
        + "\(JSONNumber(range.upperBound))")
  }

  private static func error(_ text: String) -> PageError {
    PageError(about: "edit", text)
  }
}
