import Foundation
import Testing

/// Swift overrides no method of a protocol's extension, so a controller that is the delegate of its
/// list repeats the delegate's optional methods, which its subclasses override.
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

  /// Names by identifier, of the whole of UIKit.
  private func declarations() throws -> [String: String] {
    let index = try IndexStore.ofThisBuild()
    let folder = SourceTree.root.appendingPathComponent("Sources/UIKit")
    return try SourceTree.swiftFiles(of: "UIKit").reduce(into: [:]) { all, file in
      let found = try index.occurrences(in: folder.appendingPathComponent(file.path)).declared
      all.merge(found) { first, _ in first }
    }
  }

  /// The methods that a mangled type or extension of UIKit declares.
  private func names(in declared: [String: String], under type: String) -> Set<String> {
    Set(declared.filter { $0.key.hasPrefix("s:5UIKit\(type)") && $0.value.hasSuffix(")") }.values)
  }
}
