/// The property animators of a world that run by themselves, which keeps them alive meanwhile.
@MainActor
package final class RunningAnimators: WorldRoom {
  private var list: [UIViewPropertyAnimator] = []

  /// Told of each animator that becomes active, while a transition is set up.
  var observer: ((UIViewPropertyAnimator) -> Void)?

  package init() {}

  static var current: RunningAnimators { World.current.room() }

  package var isEmpty: Bool { list.isEmpty }
  /// For messages about what does not come to rest.
  package var names: [String] { list.map { World.current.names($0) } }

  func add(_ animator: UIViewPropertyAnimator) {
    if !list.contains(where: { $0 === animator }) { list.append(animator) }
  }

  func remove(_ animator: UIViewPropertyAnimator) { list.removeAll { $0 === animator } }

  /// Ends the animators whose time is over; once a turn.
  package func tick(at now: Double) {
    for animator in list { animator.tick(at: now) }
  }
}
