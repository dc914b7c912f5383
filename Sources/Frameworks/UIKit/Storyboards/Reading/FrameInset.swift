/// A frame that is given relative to the superview: `<frame key="frameInset" …/>`, which newer
/// versions of Interface Builder write for views without constraints.
struct FrameInset: Equatable {
  static let key = "frameInset"

  private var x: Axis
  private var y: Axis

  /// The frame that an element's child describes; nil if there is no such child.
  init?(in element: MarkupElement) {
    guard let frame = element.children.first(where: { $0.key == Self.key }) else { return nil }
    x = Axis(start: Distance(frame, "minX"), end: Distance(frame, "maxX"), Distance(frame, "width"))
    y = Axis(
      start: Distance(frame, "minY"), end: Distance(frame, "maxY"), Distance(frame, "height"))
  }

  /// Sets the view's frame in a superview of a given size.
  @MainActor
  func place(_ view: UIView, in size: CGSize) {
    let (x, width) = x.span(in: size.width)
    let (y, height) = y.span(in: size.height)
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The distances from the edges, and the length, in one direction.
  private struct Axis: Equatable {
    var start, end, length: Distance?

    init(start: Distance?, end: Distance?, _ length: Distance?) {
      (self.start, self.end, self.length) = (start, end, length)
    }

    func span(in whole: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let length =
        length?.value(of: whole)
        ?? max(whole - (start?.value(of: whole) ?? 0) - (end?.value(of: whole) ?? 0), 0)
      let free = whole - length
      if let start { return (start.value(of: free), length) }
      return (end.map { free - $0.value(of: free) } ?? 0, length)
    }
  }

  /// A length in points or as a fraction. Unverified: that the fraction of a distance from an edge
  /// refers to the space that the view leaves free, so that 50 % centres it.
  private enum Distance: Equatable {
    case points(CGFloat)
    case fraction(CGFloat)

    /// The value of an attribute; nil if the attribute is missing or invalid.
    init?(_ element: MarkupElement, _ name: String) {
      if let share = element.fraction(name) {
        self = .fraction(share)
      } else if let number = element[name].flatMap(Double.init), number.isFinite {
        self = .points(number)
      } else {
        return nil
      }
    }

    func value(of whole: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): points
      case .fraction(let share): share * whole
      }
    }
  }
}
