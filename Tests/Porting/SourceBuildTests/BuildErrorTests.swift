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
        + "clone the package and add it as a dependency by path"
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
