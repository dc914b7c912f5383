import Testing

struct SourceFileTests {
  private func file(_ source: String) -> SourceFile {
    SourceFile(path: "Room/File.swift", source: source, module: "UIKit")
  }

  @Test func `all six kinds of types are declared`() {
    let file = file(
      "open class A {}; struct B {}; enum C {}; protocol D {}; typealias E = Int; actor F {}")

    #expect(file.declared == ["A", "B", "C", "D", "E", "F"])
  }

  @Test func `class members and imports declare nothing`() {
    let file = file(
      "import class UIKit.Outer\nclass A { class func make() {}; class var x = 1 }")

    #expect(file.declared == ["A"])
  }

  @Test func `nested types carry the names around them`() {
    let file = file(
      "class A { enum B { struct C {} } }\nextension D.E { struct F {} }\nfunc f() { struct G {} }")

    #expect(file.declared == ["A", "A.B", "A.B.C", "D.E.F"])
    #expect(file.hidden == ["G"])
    #expect(file.contexts == ["A", "A.B", "A.B.C", "D.E", "D.E.F"])
  }

  @Test func `private types stay in their file`() {
    let file = file("@MainActor private final class A {}\nfileprivate enum B {}\nstruct C {}")

    #expect(file.declared == ["C"])
    #expect(file.hidden == ["A", "B"])
  }

  @Test func `names are types, not members`() {
    let file = file("let x: A.B = A.b.C + .D + UIKit.E.f // G")

    #expect(file.named == ["A", "A.B", "E"])
  }

  @Test func `an extension that only nests types does not name its own`() {
    let file = file(
      "extension A { struct B { let c: C; func f() {} } }\n"
        + "extension D { struct G {}; func g() {} }\nextension E: F {}")

    #expect(file.named == ["B", "C", "D", "E", "F", "G"])
  }

  @Test func `generic parameters are known`() {
    let file = file(
      "struct A<Value: P, Other> { func f<Inner>(_ x: B<Value>) {} }\n"
        + "protocol Q { associatedtype Element }")

    #expect(file.parameters == ["Value", "Other", "Inner", "Element"])
  }

  @Test func `the room is the first folder`() {
    #expect(SourceFile(path: "A/B/c.swift", source: "").room == "A")
    #expect(SourceFile(path: "c.swift", source: "").room == nil)
  }
}
