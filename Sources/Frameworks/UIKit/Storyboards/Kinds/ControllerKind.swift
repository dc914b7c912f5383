/// A type of XML element that describes a controller in a storyboard. `all` contains the supported
/// types of controller elements.
///
/// A relationship segue connects a container to a scene that it contains. `relationships`
/// determines how a container adds the scenes that its relationship segues connect.
@MainActor
package struct ControllerKind {
  /// Adds the destination controllers of one relationship's segues to a container, in the file's
  /// order.
  package typealias Adoption = @MainActor (UIViewController, [UIViewController]) -> Void

  let element: String
  let type: UIViewController.Type
  /// Whether a custom class may replace `type`.
  let accepts: (AnyClass) -> Bool
  /// How each relationship is handled. The dictionary's key is the value of the segue's
  /// `relationship` attribute.
  let relationships: [String: Adoption]
  /// Returns each bar that the controller creates itself. The dictionary's key is the `key`
  /// attribute of the bar's element.
  var bars: [String: @MainActor (UIViewController) -> NSObject?] = [:]
  /// Returns each bar item that the controller creates itself. The dictionary's key is the `key`
  /// attribute of the item's element. An item of the app's own class is created from the file.
  let items: [String: @MainActor (UIViewController) -> NSObject?] = [
    "navigationItem": { $0.navigationItem }, "tabBarItem": { $0.tabBarItem },
  ]

  package init<C: UIViewController>(
    _ element: String, _ type: C.Type, relationships: [String: Adoption] = [:]
  ) {
    self.element = element
    self.type = type
    accepts = { $0 is C.Type }
    self.relationships = relationships
  }

  /// Returns a copy to which `change` has been applied.
  private func with(_ change: (inout ControllerKind) -> Void) -> ControllerKind {
    var kind = self
    change(&kind)
    return kind
  }

  /// All supported element types.
  package static let all: [ControllerKind] = [
    ControllerKind("viewController", UIViewController.self),
    ControllerKind("tableViewController", UITableViewController.self),
    ControllerKind("collectionViewController", UICollectionViewController.self),
    ControllerKind(
      "navigationController", UINavigationController.self,
      relationships: [
        "rootViewController": { container, roots in
          (container as? UINavigationController)?.setViewControllers(roots, animated: false)
        }
      ]
    ).with { kind in
      kind.bars = [
        "navigationBar": { ($0 as? UINavigationController)?.navigationBar },
        "toolbar": { ($0 as? UINavigationController)?.toolbar },
      ]
    },
    ControllerKind(
      "tabBarController", UITabBarController.self,
      relationships: [
        "viewControllers": { container, tabs in
          (container as? UITabBarController)?.setViewControllers(tabs, animated: false)
        }
      ]
    ).with { $0.bars = ["tabBar": { ($0 as? UITabBarController)?.tabBar }] },
    ControllerKind(
      "splitViewController", UISplitViewController.self,
      relationships: [
        // The primary column of a split view controller is always its first view controller,
        // whatever the order of the segues in the file.
        "masterViewController": { container, columns in
          guard let split = container as? UISplitViewController else { return }
          guard split.style == .unspecified else {
            return split.setViewController(columns.first, for: .primary)
          }
          split.viewControllers = columns + split.viewControllers
        },
        // The other relationships belong to split views with a column style.
        "supplementaryViewController": { container, columns in
          (container as? UISplitViewController)?.setViewController(
            columns.first, for: .supplementary)
        },
        "compactViewController": { container, columns in
          (container as? UISplitViewController)?.setViewController(columns.first, for: .compact)
        },
        "detailViewController": { container, columns in
          guard let split = container as? UISplitViewController else { return }
          guard split.style == .unspecified else {
            return split.setViewController(columns.first, for: .secondary)
          }
          split.viewControllers += columns
        },
      ]),
    ControllerKind("pageViewController", UIPageViewController.self),
  ]
}
