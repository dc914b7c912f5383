/// Determines how `boundingRect` and `draw(with:)` interpret their rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin of the rectangle is the corner of a line fragment instead of the start of a
  /// baseline, and lines wrap.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The minimum scale for text that is drawn smaller so that it fits, and the results of the
/// drawing.
open class NSStringDrawingContext: NSObject, Attachable {
  package var associatedObjects = Attachments()

  /// The minimum factor for the font sizes of text on one line. If the factor is 0 (the default),
  /// text does not become smaller.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor for the font sizes that the most recent drawing used; initially 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The area that the most recent drawing covered.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text if it is not wrapped; the size is not rounded.
  public func size() -> CGSize { AttributedText(self).size }

  /// Draws into the current context. The first line's top left corner is at `point`.
  public func draw(at point: CGPoint) { AttributedText(self).draw(at: point) }

  /// Draws into the current context. The text is wrapped to the width of `rect` and clipped to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws into the current context. If `options` do not contain `usesLineFragmentOrigin`, draws
  /// one line whose baseline starts at the origin of `rect`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    AttributedText(self).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text covers; the rectangle is not rounded. If `options` contain
  /// `usesLineFragmentOrigin`, the text is wrapped to the width of `size`. If `options` do not
  /// contain `usesLineFragmentOrigin`, the text is one line, and the rectangle's position is
  /// relative to the start of the line's baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(self).boundingRect(with: size, options: options, context: context)
  }
}

extension AttributedText {
  /// The size of the text if it is not wrapped; the size is not rounded.
  var size: CGSize { StyledText(self).layout().size }

  fileprivate func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    StyledText(self).layout().draw(in: context, at: point)
  }

  fileprivate func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let drawing = StringDrawing(self, in: rect.size, options: options, context: context)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds
    let origin = CGPoint(
      x: rect.minX + drawing.bounds.minX, y: rect.minY + drawing.bounds.minY)
    guard options.contains(.usesLineFragmentOrigin) else {
      return drawing.layout.draw(in: target, at: origin)
    }
    target.saveGState()
    target.clip(to: rect)
    drawing.layout.draw(in: target, at: origin)
    target.restoreGState()
  }

  fileprivate func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = StringDrawing(self, in: size, options: options, context: context)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds
    return drawing.bounds
  }
}

/// A string that has been laid out in a rectangle according to the options.
private struct StringDrawing {
  let layout: TextLayout
  let scale: CGFloat
  /// The bounds of the text, relative to the rectangle's origin.
  let bounds: CGRect

  init(
    _ string: AttributedText, in size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let text = StyledText(string)
    let isLimited = size.width > 0 && size.width < LabelText.unlimited
    guard options.contains(.usesLineFragmentOrigin) else {
      layout = text.layout(lines: 1)
      scale = 1
      bounds = CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
      return
    }
    let width = isLimited ? size.width : nil
    let least = context?.minimumScaleFactor ?? 0
    scale = least > 0 ? min(max(text.scale(toFit: width), least), 1) : 1
    let scaled = text.scaled(by: scale)
    let mayCut = options.contains(.truncatesLastVisibleLine) && size.height > 0
    layout =
      mayCut
      ? scaled.truncated.layout(width: width, height: size.height) : scaled.layout(width: width)
    bounds = CGRect(origin: .zero, size: layout.size)
  }
}

extension NSString {
  /// The size of the text if it is not wrapped; the size is not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size
  }

  /// Draws into the current context. The first line's top left corner is at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws into the current context. The text is wrapped to the width of `rect` and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    AttributedText(String(self), attributes ?? [:])
  }
}

// On iOS, Swift strings have these methods because they are bridged to `NSString`. On Linux, Swift
// strings are not bridged to `NSString`.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
