import Foundation

/// The number of bits of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A key that encrypts and decrypts.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.contiguousArray }

  /// Creates a key that is the same in each run, so it protects nothing. Each key of a run is
  /// different.
  public init(size: SymmetricKeySize) {
    bytes = RepeatableBytes.next(count: size.bitCount / 8, for: "key")
  }

  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    isSame(lhs.bytes, rhs.bytes)
  }
}
