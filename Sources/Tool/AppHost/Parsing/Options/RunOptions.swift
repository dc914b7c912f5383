import Foundation
import Preview
import Stage

/// The gesture, the device and the settings of a run. All commands that run a demo have these
/// options.
package struct RunOptions: Equatable, Sendable {
  package static let defaultDevice = "phone"
  package static let defaultCancel = 0.4
  package static let defaultTimeLimit = 30.0

  /// Where the touches come from.
  package enum Gesture: Equatable, Sendable {
    /// A gesture in `Catalogue.gestures`, given by its id.
    case named(String)
    case file(String)

    /// The gesture's id, or the file's name without its folder and its extension.
    package var name: String {
      switch self {
      case .named(let id): id
      case .file(let path): URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      }
    }
  }

  /// How a run ends.
  package enum Ending: Equatable, Sendable {
    case finish
    /// The system cancels the touch at this progress, 0…1.
    case cancel(at: Double)

    /// The suffix of the folder's name, as in `NAME-finish` and `NAME-cancel`.
    package var folderSuffix: String {
      switch self {
      case .finish: "finish"
      case .cancel: "cancel"
      }
    }
  }

  /// The gesture; nil selects the demo's own gesture.
  package var gesture: Gesture?
  /// The id of a device in `Catalogue.devices`.
  package var device = RunOptions.defaultDevice
  /// The length of the run after its last touch, in seconds of the device's time; nil ends the run
  /// when the app is idle.
  package var length: Double?
  /// The factor by which films are slowed down; 1 is real time.
  package var slow = 1.0
  package var reducesMotion = false
  package var hasHardwareKeyboard = false
  package var isRightToLeft = false
  package var isDark = false
  /// The iOS version that determines the default modal presentation style.
  package var era = Stage.Traits.standardEra
  /// The values that the user has chosen for parameters of the transition. The keys are the
  /// parameters' names. Parameters that are not listed have their defaults.
  package var values: PageParameter.Values = [:]

  /// The real time, in seconds, within which each tick must end.
  package var timeLimit = RunOptions.defaultTimeLimit
  /// Whether to print the functions that an app was executing when it crashed.
  package var showsBacktrace = false

  package init() {}
}
