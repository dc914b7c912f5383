import Foundation

/// The domain of the errors of Photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of Photos.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  /// Some of the codes in `PHError.h`, with its raw values.
  public enum Code: Int, Sendable {
    /// An error inside Photos.
    case internalError = -1
    /// The user has cancelled the request.
    case userCancelled = 3072
    /// The resource needs a network.
    case networkAccessRequired = 3164
    /// The library has no object with the identifier.
    case identifierNotFound = 3201
    /// The file of a resource cannot be used.
    case invalidResource = 3302
    /// A resource is missing.
    case missingResource = 3303
    /// The app may not use the library.
    case accessRestricted = 3310
    /// The user has denied access to the library.
    case accessUserDenied = 3311
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Always empty.
  public var errorUserInfo: [String: Any] { [:] }
}
