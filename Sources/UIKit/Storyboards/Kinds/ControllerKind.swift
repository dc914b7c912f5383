/// A type of element that describes a controller. `all` contains the supported types.
///
/// `relationships` determines how a container adds the scenes to which its relationship segues
/// lead.
@MainActor
package struct ControllerKind {
  /// Adds the destination controllers of one relationship's segues to a container, in the file's
  /// order.
  package typealias Adoption = @MainActor (UIViewController, [UIViewController]) -> Void

  let element: String
  let type: UIViewController.Type
  /// Whether a custom class may replace `type`.
  let accepts: (AnyClass) -> Bool
  /// How each relationship is handled. The key is the value of the segue's `relationship`
  /// attribute.
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

  /// Interface Builder's other elements for controllers, which messages report as unsupported.
  static let unsupported: Set<String> = [
    "avPlayerViewController", "collectionViewController", "glkViewController",
    "hostingController", "splitViewController", "tabBarController",
    "tableViewController", "viewControllerPlaceholder",
  ]
}
