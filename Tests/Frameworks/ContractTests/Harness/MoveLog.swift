import QuartzCore
import UIKit

/// The state changes of a world's transition sessions, each with the state before it.
@MainActor
final class MoveLog: EngineObserver {
  private(set) var taken: Set<String> = []

  /// Observes the current world as long as that world exists.
  init() { World.current.addObserver(self) }

  func observe(_ event: any EngineEvent) {
    guard let event = event as? TransitionMoved else { return }
    taken.insert("\(event.state) \(event.move)")
  }
}
