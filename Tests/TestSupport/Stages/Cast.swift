import Stage
import Testing
import UIKit

/// The objects of one case, held weakly and by name.
///
/// The engine must release these objects when the app does, while the device is still running.
/// Leaks are reported before the stage is closed, because closing empties the engine.
@MainActor
package struct Cast {
  private let members: [(name: String, member: Weak)]
  private let window: Weak
  private let world: Weak

  package init(of stage: Stage, _ members: KeyValuePairs<String, AnyObject>) {
    self.members = members.map { ($0.key, Weak($0.value)) }
    window = Weak(stage.window)
    world = Weak(stage.world)
  }

  /// Removes the objects from the screen as an app would, and expects each object to be released.
  /// Then closes the stage and expects the device itself to be released. `stage` becomes nil.
  package func leave(_ stage: inout Stage?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stage?.checkInvariants() == [], sourceLocation: sourceLocation)
    do {
      try stage?.strike()
    } catch {
      Issue.record(error, "after the case", sourceLocation: sourceLocation)
    }
    for (name, member) in members {
      #expect(
        member.object == nil, "\(name) is leaked: the device runs on and keeps it",
        sourceLocation: sourceLocation)
    }
    stage?.close()
    stage = nil
    for (name, member) in members + [("window", window), ("world", world)] {
      #expect(
        member.object == nil, "\(name) is leaked: it is kept by a closed stage or by the case",
        sourceLocation: sourceLocation)
    }
  }
}

extension Stage {
  /// Gives every window a new root controller without presented controllers, and waits until the
  /// stage is idle. The device continues to run.
  func strike() throws {
    run {
      for window in UIWindows.current.shown + [window] {
        window.rootViewController?.dismiss(animated: false)
      }
    }
    try settle()
    run {
      for window in UIWindows.current.shown where window !== self.window {
        window.rootViewController = nil
        window.isHidden = true
      }
      window.rootViewController = UIViewController()
    }
    try settle()
    // The engine keeps some objects until the next tick, when others replace them.
    for _ in 0..<2 { tick() }
  }
}

/// A weak reference.
@MainActor
package struct Weak {
  package private(set) weak var object: AnyObject?
  package init(_ object: AnyObject?) { self.object = object }
}
