// C's names for the limits of CGFloat, which is a Double in Matchcut.

/// The distance from 1 to the next larger number.
public let CGFLT_EPSILON: CGFloat = .ulpOfOne
/// The largest finite number.
public let CGFLT_MAX: CGFloat = .greatestFiniteMagnitude
/// The smallest positive normal number.
public let CGFLT_MIN: CGFloat = .leastNormalMagnitude
