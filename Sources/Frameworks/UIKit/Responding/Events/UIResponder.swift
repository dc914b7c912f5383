import CDeviceRuntime

/// An object that can handle events. Views, controllers and the application are responders.
@preconcurrency @MainActor
open class UIResponder: NSObject, Attachable, KeyValueCoder {
  public override init() { super.init() }

  /// The calls that created this object; nil if calls were not being recorded.
  package let madeAt = CallStacks.current

  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The next responder in the chain. The next responder receives the events that this responder
  /// does not handle. The property is nil for the last responder in the chain.
  open var next: UIResponder? { nil }

  /// The undo manager of the nearest responder in the chain that has one. Each window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current.responder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if methods_are_exchanged(), let result = answer("becomeFirstResponder", as: Bool.self) {
      return result
    }
    return takeFirstResponder()
  }
  final func takeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let holder = FirstResponder.current
    guard holder.responder !== self else { return true }
    return holder.changing {
      if let current = holder.responder, !current.resignFirstResponder() { return false }
      holder.responder = self
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if methods_are_exchanged(), let result = answer("resignFirstResponder", as: Bool.self) {
      return result
    }
    return giveUpFirstResponder()
  }
  final func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    let holder = FirstResponder.current
    holder.changing { holder.responder = nil }
    return true
  }

  // MARK: Input views

  /// The view that replaces the system's keyboard while this object is first responder; nil by
  /// default. If `inputView` is nil, UIKit uses the input view of the next responder that has one.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this object is first responder; nil by default. If
  /// `inputAccessoryView` is nil, UIKit uses the accessory view of the next responder that has one.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the current input views, which may have changed. Does nothing if this object is not
  /// first responder.
  open func reloadInputViews() {
    if isFirstResponder { FirstResponder.current.tellChange() }
  }

  /// Called after all of a storyboard's connections to this object have been made; does nothing by
  /// default. On iOS, this is a method of `NSObject`.
  open func awakeFromNib() {}
  /// Called when Interface Builder renders the object. Matchcut never calls it. On iOS, this is a
  /// method of `NSObject`.
  open func prepareForInterfaceBuilder() {}

  // MARK: Keys: members of `NSObject` on iOS

  /// The property's value; numbers are returned as `NSNumber`. Raises an exception if the class
  /// does not have this key.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises an exception by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Called when a property that this object observes has changed. Raises an exception by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }

  // MARK: Accessibility: members of `NSObject` on iOS

  /// Whether assistive technology treats this object as an element. The default depends on the
  /// class: true for UIKit's own controls and labels, false for all other objects (facts M.19).
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? standardIsElement }
    set { ownIsElement = newValue }
  }
  private var ownIsElement: Bool?
  var standardIsElement: Bool { false }
  /// The name that assistive technology speaks. While it is nil, a control has the name that its
  /// title gives it; all other objects have none (facts M.20).
  open var accessibilityLabel: String? {
    get { ownLabel ?? standardLabel }
    set { ownLabel = newValue }
  }
  private var ownLabel: String?
  var standardLabel: String? { nil }
  /// The description of what happens when the object is activated; nil by default.
  open var accessibilityHint: String?
  /// The current value as spoken text. While it is nil, a control that shows a value has this value
  /// as text; all other objects have none (facts M.21).
  open var accessibilityValue: String? {
    get { ownValue ?? standardValue }
    set { ownValue = newValue }
  }
  private var ownValue: String?
  var standardValue: String? { nil }
  /// The name by which tests find the object; nil by default. Assistive technology never speaks the
  /// identifier.
  open var accessibilityIdentifier: String?
  /// Whether the elements inside this object are hidden from assistive technology; false by
  /// default.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology ignores sibling views while this view is visible; false by
  /// default.
  open var accessibilityViewIsModal = false

  /// The object's kind and state, which assistive technology announces. The default depends on the
  /// class: for example, a label is static text. A selected control adds `.selected`, and a
  /// disabled control adds `.notEnabled`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? standardTraits }
    set { ownTraits = newValue }
  }
  private var ownTraits: UIAccessibilityTraits?
  var standardTraits: UIAccessibilityTraits { .none }

  /// The object's frame in the screen's coordinate system. For a view, the default is the area of
  /// its bounds. For all other objects, the default is zero.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// The point on the screen at which assistive technology activates the object; the centre of the
  /// frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?
  /// The elements inside the object, in reading order; nil by default.
  open var accessibilityElements: [Any]?
  /// The number of elements in `accessibilityElements`; 0 if it is nil.
  open func accessibilityElementCount() -> Int { ElementList(accessibilityElements).count }
  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    ElementList(accessibilityElements).element(at: index)
  }
  /// The index of an element; `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    ElementList(accessibilityElements).index(of: element)
  }
  /// Whether assistive technology reads the elements inside this object as a group, one after
  /// another; false by default.
  open var shouldGroupAccessibilityChildren = false
  /// The language in which the label is spoken. If `accessibilityLanguage` is nil (the default),
  /// the label is spoken in the user's language.
  open var accessibilityLanguage: String?
  /// Additional actions, which the user of assistive technology chooses from a list; nil by
  /// default. Matchcut does not show the list of actions, but tests can call the `actionHandler` of
  /// an action.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Activates the object. Returns whether the activation was handled; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable object; `accessibilityDecrement()` decreases the value.
  /// By default, neither method does anything.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// Handles the magic tap, which is the gesture for the most important action. Returns whether the
  /// gesture was handled; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Handles the escape gesture, for example by dismissing a modal view. Returns whether it has
  /// handled the gesture. If the method returns false, as it does by default, the next responder's
  /// method is called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether this responder implements the action. By default, returns true if the action was
  /// registered for the responder's class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.current.selector(named: action.description, of: type(of: self)) != nil
  }

  /// The key commands of this responder; none by default. UIKit reads the key commands at every key
  /// press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The first responder.
  package static var first: UIResponder? { FirstResponder.current.responder }

  // These methods forward the touches to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if methods_are_exchanged(), ran("touchesBegan:withEvent:", touches, event) { return }
    nextForEvents?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if methods_are_exchanged(), ran("touchesMoved:withEvent:", touches, event) { return }
    nextForEvents?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if methods_are_exchanged(), ran("touchesEnded:withEvent:", touches, event) { return }
    nextForEvents?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if methods_are_exchanged(), ran("touchesCancelled:withEvent:", touches, event) { return }
    nextForEvents?.touchesCancelled(touches, with: event)
  }

  // Presses of buttons, which the devices of Matchcut do not have. Only the app calls these methods.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextForEvents?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextForEvents?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextForEvents?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextForEvents?.pressesCancelled(presses, with: event)
  }

  // Motion events. Matchcut's device is never shaken, so only the app calls these methods. By
  // default, each method calls the same method of the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextForEvents?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextForEvents?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextForEvents?.motionCancelled(motion, with: event)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}

