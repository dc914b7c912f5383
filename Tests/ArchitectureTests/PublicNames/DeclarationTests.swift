import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    (
      "@MainActor @preconcurrency func update(_ percent: CGFloat)", "update(_:)",
      "func update(_: CGFloat)"
    ),
    (
      "@discardableResult @MainActor class func run(a x: (any P)?, b: @escaping (Int, Set<Int>) -> Void = { _ in }) -> Bool",
      "run(a:b:)", "static func run(a: P?, b: @escaping (Int, Set<Int>) -> Void = { _ in }) -> Bool"
    ),
    ("required init?(coder: NSCoder)", "init(coder:)", "init?(coder: NSCoder)"),
    ("static let `default`: UIView.Curve", "default", "static var default: UIView.Curve { get }"),
    ("weak var view: UIView? { get }", "view", "var view: UIView? { get }"),
    ("nonisolated(unsafe) var size: CGSize { get set }", "size", "var size: CGSize"),
    ("case `none`", "none", "case none"),
    (
      "subscript<T>(trait: T.Type) -> T.Value { get }", "subscript(_:)",
      "subscript<T>(_: T.Type) -> T.Value { get }"
    ),
    ("func observe<V>(_ path: KeyPath<A, V>)", "observe(_:)", "func observe<V>(_: KeyPath<A, V>)"),
    ("init(bounce: CGFloat = 0.0)", "init(bounce:)", "init(bounce: CGFloat = 0)"),
    ("static func == (a: A, b: A) -> Bool", "==(_:_:)", "static func ==(_: A, _: A) -> Bool"),
  ])
  func `a declaration is parsed`(text: String, name: String, form: String) {
    let declaration = Declaration(text)

    #expect(declaration?.name == name)
    #expect(declaration?.form == form)
  }

  @Test func `an optional requirement is recognised`() {
    #expect(
      Declaration("optional func scrollViewDidScroll(_ view: UIScrollView)")?.isOptional == true)
    #expect(Declaration("func scrollViewDidScroll(_ view: UIScrollView)")?.isOptional == false)
  }

  @Test func `a call may leave out arguments with defaults`() {
    let declaration = Declaration(
      "func turn(by angle: Double, at place: Int = 0, then: (() -> Void)? = nil)")

    #expect(declaration?.shorterNames == ["turn(by:)", "turn(by:at:)", "turn(by:then:)"])
  }

  @Test(arguments: ["", "hello", "struct A", "doSomething()"])
  func `other text is not a declaration`(text: String) {
    #expect(Declaration(text) == nil)
  }
}
