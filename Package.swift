// swift-tools-version: 6.2
import PackageDescription

// Apple's systems have UIKit already: a Mac is offered the two modules that import nothing else,
// for iOS. `MATCHCUT_MANIFEST=apple` shows a Mac's answer on Linux.
#if os(macOS)
  let isApple = true
#else
  let isApple = Context.environment["MATCHCUT_MANIFEST"] == "apple"
#endif

// Modules stand in dependency order; each imports only modules above it.
let package = Package(
  name: "Matchcut",
  products: [
    // With the page and the command line that an app's own program gets.
    .library(name: "UIKit", targets: ["UIKit", "AppHost"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    // What the benchmarks show besides scenes of their own.
    .library(name: "Demos", targets: ["Demos"]),
    // For tests of transitions: with Swift Testing, and with XCTest.
    .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
    .library(name: "TransitionXCTest", targets: ["TransitionXCTest"]),
    .executable(name: "matchcut", targets: ["matchcut"]),
  ],
  targets: [
    // Debian's libraries, found through pkg-config; `make deps` installs them.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),

    // Swift Testing looks for these cross-import overlays as soon as modules of
    // these names exist; without the two empty targets `import Testing` fails.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .target(name: "CRaster"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPango", "_Testing_CoreGraphics"]),
    // Functions of Dispatch's and Core Foundation's names, for a device's own main queue.
    .target(name: "CMainQueue"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CRaster", "CMainQueue"]),
    // What an app's launch needs of C: a weak symbol, and objects made from their class.
    .target(name: "CAppHost"),
    .target(
      name: "UIKit",
      dependencies: ["QuartzCore", "CoreGraphics", "CAppHost", "CMainQueue", "_Testing_UIKit"]),
    .target(name: "Transitions", dependencies: ["UIKit"], packageAccess: false),
    .target(
      name: "Demos", dependencies: ["UIKit", "Transitions"],
      resources: [
        .embedInCode("FlipCard/flip-card-finish.json"),
        .embedInCode("FlipCard/flip-card-cancel.json"),
        // Xcode compiles it into the module's bundle.
        isApple
          ? .process("FlipCard/FlipCard.storyboard")
          : .embedInCode("FlipCard/FlipCard.storyboard"),
        isApple
          ? .process("Documents/Document000.storyboard")
          : .embedInCode("Documents/Document000.storyboard"),
        .embedInCode("Documents/document-000.json"),
        .embedInCode("Documents/document-001.json"),
        .embedInCode("Documents/document-002.json"),
        .embedInCode("Documents/document-003.json"),
        .embedInCode("Documents/document-004.json"),
        .embedInCode("FadePush/fade-push-finish.json"),
        .embedInCode("FadePush/fade-push-cancel.json"),
        .embedInCode("FadePush/fade-push-back.json"),
        .embedInCode("CornerSlide/corner-slide-finish.json"),
        .embedInCode("CornerSlide/corner-slide-cancel.json"),
        .embedInCode("CornerSlide/corner-slide-back.json"),
        .embedInCode("CornerSlide/corner-slide-back-cancel.json"),
        .embedInCode("CornerSlide/corner-slide-turn.json"),
        .embedInCode("PullMenu/pull-menu-finish.json"),
        .embedInCode("PullMenu/pull-menu-cancel.json"),
        .embedInCode("PullMenu/pull-menu-hesitate.json"),
        .embedInCode("BackAndForth/back-and-forth-finish.json"),
        .embedInCode("BackAndForth/back-and-forth-cancel.json"),
        .embedInCode("BackAndForth/back-and-forth-depth.json"),
        .embedInCode("BackAndForth/back-and-forth-turn.json"),
        .embedInCode("TabSlide/tab-slide-finish.json"),
        .embedInCode("TabSlide/tab-slide-cancel.json"),
        .embedInCode("TabSlide/tab-slide-reverse.json"),
        .embedInCode("DimmedPanel/dimmed-panel-finish.json"),
        .embedInCode("DimmedPanel/dimmed-panel-cancel.json"),
        .embedInCode("DimmedPanel/dimmed-panel-back.json"),
        .embedInCode("DimmedPanel/dimmed-panel-back-cancel.json"),
        .embedInCode("DimmedPanel/dimmed-panel-turn.json"),
        .embedInCode("DimmedPanel/adaptive-panel-finish.json"),
        .embedInCode("DimmedPanel/adaptive-panel-cancel.json"),
        .embedInCode("DimmedPanel/adaptive-panel-pad.json"),
        .embedInCode("Grab/grab-finish.json"),
        .embedInCode("Grab/grab-cancel.json"),
        .embedInCode("Grab/grab-back.json"),
        .embedInCode("Grab/grab-catch.json"),
        .embedInCode("Grab/grab-turn.json"),
      ],
      packageAccess: false),
    // What authors do wrong, each mistake with its twin, for the rules to find.
    .target(
      name: "Mistakes", dependencies: ["UIKit"],
      resources: [
        .embedInCode("Fingers/tap.json"), .embedInCode("Fingers/tap-tap.json"),
        .embedInCode("Fingers/drag.json"), .embedInCode("Fingers/drag-cancel.json"),
        .embedInCode("Fingers/drag-taken.json"), .embedInCode("Fingers/flick.json"),
      ],
      packageAccess: false),
    .target(
      name: "Stage", dependencies: ["UIKit"],
      resources: [
        .embedInCode("Gestures/drag.json"), .embedInCode("Gestures/flick.json"),
        .embedInCode("Gestures/slow-drag.json"),
      ]),
    .target(
      name: "Film", dependencies: ["Stage", "CDeflate", "CPNG", "CZlib", "CGIF", "CPageFiles"],
      resources: [.embedInCode("Report/report.html")]),
    // The page's files, as bytes.
    .target(name: "CPageFiles", exclude: ["files"]),
    .target(name: "Preview", dependencies: ["Stage", "Film", "CWebSockets"]),
    // What tests of transitions import; the tool must not, it would link a test library.
    .target(name: "TransitionTesting", dependencies: ["Stage", "Film"]),
    .target(name: "TransitionXCTest", dependencies: ["TransitionTesting"]),
    // Checks of Swift files as they stand.
    .target(name: "SourceLint"),
    // Builds own code, from a file, a folder or a package, with the installed SDK.
    .target(name: "SourceBuild", dependencies: ["CDeflate"]),
    // The command line: the tool's, and that of every app's own program.
    .target(
      name: "AppHost",
      dependencies: [
        "UIKit", "Stage", "Film", "Preview", "Transitions", "SourceLint", "SourceBuild",
      ]),
    .executableTarget(
      name: "matchcut", dependencies: ["AppHost", "Stage", "Demos", "Mistakes", "Preview"]),

    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["CRaster", "QuartzCore", "Stage", "TestSupport"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "Stage", "TestSupport"],
      exclude: ["Goldens/Pictures"]),
    .testTarget(
      name: "FilmTests", dependencies: ["Film", "Stage", "CGIF", "CZlib", "TestSupport"]),
    // What several test targets share: seeds, logs of calls, and what a stage is expected to be.
    .target(name: "TestSupport", dependencies: ["Stage"], path: "Tests/TestSupport"),
    .testTarget(name: "ContractTests", dependencies: ["Stage", "TestSupport"]),
    .testTarget(
      name: "TransitionsTests",
      dependencies: ["Transitions", "Stage", "TestSupport", "UIKit", "QuartzCore"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Film", "Stage", "UIKit", "QuartzCore", "CoreGraphics", "TestSupport",
        "TransitionTesting",
      ]),
    .testTarget(
      name: "matchcutTests",
      dependencies: ["AppHost", "matchcut", "Film", "Preview", "Stage", "TestSupport"]),
    .testTarget(
      name: "StageTests", dependencies: ["Stage", "UIKit", "QuartzCore", "TestSupport"]),
    .testTarget(
      name: "DemosTests", dependencies: ["Demos", "Stage", "TestSupport", "UIKit", "QuartzCore"]),
    .testTarget(
      name: "TransitionTestingTests",
      dependencies: ["TransitionTesting", "Stage", "Mistakes", "TestSupport"],
      exclude: ["Goldens/AssertionsTests"]),
    .testTarget(name: "TransitionXCTestTests", dependencies: ["TransitionXCTest"]),
    .testTarget(name: "SourceLintTests", dependencies: ["SourceLint"]),
    .testTarget(
      name: "SourceBuildTests", dependencies: ["SourceBuild"], exclude: ["Fixtures"]),
    .testTarget(name: "MistakesTests", dependencies: ["Mistakes", "Film", "Stage", "UIKit"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["SourceLint", "TestSupport"],
      exclude: ["AppleNames", "PublicNames/Census.csv"]),
  ]
)

if isApple {
  let portable = ["Transitions": [], "Demos": ["Transitions"]] as [String: [Target.Dependency]]
  package.platforms = [.iOS(.v15)]
  package.products = [
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "Demos", targets: ["Demos"]),
  ]
  package.targets = package.targets.filter { portable[$0.name] != nil }
  for target in package.targets { target.dependencies = portable[target.name] ?? [] }
}

// More than half of a build is the tests', and few of them compute anything: those are compiled as
// they stand. (Test targets reach nobody who depends on this package, so their flags do not
// either.) The others look at every pixel, or read thousands of answers.
let computing: Set = ["CoreGraphicsTests", "PreviewTests", "QuartzCoreTests", "TransitionsTests"]
for target in package.targets where target.type == .test && !computing.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Onone"])]
}

// A module that stays as it was for those above it is not written anew, and SwiftPM then leaves them
// as they are. But they hold layouts of what it passes on, too: a change of those below would end in
// a crash. So each target depends by name on everything below it.
@MainActor
func everything(below target: Target) -> [Target.Dependency] {
  var names: [String] = []
  var waiting = target.dependencies[...]
  while case .byNameItem(let name, _)? = waiting.popFirst() {
    guard !names.contains(name) else { continue }
    names.append(name)
    waiting += package.targets.first { $0.name == name }?.dependencies ?? []
  }
  return names.map { .byName(name: $0) }
}
for (target, dependencies) in package.targets.map({ ($0, everything(below: $0)) }) {
  target.dependencies = dependencies
}
