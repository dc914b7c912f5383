extension TouchScript {
  /// Something that happens to the device while the fingers play.
  ///
  /// In a file: `{"t": 0.5, "rotate": "landscapeLeft"}` or `{"t": 1.2, "resize": [320, 852]}`, with
  /// `"animated": false` for a change at once.
  public struct DeviceEvent: Sendable, Equatable {
    public enum Change: Sendable, Equatable {
      /// The device is turned; the interface follows where it is supported.
      case rotate(Turn)
      /// The window gets another size, in points.
      case resize(CGSize)
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

  /// The window's size at `t`, when it was `size` at the start: fingers mean the window as it
  /// stands when they touch it. Supposes that the interface follows every turn.
  func size(at t: Double, from size: CGSize, isUpright: Bool) -> CGSize {
    var (size, isUpright) = (size, isUpright)
    for event in device.sorted(by: { $0.t < $1.t }) where event.t <= t {
      switch event.change {
      case .resize(let new): size = new
      case .rotate(let turn):
        guard let way = turn.orientation.interface, way.isPortrait != isUpright else { continue }
        isUpright.toggle()
        size = CGSize(width: size.height, height: size.width)
      }
    }
    return size
  }
}

extension TouchScript.DeviceEvent: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case t, rotate, resize, animated
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    t = try values.decode(Double.self, forKey: .t)
    isAnimated = try values.decodeIfPresent(Bool.self, forKey: .animated) ?? true
    let turn = try values.decodeIfPresent(Turn.self, forKey: .rotate)
    let sides = try values.decodeIfPresent([Double].self, forKey: .resize)
    switch (turn, sides) {
    case (let turn?, nil): change = .rotate(turn)
    case (nil, let sides?) where sides.count == 2:
      change = .resize(CGSize(width: sides[0], height: sides[1]))
    case (nil, _?): throw Self.error("not two sides", decoder.codingPath + [CodingKeys.resize])
    default: throw Self.error("not one change", decoder.codingPath)
    }
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
    }
    if !isAnimated { try values.encode(false, forKey: .animated) }
  }
}
