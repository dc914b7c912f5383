import CCrypto
import Foundation

/// A hash function. The hash functions of this module are those of OpenSSL's libcrypto.
///
/// ```swift
/// let digest = SHA256.hash(data: Data("abc".utf8))
///
/// var parts = SHA256()
/// parts.update(data: Data("a".utf8))
/// parts.update(data: Data("bc".utf8))
/// ```
///
/// The parts have the digest of the whole.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that the function processes at a time.
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of the data so far. More data can follow.
  func finalize() -> Digest
}

extension HashFunction {
  public static var byteCount: Int { Digest.byteCount }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  private var state = LibraryHash(EVP_sha256())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.digest) }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  private var state = LibraryHash(EVP_sha384())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.digest) }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  private var state = LibraryHash(EVP_sha512())
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.digest) }
}

extension Insecure {
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    private var state = LibraryHash(EVP_sha1())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.digest) }
  }

  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    private var state = LibraryHash(EVP_md5())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: state.digest) }
  }
}

/// The state of a hash function of libcrypto, as a value.
struct LibraryHash: @unchecked Sendable {
  private final class Storage {
    let context = EVP_MD_CTX_new()
    deinit { EVP_MD_CTX_free(context) }
  }
  private var storage = Storage()

  init(_ function: OpaquePointer?) { EVP_DigestInit_ex(storage.context, function, nil) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&storage) { storage = copy() }
    EVP_DigestUpdate(storage.context, bytes.baseAddress, bytes.count)
  }

  /// The digest of all bytes so far.
  var digest: [UInt8] {
    let last = copy()
    return [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      EVP_DigestFinal_ex(last.context, buffer.baseAddress, &length)
      count = Int(length)
    }
  }

  private func copy() -> Storage {
    let other = Storage()
    EVP_MD_CTX_copy_ex(other.context, storage.context)
    return other
  }
}
