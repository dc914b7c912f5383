/// The window trees whose constraints need to be updated and solved; the frame loop runs this pass
/// before each layout. It is empty without constraints.
@MainActor
package final class ConstraintPass: WorldService {
  private var due: [LayoutEngine] = []
  /// The number of solutions so far.
  package internal(set) var solutions = 0

  package init() {}
  package static var current: ConstraintPass { World.current.service() }

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
