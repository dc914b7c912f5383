import UIKit

/// A mistake in transition code, with its corrected version.
///
/// Each entry contains exactly one known mistake. The rule whose id is `rule` must find the mistake
/// in the original version, and must not find it in the corrected version.
public struct MistakeEntry: Sendable {
  /// The part of the name after `mistakes/`. The corrected version has the same name with the
  /// ending `-corrected`.
  public let id: String
  /// A sentence, without a full stop, that describes the mistake.
  public let title: String
  /// The rule that finds the mistake.
  public let rule: String
  /// Touch scripts as JSON. The key "finish" is always present, and "cancel" is present if the drag
  /// can be cancelled.
  public let fingers: [String: Data]
  /// Whether the mistake appears only with Reduce Motion.
  public let reducesMotion: Bool
  /// Creates a new root controller, either with the mistake or corrected.
  public let root: @MainActor @Sendable (_ isCorrected: Bool) -> UIViewController

  init(
    _ id: String, _ title: String, rule: String, _ fingers: Fingers, reducesMotion: Bool = false,
    root: @escaping @MainActor @Sendable (_ isCorrected: Bool) -> UIViewController
  ) {
    (self.id, self.title, self.rule, self.fingers) = (id, title, rule, fingers.scripts)
    (self.reducesMotion, self.root) = (reducesMotion, root)
  }

  /// The touches that make a mistake visible.
  enum Fingers {
    /// A tap at the centre of the screen.
    case tap
    /// Two taps at the centre of the screen, 1.2 s apart.
    case tapTap
    /// A drag down the middle of the screen. In the "cancel" script the touch returns to its
    /// starting point.
    case drag
    /// A drag down the middle of the screen. In the "finish" script the touch lifts at the end; in
    /// the "cancel" script the system cancels it.
    case dragTaken
    /// A touch that requests a transition and ends before the transition starts.
    case flick
    /// A swipe from the left edge, then a tap at the centre of the screen.
    case edgeTap

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
      case .edgeTap: ["finish": Data(PackageResources.edge_tap_json)]
      }
    }
  }
}
