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

  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Access.current.status = .denied
    throw CNError(.authorizationDenied)
  }

  // MARK: Content

  /// Always throws `authorizationDenied`.
  nonisolated open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refusal("unifiedContacts") }
  /// Always throws `authorizationDenied`.
  nonisolated open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refusal("unifiedContact") }
  /// Always throws `authorizationDenied`.
  nonisolated open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refusal("enumerateContacts") }
  /// Always throws `authorizationDenied`.
  nonisolated open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal("execute") }
  /// Always throws `authorizationDenied`.
  nonisolated open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw refusal("containers")
  }
  /// Always throws `authorizationDenied`.
  nonisolated open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw refusal("groups")
  }
  nonisolated open func defaultContainerIdentifier() -> String { "" }

  nonisolated private func refusal(_ call: String) -> CNError {
    MainActorReach.read { CallTrace.note(.controller, self, .message(.init(call))) }
    return CNError(.authorizationDenied)
  }
}

extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}

/// What is fetched from a store.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none
}

/// Changes of a store, which refuses them.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// An account with contacts. The device has none.
open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// A group of contacts. The device has none.
open class CNGroup: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}
