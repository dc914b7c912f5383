import UIKit

/// A mistake in transition code, with its corrected version.
///
/// Each entry shows exactly one known mistake, which its rule must find, and which the rule must
/// not find in the corrected version.
public struct MistakeEntry: Sendable {
  /// The name after `mistakes/`; the corrected version ends in `-mended`.
  public let id: String
  /// The mistake, as a sentence without a full stop.
  public let title: String
  /// The rule that finds it.
  public let rule: String
  /// Touch scripts as JSON: "finish", and "cancel" if the drag can be cancelled.
  public let fingers: [String: Data]
  /// Whether it appears only with Reduce Motion on.
  public let reducesMotion: Bool
  /// Creates a new root controller, with the mistake or corrected.
  public let root: @MainActor @Sendable (_ isMended: Bool) -> UIViewController

  init(
    _ id: String, _ title: String, rule: String, _ fingers: Fingers, reducesMotion: Bool = false,
    root: @escaping @MainActor @Sendable (_ isMended: Bool) -> UIViewController
  ) {
    (self.id, self.title, self.rule, self.fingers) = (id, title, rule, fingers.scripts)
    (self.reducesMotion, self.root) = (reducesMotion, root)
  }

  /// The touches that reveal a mistake.
  enum Fingers {
    /// A tap at the centre of the screen.
    case tap
    /// Two taps there, 1.2 s apart.
    case tapTap
    /// A drag down the middle; for "cancel" it returns.
    case drag
    /// A drag down the middle that lifts at its end or, for "cancel", is cancelled by the system.
    case dragTaken
    /// A touch that ends before the transition that it requests has started.
    case flick

    fileprivate var scripts: [String: Data] {
      switch self {
      case .tap: ["finish": Data(PackageResources.tap_json)]
      case .tapTap: ["finish": Data(PackageResources.tap_tap_json)]
      case .drag:
        [
          "finish": Data(PackageResources.drag_json),
          "cancel": Data(PackageResources.drag_cancel_json),
        ]
      case .dragTaken:
        [
          "finish": Data(PackageResources.drag_json),
          "cancel": Data(PackageResources.drag_taken_json),
        ]
      case .flick: ["finish": Data(PackageResources.flick_json)]
      }
    }
  }
}
