/// How `boundingRect` and `draw(with:)` read their rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is a line fragment's corner, not a baseline, and lines wrap.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Carries results of string drawing.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text without wrapping, not rounded.
  public func size() -> CGSize { layout(width: nil).size }

  /// Draws into the current context, the first line's top left at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: nil).draw(in: context, at: point)
  }

  /// Draws into the current context, wrapped to `rect`'s width and cut at its edges.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws into the current context; without `usesLineFragmentOrigin` one line, whose baseline
  /// starts at `rect`'s origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout(width: nil, lines: 1)
      layout.draw(
        in: target, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
      return
    }
    target.saveGState()
    target.clip(to: rect)
    let width = rect.width > 0 ? rect.width : nil
    layout(width: width).draw(in: target, at: rect.origin)
    target.restoreGState()
  }

  /// The rectangle the text needs, not rounded; wrapped to `size`'s width when `options` contain
  /// `usesLineFragmentOrigin`, else one line about its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout(width: nil, lines: 1)
      return CGRect(
        origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
    }
    let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    return CGRect(origin: .zero, size: layout(width: isLimited ? size.width : nil).size)
  }

  private func layout(width: CGFloat?, lines: Int = 0) -> TextLayout {
    let text = StyledText(self)
    return TextLayout(text.runs, paragraph: text.paragraph, width: width, lineLimit: lines)
  }
}

extension NSString {
  /// The size of the text without wrapping, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  /// Draws into the current context, the first line's top left at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws into the current context, wrapped to `rect`'s width and cut at its edges.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
}

// On iOS a Swift string reaches these through bridging; Linux has none, so they stand here.
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

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
