import Stage
import Testing

struct PrintableTests {
  @Test func `control characters are escaped, and nothing else`() {
    #expect("plain, 中文, é, 👩‍👩‍👧, tab\t, line\n".printable == "plain, 中文, é, 👩‍👩‍👧, tab\t, line\n")
    #expect("\u{1B}[31mred".printable == "\\u{1b}[31mred")
    for value in UInt32(0)..<0x20 where ![9, 10].contains(value) {
      let scalar = Unicode.Scalar(UInt8(value))
      #expect(String(scalar).printable == "\\u{" + String(value, radix: 16) + "}")
    }
    for value in [0x7F, 0x85, 0x9B, 0x202E, 0x2066, 0x2028] as [UInt32] {
      let scalar = Unicode.Scalar(value).map(String.init) ?? ""
      #expect(scalar.printable == "\\u{" + String(value, radix: 16) + "}")
    }
  }
}
