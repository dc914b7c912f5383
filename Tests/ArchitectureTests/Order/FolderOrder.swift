/// The order of a module's folders: the files of each folder refer only to declarations in that
/// folder and in folders listed before it.
struct FolderOrder {
  /// Folders, and single files beside the folders, from the lowest to the highest.
  var folders: [String]
  /// The cycles between files that are allowed. A declared cycle is better than a protocol that
  /// hides the cycle.
  var groups: [Group] = []

  /// Files that may refer to each other. Every file of a group is in a cycle of the group.
  struct Group {
    var name: String
    /// Why the files refer to each other: one sentence, for the page.
    var reason: String
    /// Folders and single files.
    var places: [String]

    func contains(_ file: SourceFile) -> Bool { places.contains(where: file.stands) }
  }

  /// The order of the folders in each module. A module that is not listed has no order; it is only
  /// checked for cycles.
  static let all: [String: FolderOrder] = [
    "DeviceRuntime": FolderOrder(
      folders: [
        "Exports.swift", "Localization", "Toolchain", "Objects", "Members", "World", "Exchange",
        "KeyValue", "Sending", "MainQueue", "NSObject", "Predicates", "ToolchainCheck.swift",
      ],
      groups: [
        Group(
          name: "a device and its services",
          reason:
            "A device owns its log, its observers, its threads and its stacks of calls, and each of these asks "
            + "for the device that is current.",
          places: [
            "World/CallStacks.swift", "World/EngineObserver.swift", "World/UIKitLog.swift",
            "World/World.swift",
            "World/Queues/ActiveWorlds.swift", "World/Queues/MainThreadChecker.swift",
          ]),
        Group(
          name: "work on other threads",
          reason: "Work belongs to a device, and the device runs the work.",
          places: [
            "World/Queues/BackgroundWork.swift", "World/Queues/QueuedWork.swift",
            "World/Queues/WorkOrigin.swift",
          ]),
      ]),
    "CoreData": FolderOrder(
      folders: [],
      groups: [
        Group(
          name: "entities and their properties",
          reason: "Apple's signatures name each other: a model has entities, an entity has "
            + "properties and a model, and a property has an entity.",
          places: [
            "Model/NSEntityDescription.swift", "Model/NSManagedObjectModel.swift",
            "Model/NSPropertyDescription.swift",
          ]),
        Group(
          name: "stores and their coordinator",
          reason: "Apple's signatures name each other: a store is told of its coordinator.",
          places: [
            "Stores/NSPersistentStore.swift", "Stores/NSPersistentStoreCoordinator.swift",
          ]),
        Group(
          name: "objects and contexts",
          reason: "Apple's signatures name each other: an object is created in a context, and a "
            + "context inserts and deletes objects.",
          places: [
            "Contexts/NSManagedObjectContext+Undoing.swift",
            "Contexts/NSManagedObjectContext.swift", "Objects/ManagedClass.swift",
            "Objects/NSManagedObject+Undoing.swift", "Objects/NSManagedObject+Values.swift",
            "Objects/NSManagedObject.swift",
          ]),
      ]),
    // Frames read committed values and do not reference layers, so Render comes before Layers.
    "QuartzCore": FolderOrder(
      folders: [
        "Values", "Time", "Properties", "Render", "Animations", "Layers", "Actions",
      ],
      groups: [
        Group(
          name: "layers and their animations",
          reason: "A layer starts animations and opens transactions, and an animation changes its "
            + "layer when it begins and ends.",
          places: [
            "Layers/CALayer+Animations.swift", "Layers/CALayer+AppKeys.swift",
            "Layers/CALayer+Geometry.swift", "Layers/CALayer+KeyValue.swift",
            "Layers/CALayer+Layout.swift", "Layers/CALayer+Properties.swift",
            "Layers/CALayer+Rendering.swift", "Layers/CALayer+Time.swift",
            "Layers/CALayer+Tree.swift", "Layers/CALayer.swift", "Layers/ContainerLayers.swift",
            "Layers/LayerState.swift", "Layers/Running/AnimationRegistry.swift",
            "Layers/Running/AttachedAnimation.swift", "Layers/Running/CompletionScope.swift",
            "Layers/Transactions/CAAction.swift", "Layers/Transactions/CATransaction.swift",
          ])
      ]),
    "UIKit": FolderOrder(
      folders: [
        "Tracing", "Animation", "Geometry", "Feedback", "Traits",
        "UIScreen.swift", "Drawing", "Responding",
        "Touch",
        "Gestures", "Views", "Layout", "Text", "Keyboard", "Controls", "Scrolling", "Dynamics",
        "Controllers", "Transitioning", "Containers", "Storyboards", "Application",
        "Names",
      ],
      groups: [
        Group(
          name: "responders, touches, views, windows and scenes",
          reason: "Apple's signatures name all of them: a touch has a view, a view has recognizers "
            + "and a window, a window has a scene, and all of them are responders.",
          places: [
            "Responding/Events/FirstResponder.swift",
            "Responding/Events/NSObject+Accessibility.swift",
            "Responding/Events/UIAccessibilityTraits.swift", "Responding/Events/UIEvent.swift",
            "Responding/Events/UIGestureRecognizer.swift",
            "Responding/Events/UIGestureRecognizerDelegate.swift",
            "Responding/Events/UIPress.swift", "Responding/Events/UIResponder.swift",
            "Responding/Events/UITouch.swift", "Responding/Scenes/UIScene.swift",
            "Responding/Scenes/UISceneDelegate.swift", "Responding/Scenes/UISceneSession.swift",
            "Responding/Scenes/UIWindowScene.swift", "Responding/UIWindow+Notifications.swift",
            "Responding/UIWindow+Traits.swift", "Responding/UIWindow.swift",
            "Responding/Views/UIAppearance.swift", "Responding/Views/UICoordinateSpace.swift",
            "Responding/Views/UIInteraction.swift", "Responding/Views/UIView+Coding.swift",
            "Responding/Views/UIView+Debug.swift", "Responding/Views/UIView+Drawing.swift",
            "Responding/Views/UIView+SafeArea.swift", "Responding/Views/UIView+Geometry.swift",
            "Responding/Views/UIView+Hierarchy.swift", "Responding/Views/UIView+Tint.swift",
            "Responding/Views/UIView+Traits.swift", "Responding/Views/UIView.swift",
            "Responding/Views/ViewConstraints.swift", "Responding/Views/ViewOwner.swift",
          ]),
        Group(
          name: "the layout engine",
          reason: "A constraint that becomes active finds the engine through its views, and the "
            + "engine reads the views' constraints, priorities and guides.",
          places: [
            "Layout/Engine/LayoutEngine.swift", "Layout/Engine/LayoutItem.swift",
            "Layout/Engine/LayoutPart+Views.swift", "Layout/Engine/LayoutPart.swift",
            "Layout/Engine/LayoutSystem+ConflictWarning.swift",
            "Layout/Engine/LayoutSystem+ImplicitConstraints.swift",
            "Layout/Engine/LayoutSystem+LinearForms.swift", "Layout/Engine/LayoutSystem.swift",
            "Layout/NSLayoutConstraint+Activating.swift", "Layout/UIView+Constraints.swift",
            "Layout/UIView+Guides.swift",
          ]),
        Group(
          name: "the collection view",
          reason: "Apple's signatures name each other: a layout has a collection view, and a "
            + "reusable view is told of layouts.",
          places: [
            "Scrolling/Collections/Cells", "Scrolling/Collections/CollectionState.swift",
            "Scrolling/Collections/Layouts/UICollectionViewLayout.swift",
            "Scrolling/Collections/Layouts/UICollectionViewTransitionLayout.swift",
            "Scrolling/Collections/UICollectionView+DataSource.swift",
            "Scrolling/Collections/UICollectionView+InteractiveLayout.swift",
            "Scrolling/Collections/UICollectionView+Layout.swift",
            "Scrolling/Collections/UICollectionView+Selection.swift",
            "Scrolling/Collections/UICollectionView+Swipes.swift",
            "Scrolling/Collections/UICollectionView+Types.swift",
            "Scrolling/Collections/UICollectionView+Updates.swift",
            "Scrolling/Collections/UICollectionView.swift",
          ]),
        Group(
          name: "a list's content and its view",
          reason: "Apple's signatures name each other: a configuration makes its view, and the "
            + "view has a configuration.",
          places: [
            "Scrolling/Configurations/ListContentLayout.swift",
            "Scrolling/Configurations/UIListContentConfiguration.swift",
            "Scrolling/Configurations/UIListContentView.swift",
          ]),
        Group(
          name: "dynamic animators and their behaviours",
          reason: "Apple's signatures name each other: a behaviour has an animator.",
          places: [
            "Dynamics/Behaviors/UIDynamicBehavior.swift", "Dynamics/UIDynamicAnimator.swift",
          ]),
        Group(
          name: "controllers, presentations and transitions",
          reason: "Apple's signatures name all of them: a controller has a presentation "
            + "controller, a transitioning delegate and a coordinator, and these have controllers.",
          places: [
            "Controllers/Appearance/ControllerRecord.swift",
            "Controllers/Appearance/UIStatusBarManager.swift",
            "Controllers/Appearance/UIViewController+Appearance.swift",
            "Controllers/Appearance/UIViewController+Containment.swift",
            "Controllers/Appearance/UIViewController+ParentAppearance.swift",
            "Controllers/Presentation/PresentationEngine.swift",
            "Controllers/Presentation/TransitionContainerView.swift",
            "Controllers/Presentation/UIAdaptivePresentationControllerDelegate.swift",
            "Controllers/Presentation/UIPresentationController+Calls.swift",
            "Controllers/Presentation/UIPresentationController.swift",
            "Controllers/Presentation/UIViewController+Presentation.swift",
            "Controllers/Presentation/UIViewControllerTransitionCoordinator.swift",
            "Controllers/Presentation/UIViewControllerTransitioning.swift",
            "Controllers/Segues",
            "Controllers/StoryboardController.swift", "Controllers/UIContentContainer.swift",
            "Controllers/UIViewController+SafeArea.swift",
            "Controllers/UIViewController+Traits.swift",
            "Controllers/UIViewController.swift",
          ]),
        Group(
          name: "texts and their layout",
          reason: "Apple's signatures name each other: a storage has layout managers, a layout "
            + "manager has a storage and containers, and a container has a layout manager.",
          places: [
            "Text/NSLayoutManager+Layout.swift", "Text/NSLayoutManager.swift",
            "Text/NSTextContainer.swift", "Text/NSTextStorage.swift",
          ]),
        Group(
          name: "a transition's session",
          reason: "The session has a context, a coordinator and an interaction controller, and the "
            + "app calls each of these to move the session.",
          places: [
            "Transitioning/Interaction/UIPercentDrivenInteractiveTransition.swift",
            "Transitioning/Session/TransitionContext.swift",
            "Transitioning/Session/TransitionCoordinator.swift",
            "Transitioning/Session/TransitionParticipants.swift",
            "Transitioning/Session/TransitionSession+Abandoning.swift",
            "Transitioning/Session/TransitionSession+Animating.swift",
            "Transitioning/Session/TransitionSession+Cancelling.swift",
            "Transitioning/Session/TransitionSession+Finding.swift",
            "Transitioning/Session/TransitionSession+Keyboard.swift",
            "Transitioning/Session/TransitionSession+Progress.swift",
            "Transitioning/Session/TransitionSession+Size.swift",
            "Transitioning/Session/TransitionSession.swift",
          ]),
        Group(
          name: "stacks of controllers, and the search",
          reason: "A push may hide the tab bar, an active search hides its navigation bar, and the "
            + "bar shows the search field.",
          places: [
            "Containers/Navigation/BarHiding.swift", "Containers/Navigation/NavigationSlide.swift",
            "Containers/Navigation/NavigationState.swift",
            "Containers/Navigation/NavigationSwipe.swift",
            "Containers/Navigation/StackTransition.swift",
            "Containers/Navigation/UINavigationController+Bar.swift",
            "Containers/Navigation/UINavigationController+Requests.swift",
            "Containers/Navigation/UINavigationController+Toolbar.swift",
            "Containers/Navigation/UINavigationController+Transitions.swift",
            "Containers/Navigation/UINavigationController.swift",
            "Containers/Navigation/UINavigationControllerDelegate.swift",
            "Containers/Search/SearchPresentation.swift",
            "Containers/Search/UISearchController.swift", "Containers/Tabs/TabTransition.swift",
            "Containers/Tabs/UITabBarController+Bar.swift",
            "Containers/Tabs/UITabBarController+Installing.swift",
            "Containers/Tabs/UITabBarController+Selecting.swift",
            "Containers/Tabs/UITabBarController.swift",
            "Containers/Tabs/UITabBarControllerDelegate.swift",
          ]),
      ]),
    "WebKit": FolderOrder(
      folders: [],
      groups: [
        Group(
          name: "web views and their delegates",
          reason: "Apple's signatures name each other.",
          places: ["WKNavigationDelegate.swift", "WKWebView.swift"])
      ]),
  ]

