import Foundation
import SourceBuild
import Testing

/// Tests with a fake compiler: what is built when, and what remains after failures.
struct SourceBuilderTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write("import UIKit\n", to: "own/A.swift")
    try fixture.write("import UIKit\n", to: "own/B.swift")
  }

  @Test func `nothing is compiled again if nothing has changed`() throws {
    let built = try fixture.build()
    #expect(built.modules == ["own"])
    #expect(fixture.lines == ["compiling own (2 files)"])

    try fixture.build()

    #expect(fixture.calls == 1)
    #expect(fixture.lines.count == 1)
  }

  @Test func `a changed file, a new file and a new SDK are compiled`() throws {
    try fixture.build()

    try fixture.write("import UIKit // more\n", to: "own/A.swift")
    try fixture.build()
    #expect(fixture.calls == 2)

    try fixture.write("", to: "own/C.swift")
    try fixture.build()
    #expect(fixture.calls == 3)

    try fixture.write("other", to: "sdk/lib/matchcut/modules/UIKit.swiftmodule")
    try fixture.sealSDK()
    try fixture.build()
    #expect(fixture.calls == 4)
  }

  @Test func `an app's files stand beside its program, where the main bundle looks`() throws {
    try fixture.write("", to: "app/Card.xcodeproj/project.pbxproj")
    try fixture.write(
      "import UIKit\n@main class AppDelegate {}\n", to: "app/Card/AppDelegate.swift")
    try fixture.write("main", to: "app/Card/Base.lproj/Main.storyboard")
    try fixture.write(
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Own</string></dict></plist>",
      to: "app/Card/Info.plist")

    let program = try #require(try fixture.build("app", .program(nil, product: nil)).program)

    func contents(_ name: String) -> Data? {
      FileManager.default.contents(atPath: program.folderPath + "/" + name)
    }
    #expect(contents("Main.storyboard") == Data("main".utf8))
    let data = try #require(contents("Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect((list as? [String: Any])?["CFBundleName"] as? String == "Own")
  }

  @Test func `a build writes only the folder .build`() throws {
    try fixture.build()

    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.path + "/own")
    #expect(names.sorted() == [".build", "A.swift", "B.swift"])
  }

  @Test(arguments: [
    ("fail", BuildError.doesNotCompile(module: "own")),
    ("kill", .killed(program: "swiftc", signal: 9, module: "own")),
    ("child", .killed(program: "swiftc", signal: 9, module: "own")),
  ])
  func `a compiler that fails ends the build, and the next build continues`(
    manner: String, error: BuildError
  ) throws {
    try fixture.behave(manner)
    #expect(throws: error) { try fixture.build() }

    try fixture.behave("ok")
    try fixture.build()

    #expect(fixture.calls == 2)
  }

  @Test func `the compiler's output is shown`() throws {
    try fixture.behave("fail")

    #expect(throws: BuildError.self) { try fixture.build() }

    #expect(fixture.lines.contains("own.swift:1:1: error: wrong\n"))
  }

  @Test func `the first warnings are shown, and the number of the others`() throws {
    try fixture.behave("warn")

    try fixture.build()

    let shown = fixture.lines.joined(separator: "\n").split(separator: "\n")
    #expect(shown.count { $0.hasSuffix(": warning: odd") } == ModuleCompiler.mostWarnings)
    #expect(fixture.lines.last == "own: 2 more warnings; --warnings prints all")
  }

  @Test func `warnings about other packages are suppressed`() throws {
    try fixture.behave("warn")
    var set = try fixture.find()
    set.modules.append(SourceModule(name: "App", kind: .library, files: [], folder: fixture.path))
    set.modules[1].dependencies = ["own"]
    set.ownModules = ["App"]

    try fixture.build(set)

    let place = try BuildFolder(root: fixture.path + "/own", name: "own").folder(of: "own")
    let arguments = FileManager.default.contents(atPath: place + "/arguments") ?? Data()
    #expect(String(decoding: arguments, as: UTF8.self).contains("-suppress-warnings"))
  }

  @Test func `a full disk is reported`() throws {
    try fixture.behave("full")

    #expect {
      try fixture.build()
    } throws: { error in
      guard case BuildError.diskFull = error else { return false }
      return true
    }
  }

  @Test func `a file that imports a missing framework is left out`() throws {
    try fixture.write("\n@preconcurrency import SwiftUI\n", to: "own/C.swift")

    try fixture.build()

    #expect(
      fixture.lines == [
        "\(fixture.path)/own/C.swift:2: 'import SwiftUI' names an Apple framework that Matchcut does "
          + "not have; the file is left out of the build",
        "compiling own (2 files)",
      ])
  }

  @Test func `if the other files do not compile, the error names the file that is left out`() throws
  {
    try fixture.write("import SwiftUI\n", to: "own/C.swift")
    try fixture.behave("fail")
    let left = MissingImport(
      .init(name: "SwiftUI", file: fixture.path + "/own/C.swift", line: 1), .appleFramework)

    #expect(throws: BuildError.doesNotCompileWithout([left], module: "own")) { try fixture.build() }
  }

  @Test func `a conditional import is left to the compiler`() throws {
    try fixture.write("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", to: "own/C.swift")

    try fixture.build()
  }

  @Test func `a second build waits for the first`() throws {
    let folder = try BuildFolder(root: fixture.path + "/own", name: "own")
    var lock: BuildLock? = try BuildLock(in: folder) { Issue.record("nothing to wait for") }
    #expect(lock != nil)

    // A lock belongs to the opened file, so one process can hold a lock and try to acquire it
    // again.
    let file = open(folder.path + "/lock", O_RDWR)
    #expect(flock(file, LOCK_EX | LOCK_NB) == -1)
    lock = nil
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    close(file)
  }

  @Test func `a folder that cannot be written is built elsewhere`() throws {
    // The user root may write everywhere, so the test puts a file where the folder would be
    // created.
    try fixture.write("", to: "own/.build")

    let folder = try BuildFolder(
      root: fixture.path + "/own", name: "own", cache: fixture.path + "/cache")

    #expect(folder.isElsewhere)
    #expect(folder.path.hasPrefix(fixture.path + "/cache/"))
  }

  @Test func `a library needs to be told what to show`() throws {
    #expect(throws: BuildError.nothingToShow(module: "own", controllers: [])) {
      try fixture.build("own", .program(nil, product: nil))
    }
  }

  @Test func `an app is linked once`() throws {
    try fixture.write("@main\nclass App {}\n", to: "own/C.swift")

    let built = try fixture.build("own", .program(nil, product: nil))
    #expect(built.program == fixture.path + "/own/.build/matchcut/own/own")
    #expect(fixture.calls == 2)

    try fixture.build("own", .program(nil, product: nil))
    #expect(fixture.calls == 2)
  }

  @Test func `a library is linked with a host`() throws {
    let built = try fixture.build("own", .program(.present("Card"), product: nil))

    #expect(built.program != nil)
    #expect(
      fixture.lines == [
        "compiling own (2 files)", "compiling MatchcutHost (1 file)", "linking own",
      ])
  }

  @Test(arguments: [".build", ".build/matchcut", ".build/matchcut/own"])
  func `a build does not follow a link to another folder`(name: String) throws {
    try fixture.write("", to: "victim/lock")
    try fixture.link("own/\(name)", to: fixture.path + "/victim")

    try fixture.build()

    #expect(
      fixture.lines.first?.hasPrefix("\(fixture.path)/own/\(name) is a link; building in") == true)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.path + "/victim") == ["lock"])
  }

  @Test func `links in a build folder that a clone contains are not followed`() throws {
    try fixture.write("", to: "victim/a.txt")
    for name in ["objects", "modules", "lock"] {
      try fixture.link("own/.build/matchcut/own/\(name)", to: fixture.path + "/victim/" + name)
    }

    try fixture.build()

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.path + "/victim") == ["a.txt"])
    try fixture.build()
    #expect(fixture.calls == 1)
  }

  @Test(arguments: [
    ("../../../../escaped", "__.._.._.._escaped"), ("modules", "App_modules"), ("a\0b", "a_b"),
  ])
  func `a program is inside the build folder, whatever the package is called`(
    name: String, file: String
  ) throws {
    let folder = try BuildFolder(
      root: fixture.path + "/own", name: name, cache: fixture.path + "/cache")

    #expect(try folder.program(name) == folder.path + "/" + file)
    #expect(folder.path.hasPrefix(fixture.path + "/own/.build/matchcut/"))
  }

  @Test func `a source file that cannot be read to its end ends the build`() throws {
    try fixture.pipe("own/C.swift")
    let path = fixture.path + "/own/C.swift"
    #expect(throws: BuildError.unusableFile(path: path, .special)) { try fixture.build() }

    try fixture.remove("own/C.swift")
    try fixture.build()

    try fixture.link("own/C.swift", to: "/dev/zero")
    #expect(throws: BuildError.unusableFile(path: path, .special)) { try fixture.build() }
  }

  @Test(arguments: [("a b", #""a b""#), (#"a\b"#, #""a\\b""#), ("a\"b'c", #""a\"b\'c""#)])
  func `an argument in a file is quoted for the compiler driver`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }

  @Test func `an empty path is an error`() throws {
    let manifests = ManifestReader(toolchain: try fixture.toolchain)
    #expect(throws: BuildError.emptyPath) { try SourceFinder(manifests: manifests).find("") }
  }
}
