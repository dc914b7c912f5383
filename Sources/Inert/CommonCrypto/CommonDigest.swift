import CryptoKit

/// The length of data that a digest function receives.
public typealias CC_LONG = UInt32

/// The number of bytes of an MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a SHA-1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a SHA-256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a SHA-384 digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a SHA-512 digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

// The functions of `CommonDigest.h`, by the hash functions of CryptoKit, which are those of
// OpenSSL's libcrypto.

/// Writes the MD5 digest of `len` bytes at `data` to the 16 bytes at `md`, and returns `md`.
///
/// Without `md` it computes nothing and returns nil. `data` may be nil if `len` is 0.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5.self, data, len, md) }

/// Writes the SHA-1 digest of `len` bytes at `data` to the 20 bytes at `md`, and returns `md`.
///
/// Without `md` it computes nothing and returns nil. `data` may be nil if `len` is 0.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1.self, data, len, md) }

/// Writes the SHA-256 digest of `len` bytes at `data` to the 32 bytes at `md`, and returns `md`.
///
/// Without `md` it computes nothing and returns nil. `data` may be nil if `len` is 0.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA256.self, data, len, md) }

/// Writes the SHA-384 digest of `len` bytes at `data` to the 48 bytes at `md`, and returns `md`.
///
/// Without `md` it computes nothing and returns nil. `data` may be nil if `len` is 0.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA384.self, data, len, md) }

/// Writes the SHA-512 digest of `len` bytes at `data` to the 64 bytes at `md`, and returns `md`.
///
/// Without `md` it computes nothing and returns nil. `data` may be nil if `len` is 0.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA512.self, data, len, md) }

private func write<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  for (index, byte) in Function.hash(bufferPointer: bytes).enumerated() { digest[index] = byte }
  return digest
}
