@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// The bytes of a digest, for the digests of this module.
package protocol StoredDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension StoredDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the bytes in hexadecimal, such as `SHA256 digest: e3b0c442…`.
  public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }

  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.bytes, rhs.bytes) }
  /// Whether the digest has the same bytes as `rhs`.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    isSame(lhs.bytes, Array(rhs))
  }
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

public struct SHA256Digest: StoredDigest {
  package static let name = "SHA256"
  public static var byteCount: Int { 32 }
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA384Digest: StoredDigest {
  package static let name = "SHA384"
  public static var byteCount: Int { 48 }
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA512Digest: StoredDigest {
  package static let name = "SHA512"
  public static var byteCount: Int { 64 }
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

extension Insecure {
  public struct SHA1Digest: StoredDigest {
    package static let name = "SHA1"
    public static var byteCount: Int { 20 }
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }

  public struct MD5Digest: StoredDigest {
    package static let name = "MD5"
    public static var byteCount: Int { 16 }
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }
}

/// Hash functions that are not secure, for the data of other systems.
public enum Insecure {}
