import Testing

/// `@objc` protocols, optional requirements and their calls.
@Suite struct OptionalRequirementTests {
  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P{}", "      protocol P: AnyObject{}"),
    ("@objc public protocol P: AnyObject {}", "      public protocol P: AnyObject {}"),
    ("@objc protocol P: class {}", "      protocol P: class {}"),
    ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    ("@objc(Q) protocol P {}", "         protocol P: AnyObject {}"),
    (
      "@objc protocol P { @objc optional func m() }",
      "      protocol P: AnyObject {                func m() }; "
        + "extension P { func m() { ExposedClass.notImplemented() as Void } }"
    ),
    (
      "@objc public protocol P { optional func m(_ a: Int, by b: [String: Int]) -> CGSize }",
      "      public protocol P: AnyObject {          func m(_ a: Int, by b: [String: Int]) -> CGSize }; "
        + "extension P { public func m(_ a: Int, by b: [String: Int]) -> CGSize "
        + "{ ExposedClass.notImplemented() } }"
    ),
    (
      "@objc protocol P { optional var a: Int { get }; @objc optional var b: Int? { get set } }",
      "      protocol P: AnyObject {          var a: Int { get };                var b: Int? { get set } }; "
        + "extension P { var a: Int { get { ExposedClass.notImplemented() } }; "
        + "var b: Int? { get { ExposedClass.notImplemented() } set { _ = newValue } } }"
    ),
    (
      "@objc protocol P { @discardableResult @objc optional func m(f: @escaping () -> Void) throws -> Int }",
      "      protocol P: AnyObject { @discardableResult                func m(f: @escaping () -> Void) throws -> Int }; "
        + "extension P { @discardableResult func m(f: @escaping () -> Void) throws -> Int "
        + "{ ExposedClass.notImplemented() } }"
    ),
  ])
  func becomeRequirementsWithADefault(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  private static let protocols = """
    @objc protocol D { @objc optional func go(); @objc optional func size(in v: UIView) -> CGSize; @objc optional func pan(_ p: Pan, by: Int); @objc optional var title: String { get } }
    """

  private func call(_ use: String) -> String {
    let source = """
      \(Self.protocols)
      class A { weak var delegate: D?; var done: (() -> Void)?; var handler: ((Int) -> Void)?; func f(_ list: UITableView) {
      \(use)
      } }
      """
    return String(Ported(source).text.split(separator: "\n")[2])
  }

  @Test(arguments: [
    ("delegate?.go?()", #"ExposedClass.implementing(delegate, "go")?.go()"#),
    ("self.delegate?.go?()", #"ExposedClass.implementing(self.delegate, "go")?.go()"#),
    ("delegate!.go?()", #"ExposedClass.implementing(delegate!, "go")?.go()"#),
    ("delegate!.go!()", #"ExposedClass.implementing(delegate!, "go")!.go()"#),
    ("delegate?.go!()", #"ExposedClass.implementing(delegate, "go")?.go()"#),
    ("d.go?()", #"ExposedClass.implementing(d, "go")?.go()"#),
    ("a.b?.delegate?.go?()", #"ExposedClass.implementing(a.b?.delegate, "go")?.go()"#),
    (
      "let s = delegate?.size?(in: self) ?? .zero",
      #"let s = ExposedClass.implementing(delegate, "sizeIn:")?.size(in: self) ?? .zero"#
    ),
    (
      "if let s = delegate?.size?(in: self) {}",
      #"if let s = ExposedClass.implementing(delegate, "sizeIn:")?.size(in: self) {}"#
    ),
    (
      "guard let w = delegate?.size?(in: self).width else { return }",
      #"guard let w = ExposedClass.implementing(delegate, "sizeIn:")?.size(in: self).width else { return }"#
    ),
    ("delegate?.pan?(p, by: 1)", #"ExposedClass.implementing(delegate, "pan:by:")?.pan(p, by: 1)"#),
    (
      "if delegate?.go != nil {}",
      #"if ExposedClass.implementing(delegate, "go")?.go != nil {}"#
    ),
    (
      "if let f = delegate?.size {}",
      #"if let f = ExposedClass.implementing(delegate, "sizeIn:")?.size(in:) {}"#
    ),
    (
      "label.text = delegate?.title ?? \"\"",
      #"label.text = ExposedClass.implementing(delegate, "title")?.title ?? """#
    ),
    ("done?()", "done?()"),
    ("self.done?()", "self.done?()"),
    ("self.handler?(3)", "self.handler?(3)"),
    ("cell.callback?(3)", "cell.callback?(3)"),
    ("view.title = 3", "view.title = 3"),
    ("list.delegate?.scrollViewDidScroll?(list)", "list.delegate?.scrollViewDidScroll(list)"),
    ("animator.addCompletion? { _ in end() }", "animator.addCompletion { _ in end() }"),
    (
      "list.delegate?.tableView?(list, didSelectRowAt: i)",
      "list.delegate?.tableView(list, didSelectRowAt: i)"
    ),
    (
      "{ list.delegate?.tableView?(list, didSelectRowAt: i) }",
      "{ ExposedClass.answer(list.delegate?.tableView(list, didSelectRowAt: i)) }"
    ),
    (
      "let h = list.delegate?.tableView?(list, heightForRowAt: i) ?? 44",
      "let h = ExposedClass.answer(list.delegate?.tableView(list, heightForRowAt: i)) ?? 44"
    ),
    (
      "_ = d.numberOfSections?(in: list) == 1",
      "_ = ExposedClass.answer(d.numberOfSections(in: list)) == 1"
    ),
  ])
  func areCalledWhereTheyAreImplemented(_ use: String, _ expected: String) {
    #expect(call(use) == expected)
  }

  @Test(arguments: [
    (
      "func f(_ list: [D]) { for d in list { use(d.title) } }",
      #"func f(_ list: [D]) { for d in list { use(ExposedClass.implementing(d, "title")?.title) } }"#
    ),
    (
      "let all: [D]; func f() { use(all.first?.title) }",
      #"let all: [D]; func f() { use(ExposedClass.implementing(all.first, "title")?.title) }"#
    ),
    (
      "func f(_ o: Any) { if let o = o as? D { use(o.title) } }",
      #"func f(_ o: Any) { if let o = o as? D { use(ExposedClass.implementing(o, "title")?.title) } }"#
    ),
    (
      "func f(_ o: Any) { use((o as? D)?.title) }",
      #"func f(_ o: Any) { use(ExposedClass.implementing((o as? D), "title")?.title) }"#
    ),
    (
      "func source() -> D? { nil }; func f() { use(source()?.title) }",
      #"func source() -> D? { nil }; func f() { use(ExposedClass.implementing(source(), "title")?.title) }"#
    ),
    ("func f(_ o: UILabel) { use(o.title) }", "func f(_ o: UILabel) { use(o.title) }"),
  ])
  func propertiesAreOptionalWhereTheTypeIsKnown(_ use: String, _ expected: String) {
    let source = "\(Self.protocols)\nclass A { \(use) }"

    #expect(Ported(source).text.split(separator: "\n")[1] == "class A { \(expected) }")
  }

  @Test func propertiesAreOptionalInAnExtensionOfTheProtocol() {
    let source = "\(Self.protocols)\nextension D { func f() { use(self.title) } }"

    #expect(
      Ported(source).text.hasSuffix(#"{ use(ExposedClass.implementing(self, "title")?.title) } }"#))
  }

  @Test func standInTheTablesOfThoseWhoHaveThem() {
    let source = """
      \(Self.protocols)
      class A: NSObject, D { func go() {}; func size(in v: UIView) -> CGSize { .zero }; var title: String { "" } }
      class B: NSObject {}
      extension B: D { func pan(_ p: Pan, by: Int) {} }
      class C: NSObject { func pan(_ p: inout Pan, by: Int) {}; func other() {} }
      """

    #expect(
      Ported(source).tables == [
        #"A: c.method("go", { (t: A) in t.go() }); "#
          + #"c.method("sizeIn:", { (t: A, a1: UIView) in t.size(in: a1) }); c.implements("title")"#,
        #"B: c.method("pan:by:", { (t: B, a1: Pan, a2: Int) in t.pan(a1, by: a2) })"#,
        #"C: c.implements("pan:by:")"#,
      ])
  }

  @Test func areKnownFromModulesThatAreImported() {
    let ported = Ported(
      ["class Mock: NSObject, D { func go() {} }; func f(d: D?) { d?.go?() }"],
      context: [Self.protocols])

    #expect(ported.tables == [#"Mock: c.method("go", { (t: Mock) in t.go() })"#])
    #expect(ported.text.contains(#"{ ExposedClass.implementing(d, "go")?.go() }"#))
    #expect(ported.files.count == 1)
  }

  @Test func ofUIKitAreEnteredWhereAModuleAsks() {
    let source = """
      class A: NSObject { func scrollViewDidScroll(_ s: UIScrollView) {} }
      let a = d.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
      """

    #expect(
      Ported(source).tables == [
        #"A: c.method("scrollViewDidScroll:", { (t: A, a1: UIScrollView) in t.scrollViewDidScroll(a1) })"#
      ])
  }

  @Test(arguments: [
    (
      "if let w = UIApplication.shared.delegate?.window { w?.go() }",
      "if let w = UIApplication.shared.delegate.map { $0.window } { w?.go() }"
    ),
    (
      "let r = UIApplication.shared.delegate?.window??.rootViewController",
      "let r = UIApplication.shared.delegate.map { $0.window }??.rootViewController"
    ),
    (
      "let r = UIApplication.shared.delegate!.window!!",
      "let r = Optional(UIApplication.shared.delegate!.window)!!"
    ),
    (
      "UIApplication.shared.delegate?.window = nil", "UIApplication.shared.delegate?.window = nil"
    ),
    ("let w = view.window?.frame", "let w = view.window?.frame"),
  ])
  func coverTheApplicationsWindow(_ use: String, _ expected: String) {
    #expect(Ported(use).text == expected)
  }
}
