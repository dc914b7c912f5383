#if canImport(ObjectiveC)
  import UIKit

  // A selector is written with its method, as where there is no Objective-C; here the name is
  // enough, and the method has to be marked `@objc`.
  extension Selector {
    init<T>(_ name: String, _ method: @MainActor (T) -> @MainActor () -> Void) {
      self.init(name)
    }

    init<T, A>(_ name: String, _ method: @MainActor (T) -> @MainActor (A) -> Void) {
      self.init(name)
    }
  }
#endif
