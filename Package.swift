// swift-tools-version: 6.2
import PackageDescription

// Apple's platforms include UIKit, so on a Mac the package offers only the two modules that import
// nothing else, for iOS. `MATCHCUT_MANIFEST=apple` selects a Mac's manifest on Linux.
#if os(macOS)
  let isApple = true
#else
  let isApple = Context.environment["MATCHCUT_MANIFEST"] == "apple"
#endif

// Frameworks that apps import on the way to their first screen: the types, without the hardware and
// the services behind them.
let inert = [
  "Combine", "CoreMedia", "AudioToolbox", "AVFoundation", "CoreLocation", "MapKit",
  "UserNotifications", "AVKit", "MediaPlayer", "Photos", "SafariServices", "MessageUI",
  "CoreMotion", "LocalAuthentication", "StoreKit", "UniformTypeIdentifiers", "Security", "Contacts",
  "ImageIO", "CoreImage", "GameplayKit", "CoreSpotlight", "AdSupport", "AppTrackingTransparency",
  "Network", "CoreHaptics", "WebKit", "SwiftUI", "CoreData",
  "MobileCoreServices", "CryptoKit", "EventKit", "EventKitUI", "CoreTelephony", "WatchConnectivity",
  "PhotosUI", "URLLoading", "Accelerate", "CommonCrypto", "SystemConfiguration", "ContactsUI",
]

