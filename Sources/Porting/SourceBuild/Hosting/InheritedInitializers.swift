/// Determines by Swift's rules whether `init()` can create a view controller.
///
/// A class without designated initialisers inherits all initialisers of its superclass. A class
/// that overrides all designated initialisers of its superclass inherits the convenience
/// initialisers, to which `init()` of UIKit's view controllers belongs.
struct InheritedInitializers {
  private let classes: [PortReport.Class]

  init(_ classes: [PortReport.Class]) { self.classes = classes }

  /// The initialisers that a class has instead of `init()`, as text; empty if the class has
  /// `init()`.
  func obstacles(of found: PortReport.Class) -> [String] {
    let own = [found] + found.superclasses.compactMap { name in classes.first { $0.name == name } }
    let framework = found.superclasses.last { name in !classes.contains { $0.name == name } }
    var designated = framework.flatMap { Self.designated[$0] } ?? Self.usual
    var obstacles: [String] = []
    for one in own.reversed() {
      let declared = one.initializers.filter { !$0.isConvenience }
      let names = Set(declared.map(\.labels))
      if one.initializers.contains(where: \.isPlain) {
        obstacles = []
      } else if one.initializers.contains(where: { $0.parameters.isEmpty })
        || !names.isEmpty && !designated.isSubset(of: names)
      {
        obstacles = declared.map(\.text)
      }
      if !names.isEmpty { designated = names }
    }
    return obstacles
  }

  /// The designated initialisers of most of UIKit's view controllers.
  private static let usual: Set<String> = ["nibName:bundle:", "coder:"]

  /// The designated initialisers of the other view controllers.
  private static let designated: [String: Set<String>] = [
    "UINavigationController": usual.union([
      "rootViewController:", "navigationBarClass:toolbarClass:",
    ]),
    "UITableViewController": usual.union(["style:"]),
    "UICollectionViewController": usual.union(["collectionViewLayout:"]),
    "UISearchController": usual.union(["searchResultsController:"]),
    "UIPageViewController": ["transitionStyle:navigationOrientation:options:", "coder:"],
  ]
}

extension PortReport.Initializer {
  /// Whether the initialiser can be called as `init()`.
  fileprivate var isPlain: Bool {
    parameters.allSatisfy(\.hasDefault) && !isFailable && !isThrowing && !isPrivate
  }

  /// The signature as text, such as `init(title: String)`.
  fileprivate var text: String {
    let words = parameters.map { $0.label == "_" ? $0.type : "\($0.label): \($0.type)" }
    return "init(\(words.joined(separator: ", ")))"
  }

  /// The argument labels, such as `nibName:bundle:`.
  fileprivate var labels: String { parameters.map { $0.label + ":" }.joined() }
}
