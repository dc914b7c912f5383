import Foundation

/// Finds imports of modules that do not exist, before the compiler is started.
package struct MissingImportSearch {
  /// The names of the modules of the SDK and the toolchain.
  private let present: Set<String>
  /// The targets of the same package that are not written in Swift.
  private let foreignModules: Set<String>

  package init(sdk: SDK, toolchain: Toolchain, foreignModules: Set<String>) {
    self.foreignModules = foreignModules
    let existing = ExistingModules(sdk: sdk, toolchain: toolchain)
    var names = existing.sdk.union(existing.toolchain)
    if FileKind(sdk.porter) == .file { names.formUnion(Self.rewritten) }
    present = names
  }

  /// The imports of missing modules in the module's files. `others` are all modules that are compiled
  /// before this module, including modules on which this module does not depend.
  package func missing(
    in module: SourceModule, among others: [SourceModule]
  ) -> [MissingImport] {
    let known = present.union(others.map(\.name)).union([module.name])
    return module.files.flatMap { file in
      let scan = SourceScan(file: file)
      let isMissing = { (imported: ImportedModule) in
        foreignModules.contains(imported.name)
          || module.remoteProducts[imported.name] != nil && !known.contains(imported.name)
      }
      let found =
        scan.packageImports.filter(isMissing)
        + scan.imports.filter { !known.contains($0.name) }
      return found.map { MissingImport($0, reason($0, module)) }
    }
  }

  private func reason(
    _ imported: ImportedModule, _ module: SourceModule
  ) -> MissingImport.Reason {
    if foreignModules.contains(imported.name) { return .objectiveC }
    if let url = module.remoteProducts[imported.name] { return .notFetched(url: url) }
    if let package = module.listedPackages[imported.name] {
      return .listed(package: package.name, address: package.address)
    }
    return Self.frameworks.contains(imported.name) ? .appleFramework : .notFound
  }

  /// Modules whose imports `Porter` rewrites to modules that exist.
  private static let rewritten: Set = ["Darwin", "ObjectiveC"]

  /// Names of modules that no package provides, because they are modules of Apple or of Swift.
  static let known = frameworks.union(rewritten).union(ExistingModules.ofApple).union([
    "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "RegexBuilder", "Stage", "Swift", "Synchronization", "Testing", "TransitionTesting",
    "TransitionXCTest", "XCTest",
  ])

  /// Frameworks of Apple that iOS source may import but that Matchcut does not provide.
  private static let frameworks: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AppKit",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "CallKit",
    "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "Darwin", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FoundationModels",
    "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit",
    "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit",
    "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WidgetKit", "iAd", "os", "simd",
  ]
}