// Modules are listed in dependency order; each imports only modules above it.
let package = Package(
  name: "Matchcut",
  products: [
    // UIKit, with the browser page and the command line for an app's own executable.
    .library(name: "UIKit", targets: ["UIKit", "AppHost"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "Inert", targets: inert),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    // For the benchmarks.
    .library(name: "Demos", targets: ["Demos"]),
    // Assertions for tests of transitions, for Swift Testing and for XCTest.
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
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    .target(name: "CRaster"),
    // Replaces functions of Dispatch and Core Foundation, for the device's own main queue.
    .target(name: "CMainQueue"),
    // The runtime's C code: creates objects from their classes, detects when an object of any class
    // is deallocated, and has the flag that says whether methods have been exchanged.
    .target(name: "CDeviceRuntime"),
    // The C code for launching an app, and the state of a supervised run.
    .target(name: "CAppHost"),
    // Replaces a function of the C library, for the folders of a device's app.
    .target(name: "CDeviceFiles"),
    // Draws SVG and PDF documents in a separate process.
    .target(name: "CVectorImages", dependencies: ["CCairo", "CPango"]),
    // The browser page's files, as bytes.
    .target(name: "CPageFiles", exclude: ["files"]),

    // Swift Testing looks for these cross-import overlays as soon as modules of
    // these names exist; without the three empty targets `import Testing` fails.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreImage"),

    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CPango", "CJPEG", "CVectorImages", "_Testing_CoreGraphics"]),
    // The registration of fonts, by the names of Core Text.
    .target(name: "CoreText", dependencies: ["CoreGraphics"]),
    // Stands in for Objective-C's runtime and the main run loop, and has the state of a device.
    .target(
      name: "DeviceRuntime", dependencies: ["CoreGraphics", "CMainQueue", "CDeviceRuntime"]),
    .target(
      name: "QuartzCore",
      dependencies: ["DeviceRuntime", "CoreGraphics", "CRaster", "CMainQueue", "CDeviceRuntime"]),
    // Logging, by the names of Apple's modules.
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "DeviceRuntime", "CoreGraphics", "CoreText", "CAppHost", "CDeviceRuntime",
        "_Testing_UIKit",
      ]),
    // The area that stands for maps, web pages and videos.
    .target(name: "Placeholder", dependencies: ["UIKit"]),
    .target(name: "Combine", dependencies: ["DeviceRuntime"]),
    .target(name: "CoreMedia", dependencies: ["CoreGraphics"]),
    .target(name: "AudioToolbox", dependencies: ["UIKit"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "CGIF"]),
    .target(
      name: "AVFoundation", dependencies: ["UIKit", "CoreMedia", "AudioToolbox", "ImageIO"]),
    .target(name: "CoreLocation", dependencies: ["UIKit"]),
    .target(name: "MapKit", dependencies: ["UIKit", "CoreLocation", "Placeholder"]),
    .target(name: "UserNotifications", dependencies: ["UIKit"]),
    .target(name: "AVKit", dependencies: ["UIKit", "AVFoundation"]),
    .target(name: "MediaPlayer", dependencies: ["UIKit"]),
    .target(name: "Photos", dependencies: ["UIKit"]),
    .target(name: "SafariServices", dependencies: ["UIKit", "Placeholder"]),
    .target(name: "MessageUI", dependencies: ["UIKit", "Placeholder"]),
    .target(name: "CoreMotion", dependencies: ["UIKit"]),
    .target(name: "LocalAuthentication", dependencies: ["UIKit"]),
    .target(name: "StoreKit", dependencies: ["UIKit"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["CoreGraphics"]),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "CoreGraphics"]),
    .target(name: "Security", dependencies: ["UIKit"]),
    .target(name: "Contacts", dependencies: ["UIKit"]),
    .target(
      name: "CoreImage", dependencies: ["UIKit", "ImageIO", "CRaster", "_Testing_CoreImage"]),
    .target(name: "GameplayKit", dependencies: ["UIKit"]),
    .target(name: "CoreSpotlight", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
    .target(name: "AdSupport", dependencies: ["UIKit"]),
    .target(name: "AppTrackingTransparency", dependencies: ["UIKit"]),
    .target(name: "Network", dependencies: ["UIKit"]),
    .target(name: "CoreHaptics", dependencies: ["UIKit"]),
    .target(name: "WebKit", dependencies: ["UIKit", "Placeholder"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit", "Placeholder"]),
    // The content of Core Data's models, which builds and apps read.
    .target(name: "DataModel"),
    .target(
      name: "CoreData", dependencies: ["UIKit", "DeviceRuntime", "DataModel", "CSQLite"]),
    .target(name: "CryptoKit", dependencies: ["DeviceRuntime", "CCrypto"]),
    .target(name: "EventKit", dependencies: ["UIKit"]),
    .target(name: "EventKitUI", dependencies: ["UIKit", "EventKit", "Placeholder"]),
    .target(name: "ContactsUI", dependencies: ["UIKit", "Contacts", "Placeholder"]),
    .target(name: "CoreTelephony"),
    .target(name: "SystemConfiguration"),
    .target(name: "WatchConnectivity", dependencies: ["UIKit"]),
    .target(name: "PhotosUI", dependencies: ["UIKit", "Photos", "UniformTypeIdentifiers"]),
    .target(name: "URLLoading", dependencies: ["Security"]),
    .target(name: "Accelerate"),
    .target(name: "CommonCrypto", dependencies: ["CryptoKit"]),
    .target(name: "Transitions", dependencies: ["UIKit"], packageAccess: false),
    .target(
      name: "Demos", dependencies: ["UIKit", "Transitions"],
      resources: [
        storyboard("FlipCard/FlipCard"), storyboard("Documents/Document000"),
        touchScripts("FlipCard/flip-card", "finish", "cancel"),
        touchScripts("Documents/document", "000", "001", "002", "002-turn", "003", "004"),
        touchScripts("Documents/document-004", "cancel", "double", "no-page"),
        touchScripts("FadePush/fade-push", "finish", "cancel", "back"),
        touchScripts("CornerSlide/corner-slide", "finish", "cancel", "back", "back-cancel", "turn"),
        touchScripts("PullMenu/pull-menu", "finish", "cancel", "hesitate"),
        touchScripts("BackAndForth/back-and-forth", "finish", "cancel", "depth", "turn"),
        touchScripts("TabSlide/tab-slide", "finish", "cancel", "reverse"),
        touchScripts("DimmedPanel/dimmed-panel", "finish", "cancel", "back", "back-cancel", "turn"),
        touchScripts("DimmedPanel/adaptive-panel", "finish", "cancel", "pad"),
        touchScripts("Grab/grab", "finish", "cancel", "back", "catch", "turn"),
      ].flatMap { $0 },
      packageAccess: false),
    // The code of the documents with its mistakes corrected, in a module of its own, because the
    // classes have the names of the printed code.
    .target(
      name: "CorrectedDocuments", dependencies: ["UIKit", "Demos"],
      resources: [.embedInCode("Document000.storyboard")],
      packageAccess: false),
    // Typical mistakes of authors, each with a corrected version, as examples for the rules.
    .target(
      name: "Mistakes", dependencies: ["UIKit"],
      resources: [
        .embedInCode("Gestures/tap.json"), .embedInCode("Gestures/tap-tap.json"),
        .embedInCode("Gestures/drag.json"), .embedInCode("Gestures/drag-cancel.json"),
        .embedInCode("Gestures/drag-taken.json"), .embedInCode("Gestures/flick.json"),
        .embedInCode("Gestures/edge-tap.json"),
      ],
      packageAccess: false),
    .target(
      name: "Stage", dependencies: ["UIKit", "CAppHost", "CDeviceFiles"],
      resources: [
        .embedInCode("Gestures/drag.json"), .embedInCode("Gestures/flick.json"),
        .embedInCode("Gestures/slow-drag.json"),
      ]),
    .target(
      name: "Film",
      dependencies: ["Stage", "CDeflate", "CPNG", "CZlib", "CGIF", "CWebP", "CPageFiles"],
      resources: [
        .embedInCode("Report/report.html"), .embedInCode("Report/comparison.html"),
      ]),
    .target(name: "Preview", dependencies: ["Stage", "Film", "CQREncode", "CWebSockets"]),
    // Builds the user's own code, from a file, a folder or a package, with the installed SDK, and
    // checks Swift source.
    .target(name: "SourceBuild", dependencies: ["CDeflate", "DataModel"]),
    // Tests of transitions import it. The tool does not, because it must not link a test library.
    .target(name: "TransitionTesting", dependencies: ["Stage", "Film"]),
    .target(name: "TransitionXCTest", dependencies: ["TransitionTesting"]),
    // Runs the tests of a program that `matchcut test` has built.
    .target(
      name: "TestHost", dependencies: ["Stage", "UIKit", "QuartzCore", "CMainQueue", "SourceBuild"]),
    // The command line of the tool and of every app's own executable.
    .target(
      name: "AppHost",
      dependencies: [
        "CAppHost", "UIKit", "CoreText", "OSLog", "Stage", "Film", "Preview",
        "Transitions", "SourceBuild",
      ] + inert.map { .byName(name: $0) }),
    .executableTarget(
      name: "matchcut",
      dependencies: ["AppHost", "Stage", "Demos", "CorrectedDocuments", "Mistakes", "Preview"]),

    // Shared by several test targets: seeds, logs of calls, comparisons of pixels, and checks of a
    // stage's state. It is optimised, unlike most tests.
    .target(name: "TestSupport", dependencies: ["Stage"], path: "Tests/TestSupport"),
    // A folder that is removed at the end of a test. It needs no other module.
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CJPEG", "CoreGraphics", "TemporaryFolders"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText"]),
    .testTarget(
      name: "DeviceRuntimeTests", dependencies: ["Stage", "TestSupport", "TemporaryFolders"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["CRaster", "CMainQueue", "QuartzCore", "Stage", "TestSupport"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "Stage", "TestSupport", "TemporaryFolders"],
      exclude: ["Goldens/Pictures"]),
    .testTarget(
      name: "FilmTests",
      dependencies: [
        "Film", "Stage", "CGIF", "CWebP", "CZlib", "TestSupport", "TemporaryFolders",
      ]),
    .testTarget(
      name: "ContractTests", dependencies: ["Stage", "TestSupport"],
      path: "Tests/Frameworks/ContractTests"),
    .testTarget(
      name: "TransitionsTests",
      dependencies: ["Transitions", "Stage", "TestSupport", "UIKit", "QuartzCore"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Film", "Stage", "UIKit", "QuartzCore", "CoreGraphics", "TestSupport",
        "TransitionTesting", "TemporaryFolders",
      ]),
    .testTarget(
      name: "matchcutTests",
      dependencies: [
        "AppHost", "matchcut", "SourceBuild", "Film", "Preview", "Stage", "TestSupport",
        "TemporaryFolders",
      ]),
    .testTarget(
      name: "StageTests", dependencies: ["Stage", "UIKit", "QuartzCore", "TestSupport"]),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "Demos", "CorrectedDocuments", "Stage", "TestSupport", "UIKit", "QuartzCore",
      ]),
    .testTarget(
      name: "TransitionTestingTests",
      dependencies: ["TransitionTesting", "Stage", "Mistakes", "TestSupport", "TemporaryFolders"],
      exclude: ["Goldens/AssertionsTests"]),
    .testTarget(name: "TransitionXCTestTests", dependencies: ["TransitionXCTest"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "Stage"]),
    .testTarget(
      name: "InertTests",
      dependencies: ["CSQLite", "DataModel", "Stage", "TestSupport", "TemporaryFolders"]
        + inert.map { .byName(name: $0) },
      path: "Tests/Inert/InertTests"),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog"]),
    .testTarget(
      name: "SourceBuildTests", dependencies: ["SourceBuild", "TemporaryFolders"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "MistakesTests",
      dependencies: ["Mistakes", "Film", "Stage", "TestSupport", "UIKit"]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "AppHost", "CryptoKit", "SourceBuild", "Stage", "TestSupport", "TransitionTesting",
        "TransitionXCTest", "Transitions", "UIKit", "TemporaryFolders",
      ],
      exclude: [
        "AppleNames", "PublicNames/Census.csv", "PublicNames/KeptNames.txt",
        "PublicNames/WithoutEffect.txt",
      ]),
  ]
)

