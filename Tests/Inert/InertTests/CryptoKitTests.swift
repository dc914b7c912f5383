import CryptoKit
import Foundation
import Stage
import Testing
import UIKit

/// The published test vectors of FIPS 180-4, RFC 1321, RFC 4231 and NIST's GCM specification.
@MainActor
struct CryptoKitTests {
  private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
  private func bytes(_ hex: String) -> Data {
    let digits = Array(hex)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      })
  }

  @Test func `hashes have the published values`() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e"))
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(
      "\(Insecure.MD5.hash(data: abc))" == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(SHA256.byteCount == 32)
  }

  @Test func `a hash function is a value that takes its data in parts`() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    first.update(data: Data("bc".utf8))
    second.update(data: Data("x".utf8))

    #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(first.finalize() == first.finalize())
  }

  @Test func `authentication codes have the published values`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    let old = HMAC<Insecure.MD5>.authenticationCode(for: message, using: key)
    #expect(hex(old) == "750c783e6ab0b503eaa86e310a5db738")
  }

  @Test func `sealed boxes have the published bytes`() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e24"
        + "49a6b525b16aedf5aa0de657ba637b39")
    let extra = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")

    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: extra)

    #expect(hex(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49c"))
    #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: extra) == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
  }

  @Test func `a box can be sealed, combined and opened, and not changed`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("text".utf8), using: key)
    var combined = try #require(box.combined)
    #expect(combined.count == 12 + 4 + 16)
    #expect(
      try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("text".utf8))
    combined[13] ^= 1
    let changed = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(changed, using: key) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 20))
    }
    let short = SymmetricKey(data: Data(count: 7))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: short) }
  }

  @Test func `keys differ, and are the same in every run`() {
    func keys() -> [SymmetricKey] {
      let stage = Stage(device: .phone)
      defer { stage.close() }
      return stage.run { [SymmetricKey(size: .bits256), SymmetricKey(size: .bits256)] }
    }
    let first = keys()
    #expect(first[0] != first[1])
    #expect(first[0].bitCount == 256)
    #expect(first == keys())
  }
}
