/// What the system knows of a scene, connected or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// What scenes are for; the virtual device has those of apps.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The connected scene; nil before it is made.
  open package(set) weak var scene: UIScene?
  public let role: Role
  /// How the scene is made, as the app delegate has answered.
  open package(set) var configuration: UISceneConfiguration
  /// Equal for every launch: a virtual device has one session and forgets it at the end.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"
  open var userInfo: [String: Any]?

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made: the classes of its objects.
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
