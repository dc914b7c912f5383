import UIKit

/// The permission to track the user. It is not determined until the app requests it; the request is
/// denied in the next tick.
@preconcurrency @MainActor
open class ATTrackingManager: NSObject, WorldService {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  public override required init() { super.init() }
  private static var current: ATTrackingManager { World.current.service() }
  private var status = AuthorizationStatus.notDetermined

  open class var trackingAuthorizationStatus: AuthorizationStatus { current.status }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let manager = current
    CallTrace.note(.controller, manager, .message("requestTrackingAuthorization"))
    TickQueue.post {
      manager.status = .denied
      completion(.denied)
    }
  }
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    CallTrace.note(.controller, current, .message("requestTrackingAuthorization"))
    current.status = .denied
    return .denied
  }
}
