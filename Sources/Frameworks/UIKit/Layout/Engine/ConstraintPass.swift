/// The window trees whose constraints need to be updated and solved. The frame loop runs the
/// constraint pass before each layout. If there are no constraints, the list of window trees is
/// empty.
@MainActor
package final class ConstraintPass: WorldService {
  private var due: [any ConstraintHome] = []
  /// The number of times that constraints have been solved.
  package internal(set) var solutions = 0

  package init() {}
  package static var current: ConstraintPass { World.current.service() }

  package var isDue: Bool { !due.isEmpty }

  func add(_ host: any ConstraintHome) {
    if !due.contains(where: { $0 === host }) { due.append(host) }
  }

  package func run() {
    let hosts = due
    due = []
    for host in hosts { host.runPass(whileLayingOut: nil) }
  }
}
