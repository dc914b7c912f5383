import Testing

/// Optional requirements of an object that is declared as `AnyObject`.
@Suite struct AnyObjectTests {
  private func call(_ use: String) -> String {
    let source = """
      @objc protocol D { @objc optional func go(); @objc optional func pan(_ p: Int, by: Int) }
      class A { weak var owner: AnyObject?; var box: AnyObject; var mixed: AnyObject; func f(mixed: Int) {
      \(use)
      } }
      """
    return String(Ported(source).text.split(separator: "\n")[2])
  }

  @Test(arguments: [
    ("owner?.go?()", #"(ExposedClass.implementing(owner, "go") as? D)?.go()"#),
    (
      "self.owner?.pan?(1, by: 2)",
      #"(ExposedClass.implementing(self.owner, "pan:by:") as? D)?.pan(1, by: 2)"#
    ),
    ("box.go?()", #"(ExposedClass.implementing(box, "go") as? D)?.go()"#),
    ("box.go!()", #"(ExposedClass.implementing(box, "go") as? D)!.go()"#),
  ])
  func optionalRequirementsAreFoundThroughTheirProtocol(_ use: String, _ expected: String) {
    #expect(call(use) == expected)
  }

  @Test(arguments: [
    ("mixed.go?()", #"ExposedClass.implementing(mixed, "go")?.go()"#),
    ("other?.go?()", #"ExposedClass.implementing(other, "go")?.go()"#),
  ])
  func othersNeedNoConversion(_ use: String, _ expected: String) {
    #expect(call(use) == expected)
  }
}
