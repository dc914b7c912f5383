/// Says at what pace a property animator moves.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// Nil unless the type says that there is a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil unless the type says that there is a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a timing curve provider provides.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
  /// One of UIKit's own curves.
  case builtin
  case cubic
  case spring
  /// A cubic curve for the time and a spring for the way; moves as the spring alone (unverified).
  case composed
}
