import SourceBuild
import Testing

/// Files that import missing modules, with a fake compiler that checks names.
struct LeftOutFilesTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.addPorter()
    try fixture.behave("names")
    try fixture.write("@main\nclass App\n", to: "own/App.swift")
  }

  private func missing(
    _ name: String, _ file: String, _ line: Int = 1,
    _ reason: MissingImport.Reason = .appleFramework
  ) -> MissingImport {
    .init(.init(name: name, file: "\(fixture.path)/own/\(file)", line: line), reason)
  }

  @Test func `a file that does not need its missing import is compiled`() throws {
    try fixture.write("import SwiftUI\nclass Card\n", to: "own/Card.swift")
    try fixture.write("use Card\n", to: "own/List.swift")

    let built = try fixture.build("own", .program(nil, product: nil))

    #expect(built.modules == ["own"])
    #expect(
      fixture.lines == [
        "compiling own (3 files)", "own: 1 file compiles without the missing SwiftUI",
        "linking own",
      ])
  }

  @Test func `a file that needs its missing import is left out, and the others are compiled`()
    throws
  {
    try fixture.write("import SwiftUI\nuse ContentView\nclass Card\n", to: "own/Card.swift")

    try fixture.build("own", .program(nil, product: nil))

    let place = "\(fixture.path)/own/Card.swift:1"
    #expect(
      fixture.lines == [
        "compiling own (2 files)", "compiling own (1 file)",
        "\(place): 'import SwiftUI' names an Apple framework that Matchcut does not have, and the "
          + "file uses 'ContentView'; the file is left out of the build",
        "linking own",
      ])
  }

  @Test func `a file that needs SwiftUI is left out, and the others are compiled`() throws {
    try fixture.write("import UIKit\nSwiftUI Color\nclass Card\n", to: "own/Card.swift")

    try fixture.build("own", .program(nil, product: nil))

    #expect(
      fixture.lines == [
        "compiling own (1 file)",
        "\(fixture.path)/own/Card.swift:2: Matchcut has only UIHostingController of SwiftUI, and the "
          + "file uses 'Color'; the file is left out of the build",
        "linking own",
      ])
  }

  @Test func `a file that uses a type of a file that needs SwiftUI is left out, too`() throws {
    try fixture.write("import SwiftUI\nSwiftUI Color\nclass Card\n", to: "own/Card.swift")
    try fixture.write("// A list.\nuse Card\nclass List\n", to: "own/List.swift")

    try fixture.build("own", .program(nil, product: nil))

    let sentence = "Matchcut has only UIHostingController of SwiftUI, and the file uses"
    #expect(
      fixture.lines.filter { $0.contains(sentence) } == [
        "\(fixture.path)/own/Card.swift:2: \(sentence) 'Color'; the file is left out of the build",
        "\(fixture.path)/own/List.swift:2: \(sentence) 'Card'; the file is left out of the build",
      ])
    #expect(fixture.lines.last == "linking own")
  }

  @Test func `a build fails if further files would have to be left out`() throws {
    try fixture.write("import SwiftUI\nSwiftUI Color\nclass Card\n", to: "own/Card.swift")
    try fixture.write("use Card\nclass List\n", to: "own/List.swift")
    try fixture.write("use List\nclass Page\n", to: "own/Page.swift")

    let error = #expect(throws: BuildError.self) { try fixture.build() }
    guard case .doesNotCompileWithout = error else {
      Issue.record("found \(String(describing: error))")
      return
    }
  }

  @Test func `a build fails if the file that starts the app needs a view of SwiftUI`() throws {
    try fixture.write("import SwiftUI\nSwiftUI Color\nclass Card\n", to: "own/Card.swift")
    try fixture.write("@main\nclass App\nuse Card\n", to: "own/App.swift")
    try fixture.write("class List\n", to: "own/List.swift")

    let error = #expect(throws: BuildError.self) { try fixture.build() }
    guard case .needsLeftOut(let needs, _, _) = error else {
      Issue.record("found \(String(describing: error))")
      return
    }
    #expect(needs == [.start(file: "App.swift")])
  }

  @Test func `a file that is left out is tried again when it has changed`() throws {
    try fixture.write("import SwiftUI\nuse ContentView\n", to: "own/Card.swift")
    try fixture.build()
    #expect(fixture.calls == 2)

    try fixture.write("@main\nclass App // more\n", to: "own/App.swift")
    try fixture.build()
    #expect(fixture.calls == 3)

    try fixture.write("import SwiftUI\n", to: "own/Card.swift")
    try fixture.build()
    #expect(fixture.calls == 4)
    #expect(fixture.lines.last == "own: 1 file compiles without the missing SwiftUI")
  }

  @Test func `a file that is left out is tried again when the others do not compile`() throws {
    try fixture.write("import SwiftUI\nuse ContentView\nclass Card\n", to: "own/Card.swift")
    try fixture.write("class List\n", to: "own/List.swift")
    try fixture.build()

    try fixture.write("class List\nuse Card\nclass ContentView\n", to: "own/List.swift")
    try fixture.build()

    #expect(fixture.lines.last == "own: 1 file compiles without the missing SwiftUI")
  }

  @Test func `an error that is not about a missing name is not attributed to the import`() throws {
    try fixture.write("import SwiftUI\n", to: "own/Card.swift")
    try fixture.behave("fail")

    #expect(throws: BuildError.doesNotCompile(module: "own")) { try fixture.build() }
  }

  @Test func `a build fails if a storyboard or Info.plist names a class that is left out`() throws {
    try fixture.write("", to: "own/Own.xcodeproj/project.pbxproj")
    try fixture.write("import SwiftUI\nuse View\nclass Card\n", to: "own/Card.swift")
    try fixture.write("import SwiftUI\nuse View\nclass Scene\n", to: "own/Scene.swift")
    try fixture.write("import Lottie\nuse Movie\n", to: "own/Movie.swift")
    try fixture.write("<view customClass=\"Card\"/>", to: "own/Main.storyboard")
    try fixture.write(
      "<plist><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Scene</string>"
        + "</dict></plist>", to: "own/Info.plist")

    #expect(
      throws: BuildError.needsLeftOut(
        [
          .named("Card", by: "Main.storyboard", file: "Card.swift"),
          .named("Scene", by: "Info.plist", file: "Scene.swift"),
        ],
        [
          missing("SwiftUI", "Card.swift"), missing("SwiftUI", "Scene.swift"),
          missing("Lottie", "Movie.swift", 1, .notFound),
        ], module: "own")
    ) { try fixture.build() }
    #expect(fixture.lines.count { $0.hasSuffix("; the file is left out of the build") } == 3)
  }

  @Test func `a build fails if a storyboard names a class in Objective-C`() throws {
    try fixture.write("", to: "own/Own.xcodeproj/project.pbxproj")
    try fixture.write(
      "@implementation Card (Flip)\n@end\n@implementation Deck\n@end", to: "own/Deck.m")
    try fixture.write("<view customClass=\"Card\"/>", to: "own/Main.storyboard")
    try fixture.build()

    try fixture.write("<view customClass=\"Deck\"/>", to: "own/Main.storyboard")
    #expect(
      throws: BuildError.needsLeftOut(
        [.named("Deck", by: "Main.storyboard", file: "Deck.m")], [], module: "own")
    ) { try fixture.build() }
  }

  @Test func `a build fails if the file that starts the app is left out`() throws {
    try fixture.write("import CoreData\n@main\nclass App\nuse Store\n", to: "own/App.swift")
    try fixture.write("class Card\n", to: "own/Card.swift")

    #expect(
      throws: BuildError.needsLeftOut(
        [.start(file: "App.swift")], [missing("CoreData", "App.swift")], module: "own")
    ) { try fixture.build() }
  }

  @Test func `a build fails with all missing modules if other files need those that are left out`()
    throws
  {
    try fixture.write("import Lottie\nuse Movie\nclass Card\n", to: "own/Card.swift")
    for name in ["B", "C"] {
      try fixture.write("import SwiftUI\nuse View\n", to: "own/\(name).swift")
    }
    try fixture.write("use Card\n", to: "own/List.swift")

    #expect(
      throws: BuildError.doesNotCompileWithout(
        [
          missing("SwiftUI", "B.swift"), missing("SwiftUI", "C.swift"),
          missing("Lottie", "Card.swift", 1, .notFound),
        ], module: "own")
    ) { try fixture.build() }
    #expect(fixture.lines.count { $0.hasSuffix("; the file is left out of the build") } == 3)
  }

  @Test func `a module of which no file compiles is left out, and the modules that need it`() throws
  {
    for (name, other) in [("Ability", "Base"), ("Base", "Foundation"), ("Plain", "Foundation")] {
      try fixture.write(
        "s.source_files = '\(name)/*.swift'\ns.dependency '\(other)'\n",
        to: "pods/\(name).podspec")
      try fixture.write("", to: "pods/\(name)/A.swift")
    }
    try fixture.write("import SwiftUI\nuse View\n", to: "pods/Base/A.swift")

    #expect(try fixture.build("pods").modules == ["Plain"])
    #expect(
      fixture.lines.contains("Ability: left out, because it needs Base, which is left out"))
  }
}
