/// The key of every transition, regardless of the key that is passed to `add(_:forKey:)`.
public let kCATransition = "transition"

/// Animates a layer, together with its sublayers, from its appearance at the last commit to its new
/// appearance.
///
/// Add the transition to a layer in the tick in which the layer changes. The old appearance is
/// static during the transition. A layer that was never committed has no old appearance, so no
/// transition is shown.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The effect of the transition. The default is `fade`.
  open var type = CATransitionType.fade
  /// The edge from which the new state enters. Nil, the default, means `fromRight` (unverified).
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, 0…1. The default is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0…1 and at least `startProgress`. The default is 1.
  open var endProgress: Float = 1
  /// Stored but has no effect.
  open var filter: Any?

  override func blank() -> CAAnimation { CATransition() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    filter = other.filter
  }
}

/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new state fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out. Neither state fades (unverified).
  public static let push = CATransitionType(rawValue: "push")
  /// The old state moves away and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which the new state of a transition enters.
///
/// As in `contentsGravity`, vertical names refer to an upward y axis. With a downward y axis, as in
/// every view, `fromTop` moves the new state upwards (unverified).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The corresponding side of the layer in coordinates with a downward y axis.
  fileprivate var side: SIMD2<Double> {
    switch self {
    case .fromLeft: [-1, 0]
    case .fromTop: [0, 1]
    case .fromBottom: [0, -1]
    default: [1, 0]
    }
  }
}

extension CATransition {
  /// The transition as a value for rendering. The transition starts with the appearance of `old` at
  /// `time`, a time in the timespace of the parent of `old`.
  func render(from old: RenderNode, at time: Double, timing: RenderTiming) -> RenderNode.Transition
  {
    let effects: [CATransitionType: RenderNode.Transition.Effect] = [
      .moveIn: .moveIn, .push: .push, .reveal: .reveal,
    ]
    let start = min(max(Double(startProgress), 0), 1)
    return RenderNode.Transition(
      effect: effects[type] ?? .fade, side: (subtype ?? .fromRight).side, timing: timing,
      start: start, end: min(max(Double(endProgress), start), 1), old: old, oldTime: time)
  }
}
