/// An animator that is told of each frame while it runs.
@MainActor
protocol RunningAnimator: AnyObject {
  /// Called once per frame. Ends the animator if its time is over.
  func tick(at now: Double)
}

/// Retains the running property animators of a `World`.
@MainActor
package final class RunningAnimators: WorldService {
  private var list: [any RunningAnimator] = []

  /// Called for each animator that becomes active during the setup of a transition.
  var observer: ((any RunningAnimator) -> Void)?

  package init() {}

  static var current: RunningAnimators { World.current.service() }

  package var isEmpty: Bool { list.isEmpty }
  /// The names of the running animators, for messages.
  package var names: [String] { list.map { World.current.names($0) } }

  func add(_ animator: any RunningAnimator) {
    if !list.contains(where: { $0 === animator }) { list.append(animator) }
  }

  func remove(_ animator: any RunningAnimator) { list.removeAll { $0 === animator } }

  /// Ends the animators whose time is over. Called once per frame.
  package func tick(at now: Double) {
    for animator in list { animator.tick(at: now) }
  }
}
