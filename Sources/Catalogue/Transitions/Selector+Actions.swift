#if canImport(ObjectiveC)
  import UIKit

  /// Creates selectors from a name only. The method is looked up by that name when the selector is
  /// sent.
  extension Selector {
    init<T, A>(_ name: String, _ method: (T) -> (A) -> Void) { self.init(name) }
    init<T>(_ name: String, _ method: (T) -> () -> Void) { self.init(name) }
  }
#endif
