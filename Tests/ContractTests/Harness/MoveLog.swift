import QuartzCore
import UIKit

/// The moves that the sessions of a world make, each from which state.
@MainActor
final class MoveLog: EngineObserver {
  private(set) var taken: Set<String> = []

  /// Observes the current world, as long as it lives.
  init() { World.current.addObserver(self) }

  func observe(_ event: any EngineEvent) {
    guard let event = event as? TransitionMoved else { return }
    taken.insert("\(event.state) \(event.move)")
  }
}
