#if canImport(ObjectiveC)
  import UIKit

  /// Creates selectors from a method's name only. The method is looked up by that name.
  extension Selector {
    init<T, A>(_ name: String, _ method: (T) -> (A) -> Void) { self.init(name) }
    init<T>(_ name: String, _ method: (T) -> () -> Void) { self.init(name) }
  }
#endif
