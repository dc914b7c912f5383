import SourcePort
import Testing

/// The facts that a host app receives about a module.
@Suite struct FactsTests {
  @Test func tellOfClasses() throws {
    let source = """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      open class Base: UIViewController { public init(a: Int, _ b: String = "") {}; required init?(coder: NSCoder) { nil } }
      private final class Page: Base, P {}
      class Box<T> {}
      """

    let classes = Ported(source).report.classes

    #expect(classes.map(\.name) == ["AppDelegate", "Base", "Page", "Box"])
    #expect(classes.map(\.isMain) == [true, false, false, false])
    #expect(classes.map(\.isAppDelegate) == [true, false, false, false])
    #expect(classes.map(\.isViewController) == [false, true, true, false])
    #expect(classes.map(\.isGeneric) == [false, false, false, true])
    #expect(classes.map(\.access) == ["internal", "open", "private", "internal"])
    #expect(classes.map(\.line) == [1, 2, 3, 4])
    #expect(classes[2].superclasses == ["Base", "UIViewController"])
    #expect(classes[2].protocols == ["P"])
    let parameters = try #require(classes[1].initializers.first).parameters
    #expect(parameters.map(\.label) == ["a", "_"])
    #expect(parameters.map(\.type) == ["Int", "String"])
    #expect(parameters.map(\.hasDefault) == [false, true])
    #expect(classes[1].initializers.map(\.isConvenience) == [false, false])
    #expect(classes[1].initializers.map(\.isFailable) == [false, true])
  }

  @Test func tellOfTests() {
    let source = """
      class Base: XCTestCase { func testA() {} }
      final class Some: Base { func testB() throws {}; func testC() async {}; func helper() {}; func testD(_ a: Int) {}; private func testE() {} }
      extension Some { func testF() {} }
      """

    let tests = Ported(source).report.tests

    #expect(tests.map(\.name) == ["Base", "Some"])
    #expect(tests[1].methods.map(\.name) == ["testB", "testC", "testF", "testA"])
    #expect(tests[1].methods.map(\.isAsync) == [false, true, false, false])
    #expect(tests[1].methods.map(\.isThrowing) == [true, false, false, false])
  }

  @Test func tellOfTestsInTheClausesThatAreCompiled() {
    let source = """
      class Some: XCTestCase {
      #if DEBUG && !FAST
        func testA() {}
      #elseif canImport(Card)
        func testB() {}
      #else
        func testC() {}
      #endif
      }
      """
    func names(_ flags: BuildFlags) -> [String] {
      Ported([source], flags: flags).report.tests.flatMap(\.methods).map(\.name)
    }

    #expect(names(BuildFlags(defined: ["DEBUG"])) == ["testA"])
    #expect(names(BuildFlags(defined: ["DEBUG", "FAST"], modules: ["Card"])) == ["testB"])
    #expect(names(BuildFlags(defined: [])) == ["testB", "testC"])
    #expect(names(BuildFlags()) == ["testA", "testB", "testC"])
  }

  @Test func arePrintedAsOneObject() throws {
    let json = try Ported("class A: UIView { @objc func a() {} }").report.json()

    #expect(json.hasPrefix(#"{"classes":[{"access":"internal""#))
    #expect(json.contains(#""files":[{"importsUIKit":false,"path":"/1.swift"}]"#))
    #expect(
      json.contains(
        #"{"column":19,"construct":"@objc","line":1,"path":"/1.swift","text":""}"#))
    #expect(json.hasSuffix(#""tests":[],"version":1,"warnings":[]}"#))
  }
}
