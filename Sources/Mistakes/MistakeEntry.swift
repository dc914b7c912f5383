import UIKit

/// A mistake that authors of transitions make, and the same done right.
///
/// Each shows one known mistake and nothing else, so that the rule that names it can be seen to
/// speak, and to be silent about the twin.
public struct MistakeEntry: Sendable {
  /// The name behind `mistakes/`; the twin's ends in `-mended`.
  public let id: String
  /// What is wrong, as a sentence without a full stop.
  public let title: String
  /// The rule that finds it.
  public let rule: String
  /// Finger scripts as JSON: "finish", and "cancel" where a drag can be given up.
  public let fingers: [String: Data]
  /// Whether the user has asked for less motion; it shows by then only.
  public let reducesMotion: Bool
  /// Makes a fresh root controller, wrong or mended.
  public let root: @MainActor @Sendable (_ isMended: Bool) -> UIViewController

  init(
    _ id: String, _ title: String, rule: String, _ fingers: Fingers, reducesMotion: Bool = false,
    root: @escaping @MainActor @Sendable (_ isMended: Bool) -> UIViewController
  ) {
    (self.id, self.title, self.rule, self.fingers) = (id, title, rule, fingers.scripts)
    (self.reducesMotion, self.root) = (reducesMotion, root)
  }

  /// How a mistake is brought out.
  enum Fingers {
    /// A tap in the middle of the screen.
    case tap
    /// A second tap there, 1.2 s later.
    case tapTap
    /// A drag down the middle; "cancel" goes back up again.
    case drag
    /// A drag down the middle, at whose end the finger lifts or, for "cancel", is taken away.
    case dragTaken
    /// A finger that is down and up again before a transition it asks for has started.
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

/// Every mistake, in the order of the rules that find them.
public let mistakes: [MistakeEntry] = [
  neverCompletes,
  neverEndsByItself,
  completesTwice,
  alwaysTrue,
  neverAdded,
  survivorRemoved,
  removedOnCancel,
  presenterTakenAway,
  presenterMoved,
  touchesOff,
  perspectiveLeft,
  staysSmall,
  snapshotLeft,
  frameUnderTransform,
  smallScreen,
  bothViewsOrNone,
  nobodyDrives,
  cancelForgotten,
  cancelFinishes,
  flickMissed,
  unclamped,
  secondActLater,
  outsideTheContainer,
  nothingChanges,
  deadDelegate,
  keptContext,
  keptPage,
  presentsTwice,
  pushesTwice,
  appearsByHand,
  measuredInThePage,
  flagTooLate,
  dice,
  longerThanSaid,
  noSpeed,
  reachableBackground,
  fliesAnyway,
  waitsForDidShow,
  newEachTime,
  springForTheRest,
  forgetsForward,
  arrivesBelow,
  presenterShrunk,
  buildsWhenAsked,
  fadesTheGuest,
  dimmingGone,
  noStyle,
]
