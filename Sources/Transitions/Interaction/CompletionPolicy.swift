import UIKit

/// Decides what a finger that lifts has meant: a pure function of where and how fast.
public struct CompletionPolicy: Sendable {
  /// How a finger lifts.
  public struct Release: Equatable, Sendable {
    /// 0 at the start, 1 at the end.
    public var progress: CGFloat
    /// Points a second, above 0 towards the end.
    public var velocity: CGFloat
    /// The whole way in points.
    public var distance: CGFloat

    public init(progress: CGFloat, velocity: CGFloat = 0, distance: CGFloat = 400) {
      (self.progress, self.velocity, self.distance) = (progress, velocity, distance)
    }

    /// Where the finger would come to rest, as a share of the way, slowing down like a scroll view
    /// of this deceleration rate (the share of its speed that is left after a millisecond).
    ///
    /// The way of a speed v that falls by the factor d each millisecond is v/1000 · d/(1 − d).
    func projected(_ rate: CGFloat) -> CGFloat {
      guard distance > 0 else { return progress }
      return progress + velocity / 1000 * rate / (1 - rate) / distance
    }
  }

  /// As in the catalogue.
  public let name: String
  /// No progress beyond this is shown while the finger is down.
  public var cap: CGFloat = 1
  private let rule: @Sendable (Release) -> Bool
  private var pace: @Sendable (Release, Bool) -> CGFloat = { _, _ in 1 }

  public init(_ name: String, finishes: @escaping @Sendable (Release) -> Bool) {
    self.name = name
    rule = finishes
  }

  public func finishes(_ release: Release) -> Bool { rule(release) }

  /// How many times faster than by itself the rest runs; always above 0.
  public func completionSpeed(_ release: Release, finishes: Bool) -> CGFloat {
    max(pace(release, finishes), 0.01)
  }

  // MARK: Presets

  /// More than half of the way.
  public static let half = CompletionPolicy("half") { $0.progress > 0.5 }

  /// Half of the way, or another share, is enough.
  public static func atLeast(_ share: CGFloat) -> CompletionPolicy {
    CompletionPolicy("at least \(share)") { $0.progress >= share }
  }

  /// Apple's sample of an edge swipe.
  public static let apple = CompletionPolicy("apple") { $0.progress >= 0.5 }
  /// Apple's sample of sliding tabs; made for `Interaction.reversing`.
  public static let appleTab = CompletionPolicy("apple tab") { $0.progress >= 0.4 }

  /// VCTransitionsLibrary: 200 points are the whole way (give `distance(200)`), no more than 0.99
  /// of it is shown, and the nearer the end, the slower the rest.
  public static let vctl: CompletionPolicy = {
    var policy = CompletionPolicy("vctl") { $0.progress > 0.5 }
    policy.cap = 0.99
    policy.pace = { release, _ in 1 - min(max(release.progress, 0), 0.99) }
    return policy
  }()

  /// A flick decides from 675 points a second; a fifth of the way is enough unless the finger goes
  /// back faster than 200. From swiftui-navigation-transitions.
  public static let velocityBiased: CompletionPolicy = {
    var policy = CompletionPolicy("velocity biased") {
      $0.velocity > 675 || ($0.progress >= 0.2 && $0.velocity > -200)
    }
    policy.pace = { release, _ in min(max(abs(release.velocity) / 800, 0.99), 2.25) }
    return policy
  }()

  /// A menu: from 100 points a second, or half of the way unless it goes back faster than 50.
  /// From SideMenu.
  public static let sideMenu = CompletionPolicy("side menu") {
    $0.velocity >= 100 || ($0.velocity >= -50 && $0.progress >= 0.5)
  }

  /// So many points, however long the way; 200 in SPStork.
  public static func distance(_ points: CGFloat = 200) -> CompletionPolicy {
    CompletionPolicy("distance \(points)") { $0.progress * $0.distance >= points }
  }

  /// Where the finger would have come to rest decides (WWDC 2018, session 803). 0.998 is the rate
  /// of scroll views.
  public static func projected(_ rate: CGFloat = 0.998) -> CompletionPolicy {
    let rate = min(max(rate, 0), 0.9999)
    return CompletionPolicy("projected \(rate)") { $0.projected(rate) > 0.5 }
  }

  /// Slower than 300 points a second the nearer end, else the projected one. The threshold is
  /// libadwaita's for fingers; that it projects with 0.998 is unverified.
  public static let adwaita = CompletionPolicy("adwaita") {
    abs($0.velocity) < 300 ? $0.progress >= 0.5 : $0.projected(0.998) >= 0.5
  }

  /// Those without a parameter, and the others with their own numbers.
  public static let presets: [CompletionPolicy] = [
    .half, .atLeast(0.5), .apple, .appleTab, .vctl, .velocityBiased, .sideMenu, .distance(),
    .projected(), .adwaita,
  ]
}
