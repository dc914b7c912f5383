import CCrypto
import Foundation

/// The Advanced Encryption Standard.
public enum AES: Sendable {
  /// AES in Galois/Counter Mode, by libcrypto. Keys have 128, 192 or 256 bits.
  ///
  /// ```swift
  /// let key = SymmetricKey(size: .bits256)
  /// let box = try AES.GCM.seal(Data("text".utf8), using: key)
  /// let text = try AES.GCM.open(box, using: key)
  /// ```
  public enum GCM: Sendable {
    static let tagByteCount = 16
    static let defaultNonceByteCount = 12

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let run = try GaloisRun(key: key, nonce: nonce, extra: authenticatedData.array)
      let (bytes, tag) = try run.seal(message.array)
      return SealedBox(nonce: nonce, ciphertext: Data(bytes), tag: Data(tag))
    }
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    /// Throws `authenticationFailure` if the key is another one or the box has been changed.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      let run = try GaloisRun(key: key, nonce: sealedBox.nonce, extra: authenticatedData.array)
      return Data(try run.open(Array(sealedBox.ciphertext), tag: Array(sealedBox.tag)))
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
  }
}

extension AES.GCM {
  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates a nonce that is the same in each run. Each nonce of a run is different.
    public init() {
      bytes = RepeatableBytes.next(count: AES.GCM.defaultNonceByteCount, for: "nonce")
    }
    /// Throws `incorrectParameterSize` for fewer than 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= AES.GCM.defaultNonceByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      bytes = data.array
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// Encrypted data, with what is needed to check and decrypt it.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    /// The nonce, the encrypted data and the tag; nil for a nonce that has not 12 bytes.
    public var combined: Data? {
      guard nonce.bytes.count == AES.GCM.defaultNonceByteCount else { return nil }
      return Data(nonce.bytes) + ciphertext + tag
    }

    init(nonce: Nonce, ciphertext: Data, tag: Data) {
      (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
    }
    /// Throws `incorrectParameterSize` for a tag that has not 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == AES.GCM.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
    }
    /// Throws `incorrectParameterSize` if the data is shorter than a nonce and a tag.
    public init<D: DataProtocol>(combined: D) throws {
      let (head, tail) = (AES.GCM.defaultNonceByteCount, AES.GCM.tagByteCount)
      guard combined.count >= head + tail else { throw CryptoKitError.incorrectParameterSize }
      self.init(
        nonce: try Nonce(data: Data(combined.prefix(head))),
        ciphertext: Data(combined.dropFirst(head).dropLast(tail)), tag: Data(combined.suffix(tail)))
    }
  }
}

/// One encryption or decryption with AES-GCM by libcrypto.
struct GaloisRun {
  private let cipher: OpaquePointer?
  private let key: [UInt8]
  private let nonce: [UInt8]
  private let extra: [UInt8]

  /// Throws `incorrectKeySize` for a key that has not 128, 192 or 256 bits.
  init(key: SymmetricKey, nonce: AES.GCM.Nonce, extra: [UInt8]) throws {
    switch key.bitCount {
    case 128: cipher = EVP_aes_128_gcm()
    case 192: cipher = EVP_aes_192_gcm()
    case 256: cipher = EVP_aes_256_gcm()
    default: throw CryptoKitError.incorrectKeySize
    }
    (self.key, self.nonce, self.extra) = (key.contiguousArray, nonce.bytes, extra)
  }

  func seal(_ message: [UInt8]) throws -> (bytes: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let bytes = try process(message, context, encrypts: true)
    try check(finish(context))
    var tag = [UInt8](repeating: 0, count: AES.GCM.tagByteCount)
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
    return (bytes, tag)
  }

  func open(_ bytes: [UInt8], tag: [UInt8]) throws -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let message = try process(bytes, context, encrypts: false)
    var tag = tag
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
    guard finish(context) == 1 else { throw CryptoKitError.authenticationFailure }
    return message
  }

  private func process(
    _ input: [UInt8], _ context: OpaquePointer?, encrypts: Bool
  ) throws -> [UInt8] {
    let direction: Int32 = encrypts ? 1 : 0
    try check(EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction))
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
    try check(EVP_CipherInit_ex(context, nil, nil, key, nonce, direction))
    var length: Int32 = 0
    if !extra.isEmpty {
      try check(EVP_CipherUpdate(context, nil, &length, extra, Int32(extra.count)))
    }
    guard !input.isEmpty else { return [] }
    var output = [UInt8](repeating: 0, count: input.count)
    try check(EVP_CipherUpdate(context, &output, &length, input, Int32(input.count)))
    return output
  }

  /// Ends the run. Galois/Counter Mode has no bytes left at its end.
  private func finish(_ context: OpaquePointer?) -> Int32 {
    var (last, length) = ([UInt8](repeating: 0, count: AES.GCM.tagByteCount), Int32(0))
    return EVP_CipherFinal_ex(context, &last, &length)
  }

  private func check(_ result: Int32) throws {
    guard result == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
  }
}
