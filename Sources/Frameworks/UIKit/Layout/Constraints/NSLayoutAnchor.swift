/// One attribute of a view or guide, from which constraints are created.
///
/// Only anchors of the same kind can be combined. For example, the compiler rejects a constraint
/// between a leading edge and a top edge.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The view or guide, which is not retained.
  private(set) weak var source: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    source = item
    self.attribute = attribute
    super.init()
  }

  /// The anchor from which an offset is measured; nil for anchors that are not offsets.
  var origin: NSLayoutConstraint.End? { nil }

  open weak var item: AnyObject? { source }
  open var name: String { "\(attribute)" }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, c)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    times multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: source, attribute, relation, second: other.source, other.attribute, multiplier,
      constant, origins: (origin, other.origin))
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let owner = source.map { World.current.names($0) } ?? "(released)"
      return "<\(World.current.names(self)) \"\(owner).\(attribute)\">"
    }
  }
}

/// The system spacing between two neighbours, in points. Between baselines, UIKit's system spacing
/// depends on the fonts (unverified).
private let systemSpacing: CGFloat = 8

/// An anchor of a vertical edge or center line.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, systemSpacing * multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// The distance from this anchor to another one; negative if the other anchor is before it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// An anchor of a horizontal edge, center line or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, systemSpacing * multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// The distance from this anchor down to another one; negative if the other anchor is above it.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// An anchor of a width or height, or of the distance between two anchors of one axis.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private let start: NSLayoutConstraint.End?
  override var origin: NSLayoutConstraint.End? { start }

  override init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    start = nil
    super.init(item, attribute)
  }

  /// The distance between two anchors.
  init<Kind>(from first: NSLayoutAnchor<Kind>, to second: NSLayoutAnchor<Kind>) {
    start = NSLayoutConstraint.End(item: first.source, attribute: first.attribute)
    super.init(second.source, second.attribute)
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.equal, c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.greaterThanOrEqual, c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.lessThanOrEqual, c)
  }
  private func constant(
    _ relation: NSLayoutConstraint.Relation, _ c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: source, attribute, relation, second: nil, .notAnAttribute, 1, c,
      origins: (start, nil))
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, times: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, times: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, times: m)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, times: m, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, times: m, c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, times: m, c)
  }
}

extension NSLayoutConstraint {
  /// The anchor of the first attribute; nil after its item has been deallocated.
  public var firstAnchor: NSLayoutAnchor<AnyObject>? {
    firstItem.map { NSLayoutAnchor($0, firstAttribute) }
  }
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
