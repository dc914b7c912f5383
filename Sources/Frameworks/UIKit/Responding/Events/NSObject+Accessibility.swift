@_spi(Ported) import DeviceRuntime

// Members that UIKit adds to all objects. Subclasses cannot override members of an extension.
// Therefore `UIResponder` declares the members of this extension again.
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technology treats this object as an element; false by default.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { ensuredAccessibility.isElement = newValue }
  }
  /// The name that assistive technology speaks; nil by default.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { ensuredAccessibility.label = newValue }
  }
  /// The description of what happens when the object is activated; nil by default.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ensuredAccessibility.hint = newValue }
  }
  /// The current value as spoken text; nil by default.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { ensuredAccessibility.value = newValue }
  }
  /// The object's kind and state, which assistive technology announces; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { ensuredAccessibility.traits = newValue }
  }
  /// The object's frame in the screen's coordinate system; zero by default.
  public var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { ensuredAccessibility.frame = newValue }
  }
  /// The language in which the label is spoken. If `accessibilityLanguage` is nil (the default),
  /// the label is spoken in the user's language.
  public var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ensuredAccessibility.language = newValue }
  }
  /// The elements inside the object, in reading order; nil by default.
  public var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ensuredAccessibility.elements = newValue }
  }
  /// Whether the elements inside this object are hidden from assistive technology; false by
  /// default.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { ensuredAccessibility.hidesElements = newValue }
  }
  /// Additional actions, which the user of assistive technology chooses from a list; nil by
  /// default.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { ensuredAccessibility.actions = newValue }
  }

  /// The number of elements in `accessibilityElements`; 0 if it is nil.
  public func accessibilityElementCount() -> Int { ElementList(accessibilityElements).count }
  /// The element at an index; nil if there is none.
  public func accessibilityElement(at index: Int) -> Any? {
    ElementList(accessibilityElements).element(at: index)
  }
  /// The index of an element; `NSNotFound` if the object does not contain it.
  public func index(ofAccessibilityElement element: Any) -> Int {
    ElementList(accessibilityElements).index(of: element)
  }

  private var accessibility: AccessibilityValues? {
    objc_getAssociatedObject(self, AccessibilityValues.key) as? AccessibilityValues
  }

  fileprivate var ensuredAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    objc_setAssociatedObject(self, AccessibilityValues.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  fileprivate var ownIdentifier: String? { accessibility?.identifier }
}

/// An object with a name by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests find the object; nil by default. Assistive technology never speaks the
  /// identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification where Self: NSObject {
  public var accessibilityIdentifier: String? {
    get { ownIdentifier }
    set { ensuredAccessibility.identifier = newValue }
  }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

/// The elements inside an object, by their indices.
struct ElementList {
  private let elements: [Any]
  init(_ elements: [Any]?) { self.elements = elements ?? [] }

  var count: Int { elements.count }
  func element(at index: Int) -> Any? {
    elements.indices.contains(index) ? elements[index] : nil
  }
  func index(of element: Any) -> Int {
    let element = element as AnyObject
    return elements.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }
}

/// The accessibility settings of an object that does not store them itself.
private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var language: String?
  var elements: [Any]?
  var hidesElements = false
  var actions: [UIAccessibilityCustomAction]?

  /// The key under which the `AccessibilityValues` of an object are associated with that object.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
