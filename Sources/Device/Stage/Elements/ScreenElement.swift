import UIKit

/// An element of the screen, as assistive technology presents it: what it is, what it says, and where
/// it is.
package struct ScreenElement: Equatable, Sendable {
  /// The kind of an element, which determines what a tap on it does.
  package enum Role: String, Codable, CaseIterable, Sendable {
    case button, link, toggle, slider, field, searchField
    /// A row of a table or of a list.
    case cell
    case text, heading, image, progress
    /// An element whose traits do not say what it is.
    case element

    /// Whether a tap usually does something.
    package var acts: Bool {
      switch self {
      case .button, .link, .toggle, .slider, .field, .searchField, .cell: true
      case .text, .heading, .image, .progress, .element: false
      }
    }
  }

  package var role: Role
  /// The accessibility label; nil if there is none.
  package var label: String?
  /// The accessibility value, such as `1` for a switch that is on; nil if there is none.
  package var value: String?
  package var hint: String?
  /// The accessibility identifier. It is never spoken.
  package var identifier: String?
  /// The visible part of the element, in points from the top left corner of the screen.
  package var frame: CGRect
  /// The point on the screen at which a tap activates the element.
  package var activationPoint: CGPoint
  package var isEnabled = true
  package var isSelected = false

  package init(
    _ role: Role, _ label: String?, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, frame: CGRect, activationPoint: CGPoint? = nil,
    isEnabled: Bool = true, isSelected: Bool = false
  ) {
    (self.role, self.label, self.value, self.hint) = (role, label, value, hint)
    (self.identifier, self.frame) = (identifier, frame)
    self.activationPoint = activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    (self.isEnabled, self.isSelected) = (isEnabled, isSelected)
  }

  /// The element's label or, without a label, its value; empty if it has neither.
  package var name: String {
    [label, value].compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}
