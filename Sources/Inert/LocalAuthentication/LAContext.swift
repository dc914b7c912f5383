import UIKit

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of Local Authentication.
public struct LAError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }
}

/// A context of a device without a passcode: no policy can be evaluated.
@preconcurrency @MainActor
open class LAContext: NSObject {
  public override init() { super.init() }

  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Returns false, and sets the error that the policy has.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    let problem = Self.problem(of: policy)
    error?.pointee = NSError(domain: LAErrorDomain, code: problem.errorCode)
    return false
  }
  /// Fails in the next tick.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    CallTrace.note(.controller, self, .message("evaluatePolicy"))
    TickQueue.post { reply(false, Self.problem(of: policy)) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.problem(of: policy)
  }
  open func invalidate() {}

  private static func problem(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
