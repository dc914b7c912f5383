import UIKit

/// The superclass of the delegates that run the transitions of navigation and tab bar controllers.
/// Such a delegate installs the gestures, and it forwards every call to the app's delegate before
/// it acts itself.
@MainActor
class ContainerTransitions: NSObject {
  var transition: Transition
  let interactions = InteractionCoordinator()
  private weak var appDelegate: (any NSObjectProtocol)?

  init(_ transition: Transition, app: (any NSObjectProtocol)?) {
    self.transition = transition
    appDelegate = app
    super.init()
  }

  /// The app's delegate as a value of `type`, which is a delegate protocol; nil if the app's
  /// delegate does not conform to the protocol.
  final func app<Delegate>(as type: Delegate.Type) -> Delegate? { appDelegate as? Delegate }

  // MARK: For subclasses

  /// Whether this object is still the controller's delegate.
  var isInCharge: Bool { false }
  /// Makes this object the controller's delegate.
  func takePlace() {}
  /// Restores the app's delegate.
  func givePlaceBack() {}
  /// Installs the transition's gestures. The new gestures replace the previous ones.
  func installFingers() {}

  #if canImport(ObjectiveC)
    // Other delegate methods are forwarded directly to the app's delegate.
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || appDelegate?.responds(to: selector) ?? false
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
  #endif
}

extension AttachedValue where Value: ContainerTransitions {
  /// Sets or removes the transition of `controller`. Calls `make` to create a delegate if there is
  /// none, or if another object has replaced the delegate.
  func attach(
    _ transition: Transition?, to controller: UIViewController, make: (Transition) -> Value
  ) {
    let present = value(of: controller)
    guard let transition else {
      present?.interactions.remove()
      if let present, present.isInCharge { present.givePlaceBack() }
      return set(nil, of: controller)
    }
    if let present, present.isInCharge {
      present.transition = transition
      return present.installFingers()
    }
    present?.interactions.remove()
    let made = make(transition)
    made.takePlace()
    made.installFingers()
    set(made, of: controller)
  }
}
