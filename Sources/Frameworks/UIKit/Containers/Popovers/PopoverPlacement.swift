/// The frame of a popover's card, as a pure function of the available rectangle, the source and the
/// preferred size.
///
/// Apple does not document how UIKit chooses among the permitted sides. Matchcut tries below,
/// above, right and left, in this order, and takes the first side with room for the whole card. If
/// no side has enough room, Matchcut takes the side on which the largest part fits (unverified).
struct PopoverPlacement: Equatable {
  /// The distance between the card and its source, in points. The card has no arrow (unverified).
  static let gap: CGFloat = 8

  let frame: CGRect
  /// The direction in which an arrow would point; empty if the card is centred on its source.
  let direction: UIPopoverArrowDirection

  /// `available` is the rectangle that must contain the card, in the coordinate system of `source`.
  /// If `source` is nil, the card is centred in `available`. A card that does not fit on any side
  /// becomes smaller, unless it may overlap its source or there is no room on any side.
  init(
    size: CGSize, available: CGRect, source: CGRect?, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let whole = CGSize(
      width: min(size.width, available.width), height: min(size.height, available.height))
    guard let source, !permitted.isDisjoint(with: .any) else {
      let center = source ?? available
      frame = Self.within(
        available,
        CGRect(
          x: center.midX - whole.width / 2, y: center.midY - whole.height / 2,
          width: whole.width, height: whole.height))
      direction = []
      return
    }

    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let spaces = sides.map { Self.space($0, available, source) }
    func kept(_ space: CGRect) -> CGSize {
      CGSize(width: min(whole.width, space.width), height: min(whole.height, space.height))
    }
    func area(_ space: CGRect) -> CGFloat { kept(space).width * kept(space).height }
    var best = 0
    for index in sides.indices where area(spaces[index]) > area(spaces[best]) { best = index }
    direction = sides[best]
    // If no side has enough room, the card overlaps the source (unverified).
    let final = mayOverlap || area(spaces[best]) == 0 ? whole : kept(spaces[best])
    frame = Self.within(available, Self.beside(source, sides[best], final))
  }

  /// The part of `available` on one side of the source.
  private static func space(
    _ side: UIPopoverArrowDirection, _ available: CGRect, _ source: CGRect
  ) -> CGRect {
    var space = available
    switch side {
    case .up:
      space.origin.y = max(available.minY, source.maxY + gap)
      space.size.height = max(0, available.maxY - space.minY)
    case .down: space.size.height = max(0, min(available.maxY, source.minY - gap) - available.minY)
    case .left:
      space.origin.x = max(available.minX, source.maxX + gap)
      space.size.width = max(0, available.maxX - space.minX)
    default: space.size.width = max(0, min(available.maxX, source.minX - gap) - available.minX)
    }
    return space
  }

  private static func beside(
    _ source: CGRect, _ side: UIPopoverArrowDirection, _ size: CGSize
  ) -> CGRect {
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch side {
    case .up: origin.y = source.maxY + gap
    case .down: origin.y = source.minY - gap - size.height
    case .left: origin.x = source.maxX + gap
    default: origin.x = source.minX - gap - size.width
    }
    return CGRect(origin: origin, size: size)
  }

  /// Moves `frame` into `available`, which must be at least as large as `frame`.
  private static func within(_ available: CGRect, _ frame: CGRect) -> CGRect {
    CGRect(
      x: min(max(frame.minX, available.minX), available.maxX - frame.width),
      y: min(max(frame.minY, available.minY), available.maxY - frame.height), width: frame.width,
      height: frame.height)
  }
}
