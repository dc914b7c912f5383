/// Retains the running property animators of a `World`.
@MainActor
package final class RunningAnimators: WorldService {
  private var list: [UIViewPropertyAnimator] = []

  /// Called for each animator that becomes active during the setup of a transition.
  var observer: ((UIViewPropertyAnimator) -> Void)?

  package init() {}

  static var current: RunningAnimators { World.current.service() }

  package var isEmpty: Bool { list.isEmpty }
  /// The names of the running animators, for messages.
  package var names: [String] { list.map { World.current.names($0) } }

  func add(_ animator: UIViewPropertyAnimator) {
    if !list.contains(where: { $0 === animator }) { list.append(animator) }
  }

  func remove(_ animator: UIViewPropertyAnimator) { list.removeAll { $0 === animator } }

  /// Ends the animators whose time is over. Called once per frame.
  package func tick(at now: Double) {
    for animator in list { animator.tick(at: now) }
  }
}
