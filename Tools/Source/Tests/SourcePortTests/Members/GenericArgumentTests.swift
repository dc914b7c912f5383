import Testing

/// Protocols as arguments of generic types that accept only objects.
@Suite struct GenericArgumentTests {
  private static let types = """
    @objc protocol D {}; protocol S: AnyObject {}; class C: NSObject, D {}
    class Weak<T: NSObjectProtocol> {}; struct Box<K, V: AnyObject> {}; struct Any2<T> {}
    class Typed<T> where T: D {}

    """

  @Test(arguments: [
    ("let a: Weak<D>", "4:12 Weak<D>"), ("let a = Weak<D>()", "4:13 Weak<D>"),
    ("let a = [Weak<any D>]()", "4:14 Weak<any D>"), ("let a: Box<Int, D>?", "4:11 Box<D>"),
    ("let a = Typed<D>()", "4:14 Typed<D>"),
    ("let a: Weak<UIScrollViewDelegate>", "4:12 Weak<UIScrollViewDelegate>"),
    ("let a: Weak<C>", nil), ("let a: Any2<D>", nil), ("let a: Box<D, C>", nil),
    ("let a: Weak<UIView & D>", nil), ("let a: Box<Int, S>", nil), ("let a: Other<D>", nil),
  ])
  func areRefusedInOneSentence(_ use: String, _ expected: String?) {
    let ported = Ported(Self.types + use)

    #expect(ported.refusals == (expected.map { [$0] } ?? []))
    #expect(
      ported.report.refusals.allSatisfy { $0.reason.contains("use a class that conforms to") })
  }
}
