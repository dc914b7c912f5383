/// Encodes and decodes one property of a view in a keyed archive.
@MainActor
struct ArchivedValue {
  let encode: @MainActor (UIView, NSCoder, _ prefix: String) -> Void
  let decode: @MainActor (UIView, NSCoder, _ prefix: String) -> Void

  /// All archived properties, in the order in which they are set.
  static let all: [ArchivedValue] = [
    flag("Autoresizes", \UIView.autoresizesSubviews),
    text("Bounds", \UIView.bounds, NSCoder.string(for:), NSCoder.cgRect),
    text("Center", \UIView.center, NSCoder.string(for:), NSCoder.cgPoint),
    text("Transform", \UIView.transform, NSCoder.string(for:), NSCoder.cgAffineTransform),
    number(
      "Autoresizing", \UIView.autoresizingMask, { Int($0.rawValue) },
      from: { UIView.AutoresizingMask(rawValue: UInt($0)) }),
    number(
      "ContentMode", \UIView.contentMode, { $0.rawValue },
      from: { UIView.ContentMode(rawValue: $0) }),
    number("Tag", \UIView.tag, { $0 }, from: { $0 }),
    object(
      "Alpha", \UIView.alpha, { NSNumber(value: Double($0)) },
      { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }),
    flag("Hidden", \UIView.isHidden), flag("Opaque", \UIView.isOpaque),
    flag("Clips", \UIView.clipsToBounds), flag("Touches", \UIView.isUserInteractionEnabled),
    flag("MultipleTouches", \UIView.isMultipleTouchEnabled),
    flag("ExclusiveTouch", \UIView.isExclusiveTouch),
    flag("Translates", \UIView.translatesAutoresizingMaskIntoConstraints),
    color("Background", \UIView.backgroundColor),
    object("Font", \UILabel.font, font, font(from:)),
    color("TextColor", \UILabel.textColor),
    number(
      "Alignment", \UILabel.textAlignment, { $0.rawValue }, from: { NSTextAlignment(rawValue: $0) }),
    number("Lines", \UILabel.numberOfLines, { $0 }, from: { $0 }),
    object("Text", \UILabel.text, { $0 as NSString? }, { $0 as? String }),
    flag("Highlighted", \UIImageView.isHighlighted),
    object("Image", \UIImageView.image, image, image(from:)),
    object("HighlightedImage", \UIImageView.highlightedImage, image, image(from:)),
  ]

  // MARK: Forms

  private static func flag<V: UIView>(
    _ key: String, _ path: ReferenceWritableKeyPath<V, Bool>
  ) -> ArchivedValue {
    number(key, path, { $0 ? 1 : 0 }, from: { $0 != 0 })
  }

  private static func number<V: UIView, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<V, Value>,
    _ to: @escaping @MainActor (Value) -> Int,
    from: @escaping @MainActor (Int) -> Value?
  ) -> ArchivedValue {
    object(
      key, path, { NSNumber(value: to($0)) },
      { ($0 as? NSNumber).flatMap { from($0.intValue) } })
  }

  private static func text<V: UIView, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<V, Value>,
    _ to: @escaping @MainActor (Value) -> String, _ from: @escaping @MainActor (String) -> Value
  ) -> ArchivedValue {
    object(key, path, { to($0) as NSString }, { ($0 as? String).map(from) })
  }

  private static func color<V: UIView>(
    _ key: String, _ path: ReferenceWritableKeyPath<V, UIColor?>
  ) -> ArchivedValue {
    object(key, path, color, color(from:))
  }

  /// A nil value is not encoded, so that the decoded view keeps its default value.
  private static func object<V: UIView, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<V, Value>,
    _ to: @escaping @MainActor (Value) -> NSObject?, _ from: @escaping @MainActor (Any) -> Value?
  ) -> ArchivedValue {
    ArchivedValue { view, coder, prefix in
      guard let value = (view as? V).flatMap({ to($0[keyPath: path]) }) else { return }
      coder.encode(value, forKey: prefix + key)
    } decode: { view, coder, prefix in
      // Foundation on Linux treats an archive in which the key is missing as damaged.
      guard let view = view as? V, coder.containsValue(forKey: prefix + key),
        let value = coder.decodeObject(forKey: prefix + key),
        let read = from(value)
      else { return }
      view[keyPath: path] = read
    }
  }

  // MARK: Colours, fonts and images

  /// If the colour is dynamic, the archive contains its components for the current traits.
  private static func color(_ color: UIColor?) -> NSObject? {
    guard let color else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "\(red) \(green) \(blue) \(alpha)" as NSString
  }
  private static func color(from value: Any) -> UIColor?? {
    let parts = (value as? String)?.split(separator: " ").compactMap { Double($0) } ?? []
    guard parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func font(_ font: UIFont?) -> NSObject? {
    font.map { "\($0.pointSize) \($0.fontName)" as NSString }
  }
  private static func font(from value: Any) -> UIFont?? {
    let parts = (value as? String)?.split(separator: " ", maxSplits: 1) ?? []
    guard parts.count == 2, let size = Double(parts[0]) else { return nil }
    return UIFont(name: String(parts[1]), size: size)
  }

  /// One byte that contains the image's scale, followed by the pixels as PNG data.
  private static func image(_ image: UIImage?) -> NSObject? {
    guard let image, let data = image.pngData() else { return nil }
    return (Data([UInt8(clamping: Int(image.scale))]) + data) as NSData
  }
  private static func image(from value: Any) -> UIImage?? {
    guard let data = value as? Data, let scale = data.first else { return nil }
    return UIImage(data: Data(data.dropFirst()), scale: CGFloat(scale))
  }
}
