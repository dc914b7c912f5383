/// The modules of this project, divided into those that contain apps and the others. Messages about
/// crashes name the places of apps.
package enum SourceModules {
  /// The modules that contain apps.
  package static let apps: Set = [
    "CorrectedDocuments", "Demos", "Documents", "Mistakes", "Transitions",
  ]

  /// The other modules that are written in Swift.
  package static let engine: Set = [
    "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppHost", "AppTrackingTransparency",
    "AudioToolbox", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CryptoKit", "DataModel", "DeviceRuntime", "EventKit",
    "EventKitUI", "Film", "GameplayKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MobileCoreServices", "Network", "OSLog", "Photos", "PhotosUI", "Placeholder",
    "Preview", "QuartzCore", "SafariServices", "Security", "SourceBuild", "Stage", "StoreKit",
    "SwiftUI", "SystemConfiguration", "TestHost", "TransitionTesting", "TransitionXCTest", "UIKit",
    "URLLoading", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit",
    "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "matchcut", "os",
  ]

  /// Whether a mangled name belongs to a function of an app. The mangled name of a Swift function
  /// begins with `$s`, the length of its module's name, and that name. Functions that the compiler
  /// generates, such as witnesses of protocols, do not count.
  package static func isApp(function name: String) -> Bool {
    guard let match = name.prefixMatch(of: #/\$s(\d+)/#), let count = Int(match.1) else {
      return false
    }
    let module = String(name[match.range.upperBound...].prefix(count))
    return !engine.contains(module) && !generated.contains { name.hasSuffix($0) }
  }

  /// The last letters of the mangled names of generated functions.
  private static let generated = ["TW", "Tm", "WOh", "WOe", "Wl"]
}
