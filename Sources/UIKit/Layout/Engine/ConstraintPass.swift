/// The windows' trees whose constraints wait to be updated and solved; the run loop has it done
/// before each layout. Nothing is here, and nothing is solved, where there are no constraints.
@MainActor
package final class ConstraintPass: WorldRoom {
  private var due: [LayoutEngine] = []
  /// How often a tree has been solved so far.
  package internal(set) var solutions = 0

  package init() {}
  package static var current: ConstraintPass { World.current.room() }

  package var isDue: Bool { !due.isEmpty }

  func add(_ host: LayoutEngine) {
    if !due.contains(where: { $0 === host }) { due.append(host) }
  }

  package func run() {
    let hosts = due
    due = []
    for host in hosts { host.runPass(whileLayingOut: nil) }
  }
}
