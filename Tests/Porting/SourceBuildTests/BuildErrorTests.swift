import SourceBuild
import Testing

struct BuildErrorTests {
  static let sentences: [(BuildError, String)] = [
    (
      BuildError.wrongCompiler(found: "Swift version 6.2", expected: "Swift version 6.3.1"),
      "found Swift version 6.2 on PATH, expected Swift version 6.3.1, the compiler that built "
        + "this SDK; put the bin folder of the expected compiler first on PATH, or install "
        + "Matchcut again with your compiler"
    ),
    (
      .damagedSDK(root: "/opt/m", file: "lib/matchcut/libMatchcut.so", isMissing: true),
      "the SDK in '/opt/m' is damaged: 'lib/matchcut/libMatchcut.so' is missing; install "
        + "Matchcut again"
    ),
    (
      .missingImport(.init(.init(name: "SwiftUI", file: "/a/B.swift", line: 3), .appleFramework)),
      "/a/B.swift:3: 'import SwiftUI' names an Apple framework that Matchcut does not have; put "
        + "the code that uses SwiftUI inside '#if canImport(SwiftUI)'"
    ),
    (
      .missingImport(
        .init(
          .init(name: "RxSwift", file: "/a/B.swift", line: 3), .notFetched(url: "https://x/y"))),
      "/a/B.swift:3: 'import RxSwift' needs the package https://x/y, which has not been fetched; "
        + "clone the package into a folder and name the folder with --packages; 'matchcut packages "
        + "PATH' prints the command"
    ),
    (
      .doesNotCompileWithout(
        [
          .init(.init(name: "SwiftUI", file: "/a/B.swift", line: 3), .appleFramework),
          .init(.init(name: "Lottie", file: "/a/C.swift", line: 1), .notFound),
          .init(.init(name: "SwiftUI", file: "/a/D.swift", line: 1), .appleFramework),
        ], module: "Card"),
      "Card does not compile without the 3 files that are left out: B.swift and D.swift import "
        + "SwiftUI, an Apple framework that Matchcut does not have; C.swift imports Lottie, a "
        + "module that was not found; put the code that uses SwiftUI inside "
        + "'#if canImport(SwiftUI)'"
    ),
    (
      .needsLeftOut(
        [.start(file: "App.swift"), .named("Card", by: "Main.storyboard", file: "B.swift")],
        [
          .init(.init(name: "Lottie", file: "/a/B.swift", line: 3), .notFound),
          .init(.init(name: "SwiftUI", file: "/a/B.swift", line: 4), .appleFramework),
          .init(.init(name: "SwiftUI", file: "/a/App.swift", line: 1), .appleFramework),
        ], module: "Card"),
      "Card cannot run without the 2 files that are left out: App.swift starts the app and "
        + "Main.storyboard names Card, which is in B.swift; B.swift and App.swift import SwiftUI, "
        + "an Apple framework that Matchcut does not have; B.swift imports Lottie, a module that "
        + "was not found; put the module into a package and add that package as a dependency by "
        + "path"
    ),
    (
      .needsLeftOut([.named("Card", by: "Main.storyboard", file: "Card.m")], [], module: "App"),
      "App cannot run without Objective-C files: Main.storyboard names Card, which is in Card.m; "
        + "write these classes in Swift, because Matchcut does not build Objective-C"
    ),
    (
      .severalTargets(["Card", "Deck"], path: "/a/Card.xcodeproj"),
      "found 2 apps in '/a/Card.xcodeproj': Card or Deck, expected one app; choose an app with "
        + "--target, as in '--target Card'"
    ),
    (
      .missingImport(
        .init(
          .init(name: "SnapKit", file: "/a/B.swift", line: 3),
          .listed(package: "SnapKit", address: "https://x/SnapKit"))),
      "/a/B.swift:3: 'import SnapKit' names a module that was not found; the project lists its "
        + "package https://x/SnapKit; clone the package into a folder and name the folder with "
        + "--packages; 'matchcut packages PATH' prints the command"
    ),
    (
      .missingImport(
        .init(
          .init(name: "SnapKit", file: "/a/B.swift", line: 3),
          .listed(package: "SnapKit", address: nil))),
      "/a/B.swift:3: 'import SnapKit' names a module that was not found; the project lists its pod "
        + "SnapKit; clone the package into a folder and name the folder with --packages; 'matchcut "
        + "packages PATH' prints the command"
    ),
    (
      .noPackagesFolder("/a/b"),
      "found no folder '/a/b' for --packages, expected a folder with clones of packages; create this "
        + "folder, or leave out --packages"
    ),
    (
      .noPackageList(path: "/a"),
      "found nothing in '/a' that lists packages, expected an Xcode project or workspace, a "
        + "Package.swift, a Podfile or a Package.resolved; name one of these, or a folder that "
        + "contains one"
    ),
    (
      .severalExamples(
        ["Card in Card.xcodeproj", "Deck in Example/Deck.xcodeproj"], first: "Card", path: "/a"),
      "found 2 example apps in '/a': Card in Card.xcodeproj or Deck in Example/Deck.xcodeproj, "
        + "expected one app; choose an app with --target, as in '--target Card', or show a view "
        + "controller of the library with --present TYPE"
    ),
    (
      .severalExamples(
        ["Card in A/Card.xcodeproj", "Card in B/Card.xcodeproj"], first: nil, path: "/a"),
      "found 2 example apps in '/a': Card in A/Card.xcodeproj or Card in B/Card.xcodeproj, "
        + "expected one app; name one of these projects instead of the folder"
    ),
    (
      .damagedProject("/a/Card.xcodeproj", .syntax),
      "/a/Card.xcodeproj: project.pbxproj is not a complete property list; restore this file from "
        + "version control, or check it with 'plutil -lint' on a Mac"
    ),
    (
      .nothingToShow(module: "Card", controllers: ["A", "B"]),
      "Card is a library, and no view controller to show is selected; add '--present TYPE' or "
        + "'--push TYPE', where TYPE is A or B, or write 'func show() -> UIViewController' in a "
        + "file and add '--show FILE.swift'"
    ),
    (
      .needsArguments("Card", initializers: ["init(title: String)"]),
      "found Card, which has only init(title: String), expected 'init()'; write 'func "
        + "show() -> UIViewController' in a file and add '--show FILE.swift'"
    ),
    (
      .killed(program: "swiftc", signal: 9, module: "Card"),
      "swiftc was ended by signal 9 while it worked on Card; free some memory and try again"
    ),
    (
      .noReader(tool: "/a/matchcut"),
      "found no program named 'matchcut-source' beside the tool '/a/matchcut', expected "
        + "matchcut-source, which reads Swift code, there or in lib/matchcut; run 'make build' in "
        + "Matchcut's folder, or install Matchcut again"
    ),
    (
      .lintFailed(reason: "no library"),
      "the source could not be checked (no library); "
        + "run 'matchcut-source --help' to see whether this program starts"
    ),
    (
      .emptyPath,
      "found an empty path, expected a Swift file, a folder or a package; name '.' for the "
        + "current folder"
    ),
    (
      .leavesFolder(name: "../../victim", folder: "", place: "/a/Card.podspec:3"),
      "/a/Card.podspec:3: the path '../../victim' leads out of the folder of the build; name a "
        + "path inside that folder"
    ),
    (
      .unusableFile(path: "/a/b\nc.swift", .lineBreak),
      "the path '/a/b\\nc.swift' contains a line break; rename the file or the folder"
    ),
    (
      .unusableFile(path: "/a/B.swift", .special),
      "'/a/B.swift' is a named pipe, a socket or a device; replace it with a regular file, or "
        + "remove it"
    ),
    (
      .noTemporaryFolder(path: "/none"),
      "no folder '/none' for temporary files; create this folder, or name another in TMPDIR"
    ),
    (
      .diskFull(path: "/a"),
      "no space is left on the disk that holds '/a'; free some space and try again"
    ),
  ]

  @Test(arguments: sentences)
  func `each error is one sentence`(error: BuildError, text: String) {
    let sentence = error.sentence
    let place = sentence.place.isEmpty ? "" : sentence.place + ": "
    let found =
      sentence.expected.isEmpty
      ? sentence.found : "found \(sentence.found), expected \(sentence.expected)"

    #expect("\(place)\(found); \(sentence.remedy)" == text)
  }
}
