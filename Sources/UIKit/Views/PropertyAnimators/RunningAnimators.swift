/// Ends by itself when its time is over.
@MainActor
protocol RunningAnimator: AnyObject {
  func tick(at now: Double)
}

/// The property animators of a world that run by themselves, which keeps them alive meanwhile.
@MainActor
package final class RunningAnimators: WorldRoom {
  private var list: [any RunningAnimator] = []

  /// Told of each animator that becomes active, while a transition is set up.
  var observer: ((any RunningAnimator) -> Void)?

  package init() {}

  static var current: RunningAnimators { World.current.room() }

  package var isEmpty: Bool { list.isEmpty }
  /// For messages about what does not come to rest.
  package var names: [String] { list.map { World.current.names($0) } }

  func add(_ animator: any RunningAnimator) {
    if !list.contains(where: { $0 === animator }) { list.append(animator) }
  }

  func remove(_ animator: any RunningAnimator) { list.removeAll { $0 === animator } }

  /// Ends the animators whose time is over; once a turn.
  package func tick(at now: Double) {
    for animator in list { animator.tick(at: now) }
  }
}
