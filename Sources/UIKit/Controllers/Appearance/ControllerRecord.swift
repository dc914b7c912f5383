/// Where a controller's view stands between off screen and on screen.
package enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing

  package enum Move: Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// The state after `move`, or nil where the move does not belong: an unbalanced call.
  package func after(_ move: Move) -> AppearanceState? {
    switch (self, move) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear): .appearing
    case (.appearing, .didAppear): .appeared
    case (.appeared, .willDisappear), (.appearing, .willDisappear): .disappearing
    case (.disappearing, .didDisappear): .disappeared
    default: nil
    }
  }
}

/// What a controller knows of its own appearance, presentation and containment.
///
/// Every change goes through one of the functions below; the calls to user code are made by
/// `UIViewController.move(_:animated:)` and its neighbours.
struct ControllerRecord {
  /// Why a controller appears or disappears, for `isBeingPresented` and `isBeingDismissed`.
  enum Presentation {
    case none, presented, dismissed
  }

  /// What `isMovingToParent` and `isMovingFromParent` answer.
  enum Containment {
    case settled, movingToParent, movingFromParent
  }

  private(set) var appearance = AppearanceState.disappeared
  /// Whether the appearance or disappearance that ran last was animated.
  private(set) var isAnimated = false
  /// Whether the appearance that runs has not had its one `viewIsAppearing(_:)` yet.
  private(set) var needsIsAppearing = false
  /// The steps whose calls are being made, innermost last.
  private(set) var steps: [AppearanceState.Move] = []
  /// Whether `viewDidAppear(_:)` waits for the commit, after the view joined a visible parent.
  var didAppearIsQueued = false

  private(set) var presentation = Presentation.none
  /// The transition that `presentation` speaks of: it alone clears it when it ends.
  private weak var presentationOwner: AnyObject?

  private(set) var containment = Containment.settled
  /// Whether this is a former child whose view the parent still shows.
  private(set) var isShownByFormerParent = false
  /// The exchange of children in which this one comes or goes: until it ends, the parent's own
  /// appearance leaves this one out.
  weak var exchange: AnyObject?

  // MARK: Appearance

  /// Takes `step`; false, with nothing changed, where `AppearanceState` does not allow it.
  mutating func begin(_ step: AppearanceState.Move, animated: Bool) -> Bool {
    guard let next = appearance.after(step) else { return false }
    appearance = next
    steps.append(step)
    switch step {
    case .willAppear: (isAnimated, needsIsAppearing) = (animated, true)
    case .willDisappear: (isAnimated, needsIsAppearing) = (animated, false)
    case .didAppear, .didDisappear: break
    }
    return true
  }

  /// The calls of the step that began last have been made.
  mutating func endCalls() { steps.removeLast() }

  /// Whether `viewIsAppearing(_:)` has to be called now; true once in each appearance.
  mutating func takesIsAppearing() -> Bool {
    guard needsIsAppearing, appearance == .appearing else { return false }
    needsIsAppearing = false
    return true
  }

  // MARK: Presentation

  /// A presentation or dismissal was asked for; its transition does not exist yet.
  mutating func ask(for presentation: Presentation) {
    self.presentation = presentation
    presentationOwner = nil
  }

  mutating func setPresentationOwner(_ transition: AnyObject) { presentationOwner = transition }

  /// The transition has ended, or was never made (nil). A transition that is not the last one asked
  /// for changes nothing.
  mutating func endPresentation(of transition: AnyObject?) {
    guard transition == nil || presentationOwner === transition else { return }
    presentation = .none
  }

  // MARK: Containment

  mutating func moveToParent() { (containment, isShownByFormerParent) = (.movingToParent, false) }
  mutating func moveFromParent() { containment = .movingFromParent }
  mutating func settleContainment() { containment = .settled }

  /// The parent has let go of the child; `isShown` where its view is still in a window.
  mutating func leaveParent(isShown: Bool) {
    (containment, isShownByFormerParent) = (.movingFromParent, isShown)
  }

  /// Whether the view of a former child has just left the window; true once.
  mutating func takesLeavingOfFormerChild() -> Bool {
    defer { isShownByFormerParent = false }
    return isShownByFormerParent
  }
}

extension UIViewController {
  /// What is wrong with this controller's record; empty where nothing is. No user code may be
  /// running.
  package func checkRecord() -> [String] {
    let name = World.current.names(self)
    var faults: [String] = []
    if !record.steps.isEmpty { faults.append("\(name) is still in the calls of \(record.steps)") }
    if record.needsIsAppearing, appearance != .appearing {
      faults.append("\(name) is \(appearance) and waits for viewIsAppearing(_:)")
    }
    if record.containment == .movingToParent, parent == nil {
      faults.append("\(name) is moving to a parent and has none")
    }
    return faults
  }
}
