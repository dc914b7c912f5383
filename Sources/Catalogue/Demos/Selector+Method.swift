#if canImport(ObjectiveC)
  import UIKit

  // Allows selectors to be written with their name and their method, as on systems without
  // Objective-C. On systems with Objective-C only the name is used, and the method must be marked
  // `@objc`.
  extension Selector {
    init<T>(_ name: String, _ method: @MainActor (T) -> @MainActor () -> Void) {
      self.init(name)
    }

    init<T, A>(_ name: String, _ method: @MainActor (T) -> @MainActor (A) -> Void) {
      self.init(name)
    }
  }
#endif
