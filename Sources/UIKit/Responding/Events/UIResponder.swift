/// An object that can answer events; views, controllers and the application are responders.
@preconcurrency @MainActor
open class UIResponder: NSObject, Attachable, KeyValueCoder {
  public override init() { super.init() }

  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { World.current.room(FirstResponder.self).responder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let holder = World.current.room(FirstResponder.self)
    guard holder.responder !== self else { return true }
    if let current = holder.responder, !current.resignFirstResponder() { return false }
    holder.responder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    World.current.room(FirstResponder.self).responder = nil
    return true
  }

  /// Called once everything a storyboard connects to this object is connected; does nothing by
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

  /// Whether assistive technology stops at this object; false by default.
  open var isAccessibilityElement = false
  /// What it is called; nil by default.
  open var accessibilityLabel: String?
  /// What happens when it is activated; nil by default.
  open var accessibilityHint: String?
  /// What it is set to; nil by default.
  open var accessibilityValue: String?
  /// The name that tests find it by; never spoken. Nil by default.
  open var accessibilityIdentifier: String?
  /// Whether what it holds is left out; false by default.
  open var accessibilityElementsHidden = false
  /// Whether the views beside it are left out while it is shown; false by default.
  open var accessibilityViewIsModal = false

  /// The scrub gesture: leave what is shown modally. True when it did; false by default, and then
  /// the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether this responder has the action; by default when its class was registered with it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.current.selector(named: action.description, of: type(of: self)) != nil
  }

  /// The keys that this responder has commands for; none by default. Asked at each key.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Who has the keyboard.
  static var first: UIResponder? { World.current.room(FirstResponder.self).responder }

  // The default of each is to pass the touches on to the next responder.
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

/// Which responder has the keyboard, per world.
@MainActor
private final class FirstResponder: WorldRoom {
  weak var responder: UIResponder?
}
