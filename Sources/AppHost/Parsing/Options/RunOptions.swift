import Preview
import Stage

/// The conditions of a run: gesture, device and settings. Shared by the commands that run a demo.
package struct RunOptions: Equatable, Sendable {
  package static let defaultDevice = "phone"
  package static let defaultCancel = 0.4

  /// The source of the touches.
  package enum Gesture: Equatable, Sendable {
    /// An id of `Catalogue.gestures`.
    case named(String)
    case file(String)
  }

  /// The ending of a run.
  package enum Ending: Equatable, Sendable {
    case finish
    /// The system cancels the touch at this progress, 0…1.
    case cancel(at: Double)

    /// The suffix of the folder's name: `NAME-finish`, `NAME-cancel`.
    package var folderSuffix: String {
      switch self {
      case .finish: "finish"
      case .cancel: "cancel"
      }
    }
  }

  /// The gesture; nil for the demo's own gesture.
  package var gesture: Gesture?
  /// An id of `Catalogue.devices`.
  package var device = RunOptions.defaultDevice
  /// The factor by which films are slowed down; 1 is real time.
  package var slow = 1.0
  package var reducesMotion = false
  package var isRightToLeft = false
  package var isDark = false
  /// The iOS version whose default modal presentation style applies.
  package var era = Stage.Traits.standardEra
  /// The chosen parameter values of a transition by name; others have their defaults.
  package var values: PageParameter.Values = [:]

  package init() {}
}
