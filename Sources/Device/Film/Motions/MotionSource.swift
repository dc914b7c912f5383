import Foundation
import QuartzCore
import Stage

/// The lines of the app's source that start a motion, with the numbers of an edit.
///
/// The text is searched, not parsed: the call is the nearest one above an animated assignment that
/// starts an animation, and its arguments are found by their labels.
package struct MotionSource: Encodable, Equatable {
  /// A line with the numbers of the edit.
  package struct Line: Encodable, Equatable {
    package let line: Int
    package let before, after: String
  }

  /// The file, and the line of the call.
  package let source: SourcePlace
  /// The lines that differ; empty if the edit changes no number that the source contains.
  package let lines: [Line]
  /// A call that has the edit's pace, if the source's call cannot have it.
  package let instead: String?

  /// Reads the source around a line that is run while the motion is started. Nil if the file cannot
  /// be read, or if no call that starts an animation is found.
  package init?(_ place: SourcePlace, _ motion: RecordedMotions.Motion, _ edit: MotionEdit) {
    guard !place.file.isEmpty,
      let text = try? String(contentsOfFile: place.file, encoding: .utf8)
    else { return nil }
    self.init(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), place, motion,
      edit)
  }

  /// Reads the lines of the file.
  package init?(
    _ text: [String], _ place: SourcePlace, _ motion: RecordedMotions.Motion, _ edit: MotionEdit
  ) {
    guard text.indices.contains(place.line - 1),
      let start = Self.call(in: text, above: place.line - 1)
    else { return nil }
    source = SourcePlace(function: place.function, file: place.file, line: start + 1)
    var region = MotionCall(text, from: start, through: place.line - 1)
    let duration = edit.duration ?? motion.duration
    if edit.duration != nil { region.setDuration(duration) }
    var isWritten = true
    switch edit.pace {
    case .curve(let curve): isWritten = region.setCurve(curve)
    case .spring(let ratio): isWritten = region.setSpring(dampingRatio: ratio, duration: duration)
    case nil:
      // The numbers of a Core Animation spring depend on its duration.
      if edit.duration != nil, case .spring(let ratio) = motion.editedPace {
        region.setStiffness(dampingRatio: ratio, duration: duration)
      }
    }
    lines = region.changed.map { Line(line: $0 + 1, before: text[$0], after: region.lines[$0]) }
    instead = isWritten ? nil : edit.pace.map { Self.text($0, duration) }
  }

  /// The line of the nearest call at or above a line that starts an animation; nil if there is none
  /// in the function.
  private static func call(in text: [String], above line: Int) -> Int? {
    for index in stride(from: line, through: max(0, line - mostLines), by: -1) {
      if text[index].contains(calls) { return index }
      if index < line, text[index].contains(/\bfunc\s+\w+/) { return nil }
    }
    return nil
  }

  private static let mostLines = 80
  private static var calls: Regex<Substring> {
    #/\b(?:UIView\.(?:animate|transition|modifyAnimations)|\.animate\(|UIViewPropertyAnimator|UICubicTimingParameters|UISpringTimingParameters|CA(?:Basic|Keyframe|Spring)Animation\(|runningPropertyAnimator)/#
  }

  /// A call with this pace.
  private static func text(_ pace: MotionEdit.Pace, _ duration: Double) -> String {
    let seconds = MotionCall.number(duration)
    switch pace {
    case .curve(let curve):
      return "UIViewPropertyAnimator(duration: \(seconds), "
        + "controlPoint1: \(MotionCall.point(curve.x1, curve.y1)), "
        + "controlPoint2: \(MotionCall.point(curve.x2, curve.y2)))"
    case .spring(let ratio):
      return "UIViewPropertyAnimator(duration: \(seconds), "
        + "dampingRatio: \(MotionCall.number(ratio)))"
    }
  }
}

/// The lines of a call that starts an animation, down to the line that it animates.
private struct MotionCall {
  private(set) var lines: [String]
  private(set) var changed: [Int] = []
  private let range: ClosedRange<Int>

