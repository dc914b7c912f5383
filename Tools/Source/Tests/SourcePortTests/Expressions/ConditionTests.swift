import SourcePort
import Testing

/// The rewrites of `#if` and `import`.
@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "true   "),
    ("os(iOS) || os(tvOS)", "true    || os(tvOS)"),
    ("!os(iOS)", "!true   "),
    ("(os(iOS) && DEBUG) || os(macOS)", "(true    && DEBUG) || os(macOS)"),
    ("os( iOS )", "true     "),
    ("!os(macOS)", "!os(macOS)"),
    ("os(OSX)", "os(OSX)"),
    ("canImport(UIKit)", "canImport(UIKit)"),
    ("targetEnvironment(macCatalyst)", "targetEnvironment(macCatalyst)"),
    ("swift(>=5.0)", "swift(>=5.0)"),
    ("DEBUG", "DEBUG"),
    ("os(Linux)", "false    "),
    ("!os(Linux)", "!false    "),
  ])
  func holdAsOnAPhone(_ condition: String, _ expected: String) {
    #expect(
      Ported("#if \(condition)\nlet a = 1\n#endif").text == "#if \(expected)\nlet a = 1\n#endif")
  }

  @Test func coverElseIf() {
    #expect(
      Ported("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\nlet a = 3\n#endif").text
        == "#if os(macOS)\nlet a = 1\n#elseif true   \nlet a = 2\n#else\nlet a = 3\n#endif")
  }

  @Test func nest() {
    #expect(
      Ported("#if os(iOS)\n#if os(iOS)\nlet a = 1\n#endif\n#endif").text
        == "#if true   \n#if true   \nlet a = 1\n#endif\n#endif")
  }

  @Test func keepLinuxWhereItImportsItsOwn() {
    let source = "#if os(Linux)\nimport FoundationNetworking\n#endif"

    #expect(Ported(source).text == source)
  }

  @Test(arguments: ["os(Linux)", "os(iOS)", "!os(Linux)", "os(iOS) || os(Linux)"])
  func staySoInAModuleForLinux(_ condition: String) {
    let source = "#if \(condition)\nlet a = 1\n#endif"

    #expect(Ported([source], flags: BuildFlags(isForLinux: true)).text == source)
  }

  @Test func `modules for Linux have none of Apple's frameworks`() {
    let source =
      "#if canImport(Security)\nlet a = 1\n#elseif canImport(Dispatch)\nlet b = 2\n#endif"
    let linux = Ported([source], flags: BuildFlags(isForLinux: true)).text

    #expect(linux == source.replacing("canImport(Security)", with: "false              "))
    #expect(Ported(source).text == source)
  }

  @Test func chooseTheDeclarationsOfAModuleForLinux() {
    let source = """
      #if os(Linux)
      class A: NSObject { @objc func b() {} }
      #else
      class A: NSObject { @objc func c() {} }
      #endif
      """

    let ported = Ported([source], flags: BuildFlags(isForLinux: true))

    #expect(ported.tables == [#"A: c.method("b", { (t: A) in t.b() })"#])
  }

  @Test func leaveOutWhatCannotBeCompiled() {
    let source = """
      class A: UIView {
        #if os(macOS)
        @objc func mouse() {}
        #elseif os(iOS)
        @objc func touch() {}
        #else
        @objc func remote() {}
        #endif
      }
      """

    let ported = Ported(source)

    #expect(
      ported.text == """
        class A: UIView {
          #if os(macOS)
          @objc func mouse() {}
          #elseif true   
                func touch() {}
          #else
          @objc func remote() {}
          #endif
        }
        """)
    #expect(ported.tables == [#"A: c.method("touch", { (t: A) in t.touch() })"#, "A: "])
  }

  @Test func decideAboutTablesThroughUnknownFlags() {
    let source = """
      class A: UIView {
        #if FLAG
        @objc func a() {}
        #else
        @objc func b() {}
        #endif
      }
      """

    #expect(
      Ported(source).tables == [
        #"A: c.method("a", { (t: A) in t.a() })"#, #"A: c.method("b", { (t: A) in t.b() })"#, "A: ",
      ])
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import QuartzCore.CoreAnimation", "import QuartzCore              "),
    ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
    ("import Foundation.NSObject", "import Foundation         "),
    ("import ObjectiveC", "import UIKit     "),
    ("import ObjectiveC.runtime", "import UIKit             "),
    ("import os.log", "import os    "),
    ("import os.signpost", "import os         "),
    ("import os", "import os"),
    ("import Darwin", "import Glibc "),
    ("import Darwin.C", "import Glibc   "),
    ("@_exported import UIKit.UIView // x", "@_exported import UIKit        // x"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import struct Foundation.URL", "import struct Foundation.URL"),
    ("@testable import App", "@testable import App"),
    ("import UIKit", "import UIKit"),
  ])
  func importModules(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  @Test func reportImports() {
    #expect(
      Ported("import UIKit\nimport Combine\n#if os(macOS)\nimport AppKit\n#endif\nimport UIKit")
        .report
        .imports == ["Combine", "UIKit"])
  }
}
