extension UITraitCollection {
  /// The traits that dynamic colours and images go by on this thread.
  ///
  /// UIKit sets those of a view or controller around layout, drawing and trait callbacks; outside
  /// of them they are the main screen's, on other threads unspecified until set.
  public class var current: UITraitCollection {
    get {
      if let traits = MainActorReach.read({ CurrentTraits.here.now }) { return traits }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? UITraitCollection()
    }
    set {
      if MainActorReach.read({ CurrentTraits.here.now = newValue }) != nil { return }
      Thread.current.threadDictionary[threadKey] = newValue
    }
  }

  private static let threadKey = "UITraitCollection"

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }
}

/// The current traits of a world's main actor.
@MainActor
package final class CurrentTraits: WorldRoom {
  package var now = UITraitCollection()

  package init() {}
  package static var here: CurrentTraits { World.current.room() }
}
