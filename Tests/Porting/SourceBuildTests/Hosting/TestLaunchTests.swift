import Foundation
import SourceBuild
import Testing

/// The declarations with which a generated test launches the app that shows a library.
struct TestLaunchTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func made(_ entry: LibraryHost.Entry) -> TestLaunch? {
    let library = SourceModule(name: "Card", kind: .library, files: [], folder: fixture.path)
    return LibraryHost(entry: entry, name: "Card", libraries: [library], reports: [:])
      .testLaunch()
  }

  private func show(_ text: String) throws -> LibraryHost.Entry {
    try fixture.write(text, to: "show.swift")
    return .show(file: fixture.path + "/show.swift")
  }

  @Test(arguments: [LibraryHost.Entry.present("CardController"), .push("CardController")])
  func `a test has the declarations of the app and imports only the library`(
    entry: LibraryHost.Entry
  ) throws {
    let launch = try #require(made(entry))

    #expect(launch.imports == ["import UIKit", "@testable import Card"])
    #expect(launch.declarations.contains("private final class AppDelegate: UIResponder"))
    #expect(launch.declarations.contains("CardController(), animated: true)"))
    let atFileScope = launch.declarations.split(separator: "\n").filter {
      $0.contains("class ") && !$0.hasPrefix("private ") && $0.first != "/"
    }
    #expect(atFileScope.isEmpty, "declarations of two tests must not collide")
  }

  @Test func `the declarations of the user's file are members of a type`() throws {
    let entry = try show(
      """
      @testable import Card
      import Foundation

      final class Holder {}

      func show() -> UIViewController {
        CardController()
      }

      """)

    let launch = try #require(made(entry))

    #expect(launch.imports == ["import UIKit", "@testable import Card", "import Foundation"])
    #expect(launch.declarations.contains("window.rootViewController = Shown().show()"))
    #expect(
      launch.declarations.hasSuffix(
        """
        @MainActor
        private struct Shown {
          final class Holder {}

          func show() -> UIViewController {
            CardController()
          }
        }

        """))
  }

  @Test(arguments: [
    ("@main\nclass AppDelegate {}", "// Declare the AppDelegate of show.swift here.\n"),
    ("extension Int {}", "\n// Copy the declarations of show.swift to this place.\n"),
    ("infix operator ~", "\n// Copy the declarations of show.swift to this place.\n"),
    ("#if DEBUG\n#endif", "\n// Copy the declarations of show.swift to this place.\n"),
  ])
  func `declarations that cannot be nested in a type are left to the user`(
    text: String, end: String
  ) throws {
    #expect(made(try show(text))?.declarations.hasSuffix(end) == true)
  }

  @Test func `a value survives the environment, and names modules as the source does`() throws {
    var launch = TestLaunch()
    launch.imports = ["import UIKit"]
    launch.declarations = "class A {}\n\"\u{e9}\""
    launch.names = ["App_Preview": "Preview"]

    #expect(TestLaunch(json: launch.json) == launch)
    #expect(launch.importLine("@testable import App_Preview") == "@testable import Preview")
    #expect(launch.importLine("@testable import Card") == "@testable import Card")
  }
}
