/// The appearance state of a controller's view.
package enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing

  package enum Move: Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// The state after `move`. If `move` is not valid in this state, the appearance calls are
  /// unbalanced, and the result is nil.
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

/// The state of a controller's appearance, presentation and containment.
///
/// Every change is made by one of the functions below. User code is called by
/// `UIViewController.move(_:animated:)` and related methods.
struct ControllerRecord {
  /// Whether the view is smaller than its container because it ends at the container's bars.
  var endsAtBars = false
  /// The reason why a controller appears or disappears, for `isBeingPresented` and
  /// `isBeingDismissed`.
  enum Presentation {
    case none, presented, dismissed
  }

  /// The values behind `isMovingToParent` and `isMovingFromParent`.
  enum Containment {
    case settled, movingToParent, movingFromParent
  }

  private(set) var appearance = AppearanceState.disappeared
  /// Whether the last appearance or disappearance was animated.
  private(set) var isAnimated = false
  /// Whether the current appearance still needs its `viewIsAppearing(_:)` call.
  private(set) var needsIsAppearing = false
  /// The life cycle steps whose calls are in progress; the innermost one is last.
  private(set) var steps: [AppearanceState.Move] = []
  /// Whether `viewDidAppear(_:)` is postponed until the commit because the view was added to a
  /// visible parent.
  var didAppearIsQueued = false

  private(set) var presentation = Presentation.none
  /// The transition to which `presentation` belongs. Only the transition that is stored here resets
  /// `presentation`.
  private weak var presentationOwner: AnyObject?

  private(set) var containment = Containment.settled
  /// Whether the controller has been removed from its parent, but its view is still visible in the
  /// parent's view.
  private(set) var isShownByFormerParent = false
  /// The exchange of children in which this controller takes part. Until the exchange ends, the
  /// parent does not forward its own appearance calls to this controller.
  weak var childTransition: AnyObject?

  // MARK: Appearance

  /// Performs one step of the appearance life cycle. If `AppearanceState` does not allow the step,
  /// this method does nothing and returns false.
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

  /// Allows a controller that has already appeared to appear again, or one that has disappeared to
  /// disappear again, for `beginAppearanceTransition(_:animated:)` (facts A.9.5).
  mutating func reopen(isAppearing: Bool) {
    switch (appearance, isAppearing) {
    case (.appeared, true): appearance = .disappeared
    case (.disappeared, false): appearance = .appeared
    default: break
    }
  }

  /// Records that the calls of the innermost step have ended.
  mutating func endCalls() { steps.removeLast() }

  /// Whether `viewIsAppearing(_:)` has to be called now. Returns true once per appearance.
  mutating func takesIsAppearing() -> Bool {
    guard needsIsAppearing, appearance == .appearing else { return false }
    needsIsAppearing = false
    return true
  }

  // MARK: Presentation

  /// Records that a presentation or dismissal was requested. The transition of this presentation or
  /// dismissal does not exist yet.
  mutating func ask(for presentation: Presentation) {
    self.presentation = presentation
    presentationOwner = nil
  }

  mutating func setPresentationOwner(_ transition: AnyObject) { presentationOwner = transition }

  /// Resets `presentation` because `transition` has ended or, if `transition` is nil, because none
  /// was created. Does nothing if `transition` is not the latest one.
  mutating func endPresentation(of transition: AnyObject?) {
    guard transition == nil || presentationOwner === transition else { return }
    presentation = .none
  }

  // MARK: Containment

  mutating func moveToParent() { (containment, isShownByFormerParent) = (.movingToParent, false) }
  mutating func moveFromParent() { containment = .movingFromParent }
  mutating func settleContainment() { containment = .settled }

  /// Records that the parent removed the child. `isShown` is true if the child's view is still in a
  /// window.
  mutating func leaveParent(isShown: Bool) {
    (containment, isShownByFormerParent) = (.movingFromParent, isShown)
  }

  /// Whether the view of a former child has just left the window. Returns true once.
  mutating func takesLeavingOfFormerChild() -> Bool {
    defer { isShownByFormerParent = false }
    return isShownByFormerParent
  }
}

extension UIViewController {
  /// Describes inconsistencies in this controller's record; empty if there are none. Call it only
  /// while no user code is running.
  package func checkRecord() -> [String] {
    let name = World.current.names(self)
    var faults: [String] = []
    if !record.steps.isEmpty {
      faults.append("\(name) has not returned from the callbacks \(record.steps)")
    }
    if record.needsIsAppearing, appearance != .appearing {
      faults.append("\(name) is \(appearance), but viewIsAppearing(_:) is still pending")
    }
    if record.containment == .movingToParent, parent == nil {
      faults.append("\(name) is moving to a parent, but has none")
    }
    return faults
  }
}
