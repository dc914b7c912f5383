import UIKit

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public let CNErrorDomain = "CNErrorDomain"

/// An error of Contacts.
public struct CNError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }
}

/// A store without contacts. Access is not determined until the app requests it; the request is
/// denied in the next tick.
@preconcurrency @MainActor
open class CNContactStore: NSObject {
  public override init() { super.init() }

  private final class Access: WorldService {
    var status = CNAuthorizationStatus.notDetermined
    init() {}
    static var current: Access { World.current.service() }
  }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    Access.current.status
  }
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    CallTrace.note(.controller, self, .message("requestAccess"))
    TickQueue.post {
      Access.current.status = .denied
      completionHandler(false, CNError(.authorizationDenied))
    }
  }
}

/// A person, as the app describes it.
open class CNContact: NSObject {
  public override init() { super.init() }
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var imageData: Data?
}

open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}
