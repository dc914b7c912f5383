/// The orientation of the interface on the device. The raw values are those in Apple's header
/// `UIApplication.h`.
///
/// An orientation is named after the side of the screen on which the home button is. The interface
/// is upright in `landscapeRight` if the device is rotated to its left.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The clockwise angle from `portrait`, in radians, as seen on a device that is not rotated.
  package var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    }
  }
}

/// A set of interface orientations. The raw values are derived from those of
/// `UIInterfaceOrientation`, as in Apple's header `UIApplication.h`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// Creates the set that contains one orientation; an empty set for `unknown`.
  package init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }

  /// The names of the orientations in the set, for messages.
  package var names: String {
    let names = UIInterfaceOrientation.allCases.filter {
      $0 != .unknown && contains(UIInterfaceOrientationMask($0))
    }
    return "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
  }
}

/// The physical orientation of the device. The raw values are those in Apple's header `UIDevice.h`.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device is rotated to its left, so the home button is on the right.
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface orientation that is upright if the device has this orientation; nil if no
  /// interface orientation is upright, for example if the device lies flat.
  package var interface: UIInterfaceOrientation? {
    isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
  }
}