// The folders in Sources and Tests that group the targets, by the first module of each group. A group
// imports the groups before it, and the tests of a module are in the module's group.
let groups = [
  "CCairo": "System", "CRaster": "C", "_Testing_CoreGraphics": "Frameworks",
  "Placeholder": "Inert", "Transitions": "Catalogue", "Stage": "Device",
  "SourceBuild": "Porting", "TransitionTesting": "Testing", "AppHost": "Tool",
]
var group = ""
var groupsOfModules: [String: String] = [:]
for target in package.targets where target.path == nil {
  if target.type == .test {
    let module = target.name.dropLast("Tests".count)
    target.path = groupsOfModules[String(module)].map { "Tests/\($0)/\(target.name)" }
  } else {
    group = groups[target.name] ?? group
    groupsOfModules[target.name] = group
    target.path = "Sources/\(group)/\(target.name)"
  }
}

// The touch scripts PATH-GESTURE.json. Their bytes become part of the module.
func touchScripts(_ path: String, _ gestures: String...) -> [Resource] {
  gestures.map { .embedInCode("\(path)-\($0).json") }
}

// Xcode compiles a storyboard into the module's bundle.
@MainActor
func storyboard(_ path: String) -> [Resource] {
  [isApple ? .process("\(path).storyboard") : .embedInCode("\(path).storyboard")]
}

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

// While editing, only some test targets are built (`make dev`): their names, separated by spaces.
if let chosen = Context.environment["MATCHCUT_TESTS"]?.split(separator: " "), !chosen.isEmpty {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name[...]) }
}

// Compiling tests takes almost half of a build, so they are compiled without optimisation, except
// QuartzCoreTests, which evaluates thousands of random cases pixel by pixel. Test code of other targets
// that evaluates many pixels is in TestSupport. Each test target writes its module together with its
// code; in an optimised build, the compiler would otherwise check all types twice, which takes 40 s
// of processor time. (Packages that depend on this one do not build its tests, so these flags do not
// affect them.)
for target in package.targets where target.type == .test {
  target.swiftSettings = [
    .unsafeFlags(
      ["-no-emit-module-separately-wmo", "-Xfrontend", "-gnone"], .when(configuration: .release))
  ]
  if target.name != "QuartzCoreTests" { target.swiftSettings?.append(.unsafeFlags(["-Onone"])) }
}

// If a module's interface file is unchanged after a rebuild, SwiftPM does not rebuild the modules
// above it. But these also depend on the layouts of types that it re-exports: a change further
// below would cause a crash. So each target declares all transitive dependencies by name.
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
