import QuartzCore
import UIKit

/// The names that calls and findings use for the objects behind layers.
///
/// A layer has the name of its view, or its own name if it has no view. The layer of a view
/// controller's view also has the name of the view controller. Layers of objects that no call or
/// finding has named, and of deallocated objects, have no names.
package struct LayerNames: Sendable, Equatable {
  private var names: [Int: [String]] = [:]

  /// Creates a list without names.
  package init() {}

  /// The names for objects of the current `World`.
  @MainActor
  init(in world: World) {
    for (name, object) in world.names.objects {
      switch object {
      case let view as UIView: names[view.layer.id, default: []].insert(name.description, at: 0)
      case let layer as CALayer: names[layer.id, default: []].append(name.description)
      case let controller as UIViewController:
        guard let layer = controller.viewIfLoaded?.layer else { continue }
        names[layer.id, default: []].append(name.description)
      default: continue
      }
    }
  }

  /// The names of a layer: first the view's, then the view controller's; empty if there are none.
  package subscript(_ layer: Int) -> [String] { names[layer] ?? [] }
}
