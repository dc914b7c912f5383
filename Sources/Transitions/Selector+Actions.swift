#if canImport(ObjectiveC)
  import UIKit

  /// The form that selectors have where there is no Objective-C: the name, and the method, which
  /// is found by its name here.
  extension Selector {
    init<T, A>(_ name: String, _ method: (T) -> (A) -> Void) { self.init(name) }
    init<T>(_ name: String, _ method: (T) -> () -> Void) { self.init(name) }
  }
#endif
