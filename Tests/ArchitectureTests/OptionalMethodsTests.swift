import Foundation
import Testing

/// In Swift, a class cannot override a method of a protocol extension. A controller that is the
/// delegate of its table view or collection view therefore declares the delegate's optional methods
/// itself, so that subclasses can override them.
struct OptionalMethodsTests {
  private static let lists = [
    "UITableViewController": [
      "UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate",
    ],
    "UICollectionViewController": [
      "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
    ],
  ]

  @Test(arguments: lists.keys.sorted())
  func `subclasses can override every optional method`(controller: String) throws {
    let declared = try declarations()
    let own = names(in: declared, under: "\(controller.count)\(controller)C")
    for delegate in Self.lists[controller] ?? [] {
      let optional = names(in: declared, under: "\(delegate.count)\(delegate)PAAE")
      #expect(!optional.isEmpty, "\(delegate) has no optional method")
      for method in optional.subtracting(own).sorted() {
        Issue.record("\(controller) lacks \(delegate).\(method)")
      }
    }
  }

  /// The names of all declarations in UIKit, by identifier.
  private func declarations() throws -> [String: String] {
    let index = try IndexStore.ofThisBuild()
    let folder = SourceTree.root.appendingPathComponent("Sources/Frameworks/UIKit")
    return try SourceTree.swiftFiles(of: "UIKit").reduce(into: [:]) { all, file in
      let found = try index.occurrences(in: folder.appendingPathComponent(file.path)).declared
      all.merge(found) { first, _ in first }
    }
  }

  /// The methods that a type or extension of UIKit declares, given its mangled name.
  private func names(in declared: [String: String], under type: String) -> Set<String> {
    Set(declared.filter { $0.key.hasPrefix("s:5UIKit\(type)") && $0.value.hasSuffix(")") }.values)
  }
}
