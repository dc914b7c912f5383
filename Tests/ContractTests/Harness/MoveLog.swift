import QuartzCore
import UIKit

/// The state transitions of the sessions of a world, each with its state before.
@MainActor
final class MoveLog: EngineObserver {
  private(set) var taken: Set<String> = []

  /// Observes the current world, as long as it exists.
  init() { World.current.addObserver(self) }

  func observe(_ event: any EngineEvent) {
    guard let event = event as? TransitionMoved else { return }
    taken.insert("\(event.state) \(event.move)")
  }
}
