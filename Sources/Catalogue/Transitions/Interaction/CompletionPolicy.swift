import UIKit

/// Decides whether the transition finishes when the gesture is released. The decision is a pure
/// function of progress and velocity.
public struct CompletionPolicy: Sendable {
  /// The state of a gesture at its release.
  public struct Release: Equatable, Sendable {
    /// The progress, which is 0 at the start and 1 at the end.
    public var progress: CGFloat
    /// The velocity in points per second; it is positive towards the end.
    public var velocity: CGFloat
    /// The translation at which the progress is 1, in points.
    public var distance: CGFloat

    public init(progress: CGFloat, velocity: CGFloat = 0, distance: CGFloat = 400) {
      (self.progress, self.velocity, self.distance) = (progress, velocity, distance)
    }

    /// The progress at which the touch would stop if it decelerated like a scroll view. `rate` is
    /// the fraction of the velocity that remains after one millisecond.
    ///
    /// A velocity v that is multiplied by d in every millisecond moves the touch by the distance
    /// v/1000 · d/(1 − d).
    func projected(_ rate: CGFloat) -> CGFloat {
      guard distance > 0 else { return progress }
      return progress + velocity / 1000 * rate / (1 - rate) / distance
    }
  }

  /// The policy's name in the catalogue.
  public let name: String
  /// The maximum progress that is shown while the touch is down.
  public var cap: CGFloat = 1
  private let rule: @Sendable (Release) -> Bool
  private var pace: @Sendable (Release, Bool) -> CGFloat = { _, _ in 1 }

  public init(_ name: String, finishes: @escaping @Sendable (Release) -> Bool) {
    self.name = name
    rule = finishes
  }

  public func finishes(_ release: Release) -> Bool { rule(release) }

  /// The speed of the remaining animation relative to its normal speed; always above 0.
  public func completionSpeed(_ release: Release, finishes: Bool) -> CGFloat {
    max(pace(release, finishes), 0.01)
  }

  // MARK: Presets

  /// Finishes if the progress is more than one half.
  public static let half = CompletionPolicy("half") { $0.progress > 0.5 }

  /// Finishes if the progress is at least `share`.
  public static func atLeast(_ share: CGFloat) -> CompletionPolicy {
    CompletionPolicy("at least \(share)") { $0.progress >= share }
  }

  /// Finishes if the progress is at least one half, as in Apple's edge-swipe sample.
  public static let apple = CompletionPolicy("apple") { $0.progress >= 0.5 }
  /// Finishes if the progress is at least 0.4, as in Apple's sliding-tabs sample. Use this policy
  /// with `Interaction.reversing`.
  public static let appleTab = CompletionPolicy("apple tab") { $0.progress >= 0.4 }

  /// The policy of VCTransitionsLibrary. A translation of 200 points is full progress (use
  /// `distance(200)`), and at most 0.99 is shown. The remaining animation is slower near the end.
  public static let vctl: CompletionPolicy = {
    var policy = CompletionPolicy("vctl") { $0.progress > 0.5 }
    policy.cap = 0.99
    policy.pace = { release, _ in 1 - min(max(release.progress, 0), 0.99) }
    return policy
  }()

  /// The policy of swiftui-navigation-transitions. Finishes if the velocity exceeds 675 points per
  /// second. At a lower velocity, the transition finishes if the progress is at least one fifth,
  /// unless the touch moves back at 200 points per second or more.
  public static let velocityBiased: CompletionPolicy = {
    var policy = CompletionPolicy("velocity biased") {
      $0.velocity > 675 || ($0.progress >= 0.2 && $0.velocity > -200)
    }
    policy.pace = { release, _ in min(max(abs(release.velocity) / 800, 0.99), 2.25) }
    return policy
  }()

  /// The policy of SideMenu. Finishes if the velocity is at least 100 points per second. At a lower
  /// velocity, the transition finishes if the progress is at least one half and the touch does not
  /// move back faster than 50 points per second.
  public static let sideMenu = CompletionPolicy("side menu") {
    $0.velocity >= 100 || ($0.velocity >= -50 && $0.progress >= 0.5)
  }

  /// Finishes if the touch has moved at least this many points, regardless of the full distance.
  /// The library SPStork uses 200.
  public static func distance(_ points: CGFloat = 200) -> CompletionPolicy {
    CompletionPolicy("distance \(points)") { $0.progress * $0.distance >= points }
  }

  /// Finishes if the projected final position is beyond one half (WWDC 2018, session 803). `rate`
  /// is the fraction of the velocity that remains after one millisecond; scroll views use 0.998.
  public static func projected(_ rate: CGFloat = 0.998) -> CompletionPolicy {
    let rate = min(max(rate, 0), 0.9999)
    return CompletionPolicy("projected \(rate)") { $0.projected(rate) > 0.5 }
  }

  /// If the touch is slower than 300 points per second, the transition finishes if its progress is
  /// at least one half. At 300 points per second or more, the transition finishes if the projected
  /// progress is at least one half. The threshold is that of libadwaita for touch input.
  /// Unverified: that libadwaita uses a projection rate of 0.998.
  public static let adwaita = CompletionPolicy("adwaita") {
    abs($0.velocity) < 300 ? $0.progress >= 0.5 : $0.projected(0.998) >= 0.5
  }

  /// All policies. Policies that take parameters are listed with the default values.
  public static let presets: [CompletionPolicy] = [
    .half, .atLeast(0.5), .apple, .appleTab, .vctl, .velocityBiased, .sideMenu, .distance(),
    .projected(), .adwaita,
  ]
}
