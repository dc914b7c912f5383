import UIKit

/// What the delegates of navigation and tab bar controllers with a transition have in common:
/// the app's own delegate, which is asked first and told of everything, and the fingers.
@MainActor
class ContainerTransitions: NSObject {
  var transition: Transition
  let hand = TransitionHand()
  private weak var appDelegate: (any NSObjectProtocol)?

  init(_ transition: Transition, app: (any NSObjectProtocol)?) {
    self.transition = transition
    appDelegate = app
    super.init()
  }

  /// The app's delegate as what it is.
  final func app<Delegate>(as type: Delegate.Type) -> Delegate? { appDelegate as? Delegate }

  // MARK: For the two

  /// Whether it is still the controller's delegate.
  var isInCharge: Bool { false }
  /// Makes it the controller's delegate.
  func takePlace() {}
  /// Gives the app's delegate its place back.
  func givePlaceBack() {}
  /// Installs the transition's fingers, in place of those before.
  func installFingers() {}

  #if canImport(ObjectiveC)
    // What is not a transition's business goes straight to the app's delegate.
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || appDelegate?.responds(to: selector) ?? false
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
  #endif
}

extension Attached where Value: ContainerTransitions {
  /// Gives `controller` a transition; nil takes it away. `make` is asked for a new delegate where
  /// there is none, or somebody else has taken its place.
  func attach(
    _ transition: Transition?, to controller: UIViewController, make: (Transition) -> Value
  ) {
    let present = value(of: controller)
    guard let transition else {
      present?.hand.remove()
      if let present, present.isInCharge { present.givePlaceBack() }
      return set(nil, of: controller)
    }
    if let present, present.isInCharge {
      present.transition = transition
      return present.installFingers()
    }
    present?.hand.remove()
    let made = make(transition)
    made.takePlace()
    made.installFingers()
    set(made, of: controller)
  }
}
