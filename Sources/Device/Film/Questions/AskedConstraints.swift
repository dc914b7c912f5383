import Stage
import UIKit

/// The constraints that size and place a view in one frame.
package struct ConstraintsAnswer: Sendable, Equatable {
  /// A constraint, or the size of the view's content.
  package struct Rule: Sendable, Equatable {
    /// The rule as the source would write it, such as `leading == superview.leading + 16`.
    package let text: String
    /// Nil for the size of the content, which has several priorities.
    package let priority: Double?
    /// Whether the constraint is omitted, because it conflicts with others.
    package let isBroken: Bool
    /// The identifier that the app has given the constraint; nil if there is none.
    package let identifier: String?
  }

  /// The time of the frame in seconds since the recording began.
  package let t: Double
  /// The name of the view.
  package let title: String
  package var rules: [Rule] = []
  /// Whether the rules do not determine the view's frame.
  package var isAmbiguous = false
  /// Whether the view is in a window in this frame.
  package var isOnScreen = false
}

/// Reads the constraints of a view.
@MainActor
struct ConstraintReader {
  let view: UIView
  /// The names of other views.
  let name: (UIView) -> String

  func answer(at t: Double, title: String) -> ConstraintsAnswer {
    var answer = ConstraintsAnswer(t: t, title: title, isOnScreen: true)
    guard let state = view.layoutState else { return answer }
    answer.isAmbiguous = state.isAmbiguous
    answer.rules = state.constraints.map { rule($0.constraint, isBroken: $0.isBroken) }
    answer.rules += [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap {
      content(state.contentSize, $0)
    }
    return answer
  }

  private func rule(_ constraint: NSLayoutConstraint, isBroken: Bool) -> ConstraintsAnswer.Rule {
    let equation = constraint.equation(naming: itemName).split(separator: " @").first ?? ""
    let priority = Double(constraint.priority.rawValue)
    return ConstraintsAnswer.Rule(
      text: String(equation), priority: priority, isBroken: isBroken,
      identifier: constraint.identifier)
  }

  /// The size of the content with the priorities with which the view keeps it. Nil if the content
  /// has no size on this axis, or if only constraints size the view.
  private func content(
    _ size: CGSize?, _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintsAnswer.Rule? {
    guard let size else { return nil }
    let (name, length) =
      axis == .horizontal ? ("width", size.width) : ("height", size.height)
    guard length != UIView.noIntrinsicMetric else { return nil }
    let hug = view.contentHuggingPriority(for: axis).rawValue
    let resist = view.contentCompressionResistancePriority(for: axis).rawValue
    return ConstraintsAnswer.Rule(
      text: "\(name) of the content == \(Wording.number(Double(length))), hugging "
        + "\(Wording.number(Double(hug))), compression resistance "
        + "\(Wording.number(Double(resist)))",
      priority: nil, isBroken: false, identifier: nil)
  }

  /// The name of a view or guide in an equation; nil for the view itself.
  private func itemName(_ item: AnyObject) -> String? {
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.flatMap { itemName($0) }
      return [owner, Self.guides[guide.identifier] ?? "a layout guide"].compactMap { $0 }
        .joined(separator: ".")
    }
    guard let other = item as? UIView else { return "a released view" }
    if other === view { return nil }
    return other === view.superview ? "superview" : name(other)
  }

  /// The names of the system's guides in source code, by their identifiers.
  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
    "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
    "UIKeyboardLayoutGuide": "keyboardLayoutGuide",
  ]
}