  init(_ text: [String], from start: Int, through end: Int) {
    (lines, range) = (text, start...max(start, end))
  }

  mutating func setDuration(_ duration: Double) {
    let number = Self.number(duration)
    for label in ["withDuration", "duration", "springDuration"] where setArgument(label, number) {
      return
    }
    setMember("duration", number)
  }

  /// Whether the source can have the curve.
  mutating func setCurve(_ curve: CubicCurve) -> Bool {
    if setArgument("controlPoint1", Self.point(curve.x1, curve.y1)) {
      return setArgument("controlPoint2", Self.point(curve.x2, curve.y2))
    }
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(Self.number).joined(separator: ", ")
    let function = "CAMediaTimingFunction(controlPoints: \(points))"
    if replace(/CAMediaTimingFunction\([^()]*\)/, function) { return true }
    guard let name = Self.names.first(where: { $0.curve == curve })?.name else { return false }
    return replace(
      /\.curve(?:EaseInOut|EaseIn|EaseOut|Linear)\b/,
      ".curve\(name.prefix(1).uppercased())\(name.dropFirst())")
      || setArgument("curve", ".\(name)")
  }

  /// Whether the source can have the spring.
  mutating func setSpring(dampingRatio: Double, duration: Double) -> Bool {
    for label in ["usingSpringWithDamping", "dampingRatio"]
    where setArgument(label, Self.number(dampingRatio)) {
      return true
    }
    if setArgument("bounce", Self.number(1 - dampingRatio)) { return true }
    return setStiffness(dampingRatio: dampingRatio, duration: duration)
  }

  @discardableResult
  mutating func setStiffness(dampingRatio: Double, duration: Double) -> Bool {
    let spring = SpringSolver(dampingRatio: dampingRatio, duration: duration, initialVelocity: 0)
    let isSet = setMember("stiffness", Self.number(spring.stiffness))
    return setMember("damping", Self.number(spring.damping)) || isSet
  }

  /// UIKit's names of curves.
  private static let names: [(curve: CubicCurve, name: String)] = [
    (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
  ]

  // MARK: Text

  /// A number with at most three decimals.
  static func number(_ value: Double) -> String {
    RunWording.number((value * 1000).rounded() / 1000)
  }

  static func point(_ x: Double, _ y: Double) -> String {
    "CGPoint(x: \(number(x)), y: \(number(y)))"
  }

  /// Replaces the argument with this label. The expression ends at a comma, or at the parenthesis
  /// that closes the call.
  private mutating func setArgument(_ label: String, _ value: String) -> Bool {
    for index in range {
      let line = lines[index]
      guard
        let found = line.range(
          of: "(?<![A-Za-z0-9_])\(label):\\s*", options: .regularExpression)
      else { continue }
      var depth = 0
      var end = found.upperBound
      scan: while end < line.endIndex {
        switch line[end] {
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          if depth == 0 { break scan }
          depth -= 1
        case ",": if depth == 0 { break scan }
        default: break
        }
        end = line.index(after: end)
      }
      set(index, line.replacingCharacters(in: found.upperBound..<end, with: value))
      return true
    }
    return false
  }

  /// Replaces what is assigned to a member, as in `spring.damping = 12`.
  @discardableResult
  private mutating func setMember(_ member: String, _ value: String) -> Bool {
    for index in range {
      guard
        let found = lines[index].range(
          of: "(?<=\\.\(member) = )[^/]*?(?=\\s*(//.*)?$)", options: .regularExpression)
      else { continue }
      set(index, lines[index].replacingCharacters(in: found, with: value))
      return true
    }
    return false
  }

  private mutating func replace(_ pattern: Regex<Substring>, _ text: String) -> Bool {
    for index in range where lines[index].contains(pattern) {
      set(index, lines[index].replacing(pattern, with: text))
      return true
    }
    return false
  }

  private mutating func set(_ index: Int, _ text: String) {
    guard lines[index] != text else { return }
    lines[index] = text
    if !changed.contains(index) { changed = (changed + [index]).sorted() }
  }
}
