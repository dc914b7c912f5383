import UIKit

/// The accessibility members of an object. `UIResponder` declares them again so that subclasses can
/// override them, so they have to be read with the type that declares them.
@MainActor
struct ElementFacts {
  let isElement: Bool
  let label, value, hint, identifier: String?
  let traits: UIAccessibilityTraits
  let frame: CGRect
  let activationPoint: CGPoint

  init(_ object: UIResponder) {
    isElement = object.isAccessibilityElement
    (label, value) = (object.accessibilityLabel, object.accessibilityValue)
    (hint, identifier) = (object.accessibilityHint, object.accessibilityIdentifier)
    (traits, frame) = (object.accessibilityTraits, object.accessibilityFrame)
    activationPoint = object.accessibilityActivationPoint
  }

  init(_ object: NSObject) {
    isElement = object.isAccessibilityElement
    (label, value) = (object.accessibilityLabel, object.accessibilityValue)
    (hint, identifier) = (object.accessibilityHint, nil)
    (traits, frame) = (object.accessibilityTraits, object.accessibilityFrame)
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The element that the object is. `frame` is the part of it that is visible. The activation point
  /// of an element that is partly visible is in its visible part.
  func element(_ role: ScreenElement.Role, visible: CGRect) -> ScreenElement {
    let point =
      visible.contains(activationPoint)
      ? activationPoint : CGPoint(x: visible.midX, y: visible.midY)
    return ScreenElement(
      role, label, value: value, hint: hint, identifier: identifier, frame: visible,
      activationPoint: point, isEnabled: !traits.contains(.notEnabled),
      isSelected: traits.contains(.selected))
  }

  /// The role that the traits describe.
  var role: ScreenElement.Role {
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .text }
    return .element
  }
}

extension UIView {
  /// The role that the view's class determines; nil if only its traits say what it is.
  var elementRole: ScreenElement.Role? {
    switch self {
    case is UISwitch: .toggle
    case is UISearchTextField: .searchField
    case is UITextField: .field
    case let text as UITextView: text.isEditable ? .field : nil
    case is UIProgressView, is UIActivityIndicatorView: .progress
    default: nil
    }
  }

  /// Whether the view is a cell whose texts are read together. A cell of a collection is one only in
  /// a list (facts M.22).
  var combinesTexts: Bool { self is UITableViewCell || self is UICollectionViewListCell }
}
