/// The kind and the state of an object, which assistive technology announces. The raw values are
/// those of UIKit.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that assistive technology offers for an object.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which assistive technology speaks.
  open var name: String
  open var image: UIImage?
  /// The target of the action. Not retained.
  open weak var target: AnyObject?
  open var selector: Selector
  /// The closure that performs the action and returns whether it was handled. If the closure is
  /// set, `target` and `selector` are not used.
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.image = image
    self.actionHandler = actionHandler
  }
}

extension UIView {
  /// The view's bounds in the screen's coordinate system; zero if the view is not in a window.
  var frameOnScreen: CGRect { frameOnScreen(of: bounds) }

  /// A rectangle of the view in the screen's coordinate system; zero without a window.
  func frameOnScreen(of rect: CGRect) -> CGRect {
    guard let window else { return .zero }
    return window.convert(convert(rect, to: nil), to: nil)
  }
}