  /// One violation of the order, as a sentence in Markdown.
  struct Finding: Equatable {
    var text: String
  }

  /// The file's position in the order; nil for a file that is not part of the order.
  private func place(of file: SourceFile) -> Int? {
    folders.firstIndex(of: file.folder ?? file.path)
  }

  /// The violations in `graph`, sorted.
  func findings(in graph: FileGraph) -> [Finding] {
    unplaced(in: graph) + upward(in: graph) + circles(in: graph) + needless(in: graph)
  }

  /// Groups that need not be declared, and files that need not be in their group, because they are
  /// not in a cycle of the group's files.
  private func needless(in graph: FileGraph) -> [Finding] {
    groups.flatMap { group -> [Finding] in
      let own = FileGraph(module: graph.module, files: graph.files.filter(group.contains))
      let tied = Set(own.tied.joined())
      guard !tied.isEmpty else {
        return [
          Finding(text: "\(graph.module): no circle in \(group.name), which need not be declared")
        ]
      }
      return own.files.map(\.path).filter { !tied.contains($0) }.map { path in
        Finding(text: "`\(graph.module)/\(path)` is in no circle of \(group.name)")
      }
    }
  }

  private func unplaced(in graph: FileGraph) -> [Finding] {
    guard !folders.isEmpty else { return [] }
    let unknown = Set(graph.files.compactMap(\.folder)).subtracting(folders)
    return unknown.sorted().map { folder in
      Finding(text: "`\(graph.module)/\(folder)/` has no place in the order")
    }
  }

  private func upward(in graph: FileGraph) -> [Finding] {
    let files = Dictionary(uniqueKeysWithValues: graph.files.map { ($0.path, $0) })
    return graph.files.flatMap { file in
      graph.targets(of: file.path).compactMap { path in
        guard let target = files[path], let here = place(of: file), let there = place(of: target),
          here < there
        else { return nil }
        let names = Self.list(graph.edges[file.path]?[path] ?? [])
        return Finding(
          text: "`\(graph.module)/\(file.path)` refers to \(names) of the "
            + "higher folder \(folders[there]) (`\(path)`)")
      }
    }
  }

  private func circles(in graph: FileGraph) -> [Finding] {
    let circles = graph.circles { file in groups.first { $0.contains(file) }?.name }
    return circles.map { circle in
      let steps = circle.map { "`\($0.node)` refers to \(Self.list($0.declarations)) of " }
      return Finding(
        text: "\(graph.module): a circle, \(steps.joined())`\(circle.first?.node ?? "")`")
    }
  }

  /// The first three names, and how many more there are.
  private static func list(_ names: Set<String>) -> String {
    let shown = names.sorted().prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
