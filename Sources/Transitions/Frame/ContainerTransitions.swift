import UIKit

/// The common part of the delegates of navigation and tab bar controllers with a transition: it
/// installs the gestures and forwards calls to the app's delegate, which is called first.
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

  /// The app's delegate, cast to a delegate protocol.
  final func app<Delegate>(as type: Delegate.Type) -> Delegate? { appDelegate as? Delegate }

  // MARK: For subclasses

  /// Whether this object is still the controller's delegate.
  var isInCharge: Bool { false }
  /// Makes this object the controller's delegate.
  func takePlace() {}
  /// Restores the app's delegate.
  func givePlaceBack() {}
  /// Installs the transition's gestures, replacing the previous ones.
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
  /// Sets or removes the transition of `controller`. Calls `make` for a new delegate if there is
  /// none or another object has replaced it.
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
