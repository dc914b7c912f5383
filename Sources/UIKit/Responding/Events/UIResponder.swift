/// An object that can handle events; views, controllers and the application are responders.
@preconcurrency @MainActor
open class UIResponder: NSObject, Attachable, KeyValueCoder {
  public override init() { super.init() }

  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The responder that receives events this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { World.current.service(FirstResponder.self).responder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let holder = World.current.service(FirstResponder.self)
    guard holder.responder !== self else { return true }
    if let current = holder.responder, !current.resignFirstResponder() { return false }
    holder.responder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    World.current.service(FirstResponder.self).responder = nil
    return true
  }

  /// Called after all of a storyboard's connections to this object have been made; does nothing by
  /// default. A method of `NSObject` on iOS.
  open func awakeFromNib() {}
  /// Called where Interface Builder shows the object, so never here. A method of `NSObject` on iOS.
  open func prepareForInterfaceBuilder() {}

  // MARK: Keys: members of `NSObject` on iOS

  /// The property's value, numbers as `NSNumber`; a key that the class has not raises.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Told of changes of what this object observes; raises by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }

  // MARK: Accessibility: members of `NSObject` on iOS

  /// Whether assistive technology treats this object as an element; false by default.
  open var isAccessibilityElement = false
  /// The spoken name; nil by default.
  open var accessibilityLabel: String?
  /// The effect of activating the object; nil by default.
  open var accessibilityHint: String?
  /// The current value; nil by default.
  open var accessibilityValue: String?
  /// The name by which tests find the object; never spoken. Nil by default.
  open var accessibilityIdentifier: String?
  /// Whether the elements inside this object are hidden; false by default.
  open var accessibilityElementsHidden = false
  /// Whether sibling views are ignored while this one is visible; false by default.
  open var accessibilityViewIsModal = false

  /// Handles the escape gesture, for example by dismissing a modal view. Returns whether it did; on
  /// false, the default, the next responder is called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether this responder implements the action; by default, whether its class was registered
  /// with it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.current.selector(named: action.description, of: type(of: self)) != nil
  }

  /// The key commands of this responder; none by default. Read for each key press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The first responder.
  static var first: UIResponder? { World.current.service(FirstResponder.self).responder }

  // These forward the touches to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}

/// The first responder of a world.
@MainActor
private final class FirstResponder: WorldService {
  weak var responder: UIResponder?
}
