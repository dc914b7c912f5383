import CCrypto
import DeviceRuntime
import Foundation

/// A code that authenticates data.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

/// The code that `HMAC` computes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.bytes, rhs.bytes) }
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    isSame(lhs.bytes, rhs.array)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Authenticates data with a key and a hash function of this module, by libcrypto.
///
/// ```swift
/// let key = SymmetricKey(data: Data("Jefe".utf8))
/// let code = HMAC<SHA256>.authenticationCode(for: Data("what".utf8), using: key)
/// ```
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private let key: SymmetricKey
  /// All data so far, because libcrypto computes the code in one call.
  private var data = Data()

  public init(key: SymmetricKey) { self.key = key }

  public mutating func update<D: DataProtocol>(data: D) { self.data.append(contentsOf: data) }

  /// The code of the data so far. Raises an exception for a hash function of the app's own.
  public func finalize() -> MAC {
    guard let function = Self.function else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "HMAC cannot use the hash function \(H.self); use SHA256, SHA384, SHA512, Insecure.SHA1 or "
          + "Insecure.MD5")
    }
    let keyBytes = key.contiguousArray
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      data.withUnsafeBytes { message in
        _ = CCrypto.HMAC(
          function, keyBytes, Int32(keyBytes.count),
          message.bindMemory(to: UInt8.self).baseAddress, message.count, buffer.baseAddress,
          &length)
      }
      count = Int(length)
    }
    return MAC(bytes: bytes)
  }

  private static var function: OpaquePointer? {
    switch H.self {
    case is SHA256.Type: EVP_sha256()
    case is SHA384.Type: EVP_sha384()
    case is SHA512.Type: EVP_sha512()
    case is Insecure.SHA1.Type: EVP_sha1()
    case is Insecure.MD5.Type: EVP_md5()
    default: nil
    }
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var own = HMAC(key: key)
    own.update(data: data)
    return own.finalize()
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode == Self.authenticationCode(for: authenticatedData, using: key)
  }
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    isSame(
      authenticationCode.contiguousArray,
      Self.authenticationCode(for: authenticatedData, using: key).bytes)
  }
}
