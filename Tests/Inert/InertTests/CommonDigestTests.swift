import CommonCrypto
import Foundation
import Testing

/// The published test vectors of RFC 1321 and FIPS 180-4, for no data and for "abc".
struct CommonDigestTests {
  private typealias Function = (
    UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>?

  private func digest(_ text: String, _ length: Int32, _ function: Function) -> String {
    // The byte behind the digest must not change.
    var bytes = [UInt8](repeating: 0xEE, count: Int(length) + 1)
    let data = Array(text.utf8)
    let isSame = bytes.withUnsafeMutableBufferPointer { buffer in
      function(data, CC_LONG(data.count), buffer.baseAddress) == buffer.baseAddress
    }
    #expect(isSame)
    #expect(bytes.last == 0xEE)
    return bytes.dropLast().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func `digests have the published values`() {
    let md5 = { digest($0, CC_MD5_DIGEST_LENGTH, CC_MD5) }
    #expect(md5("") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(md5("abc") == "900150983cd24fb0d6963f7d28e17f72")
    let sha1 = { digest($0, CC_SHA1_DIGEST_LENGTH, CC_SHA1) }
    #expect(sha1("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(sha1("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    let sha256 = { digest($0, CC_SHA256_DIGEST_LENGTH, CC_SHA256) }
    #expect(
      sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let sha384 = { digest($0, CC_SHA384_DIGEST_LENGTH, CC_SHA384) }
    #expect(
      sha384("")
        == "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da"
        + "274edebfe76f65fbd51ad2f14898b95b")
    #expect(
      sha384("abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    let sha512 = { digest($0, CC_SHA512_DIGEST_LENGTH, CC_SHA512) }
    #expect(
      sha512("")
        == "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
        + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e")
    #expect(
      sha512("abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test func `no data has a digest, and without memory for it the answer is nil`() {
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(nil, 0, &bytes)
    #expect(bytes.prefix(4) == [0xe3, 0xb0, 0xc4, 0x42])
    #expect(CC_SHA256([1, 2], 2, nil) == nil)
  }
}
