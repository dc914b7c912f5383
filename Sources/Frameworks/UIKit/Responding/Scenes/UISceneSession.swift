/// The system's record of a scene, whether the scene is connected or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The purpose of a scene. Matchcut supports only application scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The connected scene; nil until the scene has been created.
  open package(set) weak var scene: UIScene?
  public let role: Role
  /// The configuration that the app delegate returned.
  open package(set) var configuration: UISceneConfiguration
  /// The identifier of the session. The identifier is the same for every launch, because a device
  /// in Matchcut has one session and does not store it.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"
  open var userInfo: [String: Any]?

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a scene, which contains the classes of the scene's objects.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil by default.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
