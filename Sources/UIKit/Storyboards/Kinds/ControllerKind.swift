/// One kind of element that stands for a controller: a row for each.
///
/// A container's row says in `relationships` what it does with the scenes that its file ties to it.
@MainActor
package struct ControllerKind {
  /// Takes the controllers that segues of one relationship lead to, in the file's order.
  package typealias Adoption = @MainActor (UIViewController, [UIViewController]) -> Void

  let element: String
  let type: UIViewController.Type
  /// Whether a class of the user's may stand in for `type`.
  let accepts: (AnyClass) -> Bool
  /// By the name that the segue's `relationship` gives.
  let relationships: [String: Adoption]

  package init<C: UIViewController>(
    _ element: String, _ type: C.Type, relationships: [String: Adoption] = [:]
  ) {
    self.element = element
    self.type = type
    accepts = { $0 is C.Type }
    self.relationships = relationships
  }

  /// Every kind that can be read.
  package static let all: [ControllerKind] = [
    ControllerKind("viewController", UIViewController.self),
    ControllerKind(
      "navigationController", UINavigationController.self,
      relationships: [
        "rootViewController": { container, roots in
          (container as? UINavigationController)?.setViewControllers(roots, animated: false)
        }
      ]),
  ]

  /// Interface Builder's other elements for controllers, for messages.
  static let unsupported: Set<String> = [
    "avPlayerViewController", "collectionViewController", "glkViewController",
    "hostingController", "pageViewController", "splitViewController", "tabBarController",
    "tableViewController", "viewControllerPlaceholder",
  ]
}
