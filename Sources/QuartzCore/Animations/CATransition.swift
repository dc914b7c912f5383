/// The key of every transition, whatever key it is added under.
public let kCATransition = "transition"

/// Takes a layer from what it and its sublayers showed at the last commit to what they show now.
///
/// Add it to a layer in the turn in which the layer changes. What was shown stands still while it
/// leaves. A layer that was never shown has nothing to leave, so nothing is seen.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Default `fade`.
  open var type = CATransitionType.fade
  /// Where the new state comes from; nil, the default, is `fromRight` (unverified).
  open var subtype: CATransitionSubtype?
  /// The part of the way at which it begins, 0…1. Default 0.
  open var startProgress: Float = 0
  /// The part of the way at which it ends, 0…1 and not before `startProgress`. Default 1.
  open var endProgress: Float = 1
  /// Kept, and without effect.
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

/// What a transition does.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new state fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out. That nothing fades meanwhile is unverified.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away and shows the new one below.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the new state of a transition comes from.
///
/// As in `contentsGravity`, vertical names speak of y pointing up: where it points down, as in
/// every view, `fromTop` moves upwards (unverified).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The side of the layer it means, in a space whose y points down.
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
  /// The transition as a value, from what `old` showed when its parent's clock stood at `time`.
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
