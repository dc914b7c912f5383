import Foundation

/// The names of the modules that an SDK and a toolchain contain.
package struct ExistingModules: Sendable {
  /// The Swift modules of the SDK.
  package let sdk: Set<String>
  /// The Swift modules and C modules of the toolchain.
  package let toolchain: Set<String>
  /// The C modules of the SDK, which are empty and only exist for other modules.
  package let sdkC: Set<String>

  package init(sdk: SDK, toolchain: Toolchain) {
    self.sdk = Self.swiftModules(in: sdk.modules)
    var names = Self.swiftModules(in: toolchain.libraries)
    names.formUnion(["Swift", "SwiftShims", "Builtin", "_SwiftConcurrencyShims"])
    // Each C module of the toolchain has its own folder.
    let swift = toolchain.libraries.folderPath
    for name in Self.names(in: swift)
    where name != "os" && FileKind("\(swift)/\(name)/module.modulemap") == .file {
      names.insert(name)
    }
    self.toolchain = names
    let map = RegularFile.text(sdk.modules + "/module.modulemap") ?? ""
    sdkC = Set(map.matches(of: #/module (\w+)/#).map { String($0.1) })
  }

  private static func swiftModules(in folder: String) -> Set<String> {
    Set(names(in: folder).filter { $0.hasSuffix(".swiftmodule") }.map(\.withoutExtension))
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

extension ExistingModules {
  /// The modules of the SDK that sources import under these names. `TestHost` is imported into
  /// every test.
  static let ofApple: Set = [
    "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "Network",
    "OSLog", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "Security", "StoreKit",
    "SwiftUI", "SystemConfiguration", "TestHost", "UIKit", "URLLoading", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "os",
  ]

  /// Returns the set with other names for those of its modules that have the name of an existing
  /// module. The compiler cannot build or import two modules of one name.
  ///
  /// If the name belongs to a module of the SDK that no iOS source means, such as `Preview`, the
  /// sources of the set still refer to their own module by that name.
  package func renamed(_ set: SourceSet) -> SourceSet {
    let own = [LibraryHost.module, TestMain.module]
    let taken = sdk.union(sdkC).union(toolchain).union(own)
    var names: [String: String] = [:]
    for module in set.modules where taken.contains(module.name) {
      names[module.name] = "App_" + module.name
    }
    guard !names.isEmpty else { return set }
    let hidden = sdk.subtracting(Self.ofApple)
    var new = set
    for (index, module) in set.modules.enumerated() {
      let visible = [module.name] + set.closure(of: module.dependencies).map(\.name)
      new.modules[index].aliases = names.filter { name, _ in
        hidden.contains(name) && visible.contains(name)
      }
      new.modules[index].name = names[module.name] ?? module.name
      new.modules[index].dependencies = module.dependencies.map { names[$0] ?? $0 }
    }
    new.ownModules = Set(set.ownModules.map { names[$0] ?? $0 })
    return new
  }
}
