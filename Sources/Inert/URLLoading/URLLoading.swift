@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security

// Members of Foundation's URL loading that Foundation on Linux does not have. Apps have no network,
// so no server asks for credentials.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The trust of the server; nil, because no server asks for credentials.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential for a server's trust. It has no user and no password.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

extension URLError {
  /// Why a network that exists was not used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  /// The reason; nil, because there is no network.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLRequest {
  /// Whether the request may use an expensive network; true. Setting it has no effect, because
  /// there is no network.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the request may use a network in Low Data Mode; true. Setting it has no effect,
  /// because there is no network.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
