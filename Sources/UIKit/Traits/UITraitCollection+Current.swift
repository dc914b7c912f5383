extension UITraitCollection {
  /// The traits for dynamic colours and images on this thread.
  ///
  /// UIKit sets those of a view or controller during layout, drawing and trait callbacks; otherwise
  /// they are those of the main screen, and on other threads unspecified until set.
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
package final class CurrentTraits: WorldService {
  package var now = UITraitCollection()

  package init() {}
  package static var here: CurrentTraits { World.current.service() }
}
