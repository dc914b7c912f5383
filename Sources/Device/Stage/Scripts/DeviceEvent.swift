/// A device event in a script, such as a rotation.
///
/// In JSON, the forms of a device event are `{"t": 0.5, "rotate": "landscapeLeft"}`, `{"t": 1.2,
/// "resize": [320, 852]}`, `{"t": 2, "traits": {"horizontal": "compact"}}` and `{"t": 3, "app":
/// "memoryWarning"}`. With `"animated": false`, a rotation or resize is not animated.
public struct DeviceEvent: Sendable, Equatable {
  public enum Change: Sendable, Equatable {
    /// Rotates the device. The interface rotates if it supports the orientation.
    case rotate(Orientation)
    /// Resizes the window; the size is in points.
    case resize(CGSize)
    /// Overrides the size classes that follow from the window's size; nil removes the override.
    case traits(horizontal: SizeClass?, vertical: SizeClass?)
    /// Sends a lifecycle event to the app.
    case app(AppEvent)
  }

  /// Lifecycle events that the system sends to an app.
  public enum AppEvent: String, Sendable, Codable, CaseIterable {
    /// The app moves to the background or back to the foreground.
    case background, foreground
    /// The device is low on memory.
    case memoryWarning
  }

  public enum SizeClass: String, Sendable, Codable, CaseIterable {
    case compact, regular
  }

  /// Device orientations, named as in `UIDeviceOrientation`.
  public enum Orientation: String, Sendable, Codable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    package var orientation: UIDeviceOrientation {
      switch self {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .faceUp: .faceUp
      case .faceDown: .faceDown
      }
    }
  }

  /// The time in seconds from the start of the script.
  public var t: Double
  public var change: Change
  public var isAnimated: Bool

  public init(_ change: Change, t: Double, animated: Bool = true) {
    (self.change, self.t, isAnimated) = (change, t, animated)
  }
}

extension DeviceEvent: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case t, rotate, resize, traits, app, animated
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    t = try values.decode(Double.self, forKey: .t)
    isAnimated = try values.decodeIfPresent(Bool.self, forKey: .animated) ?? true
    let orientation = try values.decodeIfPresent(Orientation.self, forKey: .rotate)
    let sides = try values.decodeIfPresent([Double].self, forKey: .resize)
    let classes = try values.decodeIfPresent(SizeClasses.self, forKey: .traits)
    let app = try values.decodeIfPresent(AppEvent.self, forKey: .app)
    switch (orientation, sides, classes, app) {
    case (let orientation?, nil, nil, nil): change = .rotate(orientation)
    case (nil, let sides?, nil, nil) where sides.count == 2:
      change = .resize(CGSize(width: sides[0], height: sides[1]))
    case (nil, nil, let classes?, nil):
      change = .traits(horizontal: classes.horizontal, vertical: classes.vertical)
    case (nil, nil, nil, let app?): change = .app(app)
    case (nil, _?, nil, nil):
      throw Self.error("not two sides", decoder.codingPath + [CodingKeys.resize])
    default: throw Self.error("not one change", decoder.codingPath)
    }
  }

  private struct SizeClasses: Codable {
    var horizontal, vertical: SizeClass?
  }

  private static func error(_ text: String, _ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: text))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(t, forKey: .t)
    switch change {
    case .rotate(let orientation): try values.encode(orientation, forKey: .rotate)
    case .resize(let size):
      try values.encode([Double(size.width), Double(size.height)], forKey: .resize)
    case .traits(let horizontal, let vertical):
      try values.encode(
        SizeClasses(horizontal: horizontal, vertical: vertical), forKey: .traits)
    case .app(let event): try values.encode(event, forKey: .app)
    }
    if !isAnimated { try values.encode(false, forKey: .animated) }
  }
}
