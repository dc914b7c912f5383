/// Something that happens to the device while the fingers play.
///
/// In a file: `{"t": 0.5, "rotate": "landscapeLeft"}`, `{"t": 1.2, "resize": [320, 852]}`,
/// `{"t": 2, "traits": {"horizontal": "compact"}}` or `{"t": 3, "app": "memoryWarning"}`; with
/// `"animated": false` a turn or resize happens at once.
public struct DeviceEvent: Sendable, Equatable {
  public enum Change: Sendable, Equatable {
    /// The device is turned; the interface follows where it is supported.
    case rotate(Turn)
    /// The window gets another size, in points.
    case resize(CGSize)
    /// Size classes in place of those that the size gives; nil for the size's own again.
    case traits(horizontal: SizeClass?, vertical: SizeClass?)
    /// Something happens to the app.
    case app(AppEvent)
  }

  /// What the system tells an app beside its fingers.
  public enum AppEvent: String, Sendable, Codable, CaseIterable {
    /// The user leaves the app, and comes back.
    case background, foreground
    /// The device runs short of memory.
    case memoryWarning
  }

  public enum SizeClass: String, Sendable, Codable, CaseIterable {
    case compact, regular
  }

  /// The ways to hold a device, named as `UIDeviceOrientation` names them.
  public enum Turn: String, Sendable, Codable, CaseIterable {
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

  /// Seconds from the start of the script.
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
    let turn = try values.decodeIfPresent(Turn.self, forKey: .rotate)
    let sides = try values.decodeIfPresent([Double].self, forKey: .resize)
    let classes = try values.decodeIfPresent(SizeClasses.self, forKey: .traits)
    let app = try values.decodeIfPresent(AppEvent.self, forKey: .app)
    switch (turn, sides, classes, app) {
    case (let turn?, nil, nil, nil): change = .rotate(turn)
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
    case .rotate(let turn): try values.encode(turn, forKey: .rotate)
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
