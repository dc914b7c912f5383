/// An element type for a controller; `all` lists them.
///
/// `relationships` defines how a container adopts the scenes that relationship segues connect to
/// it.
@MainActor
package struct ControllerKind {
  /// Adopts the destination controllers of one relationship's segues, in the file's order.
  package typealias Adoption = @MainActor (UIViewController, [UIViewController]) -> Void

  let element: String
  let type: UIViewController.Type
  /// Whether a custom class may replace `type`.
  let accepts: (AnyClass) -> Bool
  /// Keyed by the segue's `relationship` attribute.
  let relationships: [String: Adoption]

  package init<C: UIViewController>(
    _ element: String, _ type: C.Type, relationships: [String: Adoption] = [:]
  ) {
    self.element = element
    self.type = type
    accepts = { $0 is C.Type }
    self.relationships = relationships
  }

  /// All supported element types.
  package static let all: [ControllerKind] = [
    ControllerKind("viewController", UIViewController.self),
    ControllerKind(
      "navigationController", UINavigationController.self,
      relationships: [
        "rootViewController": { container, roots in
          (container as? UINavigationController)?.setViewControllers(roots, animated: false)
        }
      ]),
    ControllerKind("pageViewController", UIPageViewController.self),
  ]

  /// Interface Builder's other controller elements, for messages.
  static let unsupported: Set<String> = [
    "avPlayerViewController", "collectionViewController", "glkViewController",
    "hostingController", "splitViewController", "tabBarController",
    "tableViewController", "viewControllerPlaceholder",
  ]
}
