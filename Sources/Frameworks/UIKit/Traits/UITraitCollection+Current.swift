extension UITraitCollection {
  /// The traits with which dynamic colours and images are resolved on this thread.
  ///
  /// During layout, drawing and trait callbacks, UIKit sets this property to the traits of the view
  /// or controller. On the main thread, outside layout, drawing and trait callbacks, this property
  /// contains the traits of the main screen. On other threads, this property contains no specified
  /// traits until the app sets it.
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

/// Stores the current traits of a `World` for the main actor.
@MainActor
package final class CurrentTraits: WorldService {
  package var now = UITraitCollection()

  package init() {}
  package static var here: CurrentTraits { World.current.service() }
}
