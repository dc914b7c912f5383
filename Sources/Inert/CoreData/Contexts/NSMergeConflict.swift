import Foundation

/// An object that a save could not merge.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  public let sourceObject: NSManagedObject

  init(_ object: NSManagedObject) { sourceObject = object }
}
