import Preview
import Stage

/// How a transition is made to run: the finger, the device, the manner. Common to film and trace.
package struct TakeOptions: Equatable, Sendable {
  package static let defaultDevice = "phone"
  package static let defaultCancel = 0.4

  /// Where the finger's movement comes from.
  package enum Gesture: Equatable, Sendable {
    /// An id of `Catalogue.gestures`.
    case named(String)
    case file(String)
  }

  /// How a take ends.
  package enum Ending: Equatable, Sendable {
    case finish
    /// The finger goes to this share of the way, 0…1, and its touch ends cancelled.
    case cancel(at: Double)

    /// The end of the folder's name: `NAME-finish`, `NAME-cancel`.
    package var folderSuffix: String {
      switch self {
      case .finish: "finish"
      case .cancel: "cancel"
      }
    }
  }

  /// Nil: the demo's own finger.
  package var gesture: Gesture?
  /// An id of `Catalogue.devices`.
  package var device = TakeOptions.defaultDevice
  /// How many times slower than life; 1 is life.
  package var slow = 1.0
  package var reducesMotion = false
  package var isRightToLeft = false
  package var isDark = false
  /// The version of iOS whose default modal style counts.
  package var era = Stage.Traits.standardEra
  /// What is chosen of a transition's parameters, by name; what is left out has its default.
  package var values: PageParameter.Values = [:]

  package init() {}
}
