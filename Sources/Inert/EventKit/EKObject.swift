@_exported import Foundation

/// An object of a store.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}
