import Foundation

/// An error that ends the program: its name, its reason, and data of the app.
///
/// Swift cannot catch exceptions, so `raise()` ends the program with the message that iOS prints.
open class NSException: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  open private(set) var name: NSExceptionName
  /// The cause as text; nil by default.
  open private(set) var reason: String?
  /// Data of the app; nil by default.
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program. The message on standard error has the name and the reason.
  open func raise() { UIKitLog.raise(name.rawValue, reason ?? "(null)") }

  /// Ends the program. The message has the name, and `format` with its arguments.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList)
    NSException(name: name, reason: reason as String, userInfo: nil).raise()
  }

  open override var description: String { reason ?? name.rawValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let rawName = coder.decodeObject(forKey: "name") as? String else { return nil }
    name = NSExceptionName(rawValue: rawName)
    reason = coder.decodeObject(forKey: "reason") as? String
    userInfo = coder.decodeObject(forKey: "userInfo") as? [AnyHashable: Any]
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(name.rawValue, forKey: "name")
    coder.encode(reason, forKey: "reason")
    coder.encode(userInfo, forKey: "userInfo")
  }
}

extension NSExceptionName {
  public static let genericException = Self(rawValue: "NSGenericException")
  public static let rangeException = Self(rawValue: "NSRangeException")
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = Self(
    rawValue: "NSInternalInconsistencyException")
  public static let mallocException = Self(rawValue: "NSMallocException")
  public static let objectInaccessibleException = Self(
    rawValue: "NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self(
    rawValue: "NSObjectNotAvailableException")
  public static let destinationInvalidException = Self(
    rawValue: "NSDestinationInvalidException")
  public static let oldStyleException = Self(rawValue: "NSOldStyleException")
  public static let undefinedKeyException = Self(rawValue: "NSUnknownKeyException")
}
