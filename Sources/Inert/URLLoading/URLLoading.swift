@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security

// Members of Foundation's URL loading that Foundation on Linux does not have. Apps have no network,
// so no server asks for credentials.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The key of the data with which a download could go on, in the `userInfo` of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URL {
  /// Whether the file exists; throws an error if it does not. Files are never promised.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

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

extension URLSessionConfiguration {
  /// The default configuration, because nothing is loaded while the app does not run.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
  /// Whether the system starts the app when a background download ends; true. Setting it has no
  /// effect, because there is no network.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
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
