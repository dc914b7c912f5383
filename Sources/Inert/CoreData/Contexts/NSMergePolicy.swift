import Foundation

/// What a save does if a store or another context has changed the same object.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  enum Kind {
    case error, storeTrump, objectTrump, overwrite, rollback
  }
  let kind: Kind

  fileprivate init(_ kind: Kind) { self.kind = kind }

  public init(merge ty: NSMergePolicyType) {
    kind =
      switch ty {
      case .errorMergePolicyType: .error
      case .mergeByPropertyStoreTrumpMergePolicyType: .storeTrump
      case .mergeByPropertyObjectTrumpMergePolicyType: .objectTrump
      case .overwriteMergePolicyType: .overwrite
      case .rollbackMergePolicyType: .rollback
      }
  }

  public class var error: NSMergePolicy { NSMergePolicy(.error) }
  public class var mergeByPropertyStoreTrump: NSMergePolicy { NSMergePolicy(.storeTrump) }
  public class var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy(.objectTrump) }
  public class var overwrite: NSMergePolicy { NSMergePolicy(.overwrite) }
  public class var rollback: NSMergePolicy { NSMergePolicy(.rollback) }
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy(.error)
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy(.storeTrump)
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy(.objectTrump)
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy(.overwrite)
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy(.rollback)