// MARK: Exchanged implementations

extension UIResponder {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIResponder.self, self, repeat each arguments)
  }
  private func answer<each A, R>(
    _ name: String, _ arguments: repeat each A, as type: R.Type
  ) -> R? {
    ExchangedMethods.answer(name, of: UIResponder.self, self, repeat each arguments, as: type)
  }
}

extension UIResponder {
  /// Returns the first responder, from this one along the chain, for which `isWanted` returns true.
  ///
  /// If the chain returns to a responder, the search ends there and a warning names the responder. In
  /// UIKit such a search never ends.
  final func firstInChain(where isWanted: (UIResponder) -> Bool) -> UIResponder? {
    var seen: Set<ObjectIdentifier> = []
    var here: UIResponder? = self
    while let responder = here {
      guard seen.insert(ObjectIdentifier(responder)).inserted else {
        responder.warnOfCycle()
        return nil
      }
      if isWanted(responder) { return responder }
      here = responder.next
    }
    return nil
  }

  /// This responder and all responders after it.
  final var chain: [UIResponder] {
    var chain: [UIResponder] = []
    _ = firstInChain {
      chain.append($0)
      return false
    }
    return chain
  }

  /// The next responder; nil if the chain returns to this responder, because an event that each
  /// responder forwards would never end.
  final var nextForEvents: UIResponder? {
    guard let next else { return nil }
    guard next.firstInChain(where: { $0 === self }) == nil else {
      warnOfCycle()
      return nil
    }
    return next
  }

  private func warnOfCycle() {
    UIKitLog.warnOnce(
      "The responder chain returns to \(self), so an iPhone would hang. Return another responder, or "
        + "nil, in its `next`.")
  }
}
