/// Keeps a point of an item at a given distance from an anchor or from another item. The connection
/// is rigid or a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which the item is attached. The raw values are those of
  /// `UIAttachmentBehavior.h`.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public let attachedBehaviorType: AttachmentType
  /// The one or two attached items.
  public let items: [any UIDynamicItem]
  private let offsets: [UIOffset]

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// The offset is in the item's coordinate system and rotates with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    items = [item]
    offsets = [offset]
    anchorPoint = point
    super.init()
  }

  public convenience init(
    item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    items = [item1, item2]
    offsets = [offset1, offset2]
    anchorPoint = .zero
    super.init()
  }

  /// The anchor, in the coordinate system of the animator's reference view. The anchor has no
  /// effect if two items are attached to each other.
  open var anchorPoint: CGPoint {
    didSet {
      guard DynamicSimulation.isUsable(anchorPoint, "anchorPoint", of: self) else {
        anchorPoint = oldValue
        return
      }
      changed()
    }
  }
  /// The distance between the attached points. By default, the length is the distance that is
  /// measured when the behaviour is added to an animator.
  open var length: CGFloat {
    get { ownLength ?? CGFloat(measuredLength ?? distance) }
    set {
      guard newValue.isFinite else { return }
      ownLength = max(newValue, 0)
      changed()
    }
  }
  private var ownLength: CGFloat?
  private var measuredLength: Double?

  /// The number of oscillations per second. If it is 0 (the default), the attachment is rigid.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The damping ratio; 0 by default. A value of 1 means critical damping. Damping has no effect on
  /// a rigid attachment.
  open var damping: CGFloat = 0 { didSet { changed() } }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func start(in simulation: DynamicSimulation) {
    if measuredLength == nil { measuredLength = distance }
  }

  override func act(in simulation: DynamicSimulation) {
    let bodies = items.compactMap { simulation.body(of: $0) }
    guard let last = bodies.last, bodies.count == items.count,
      offsets.allSatisfy({ $0.horizontal.isFinite && $0.vertical.isFinite }),
      DynamicSimulation.isUsable(anchorPoint, "anchorPoint", of: self)
    else { return }
    let first = bodies.count > 1 ? bodies.first : nil
    simulation.join(
      .distance(
        a: first, from: first == nil ? SIMD2(anchorPoint) : SIMD2(offsets[0]), b: last,
        to: SIMD2(offsets[offsets.count - 1]), length: Double(length),
        Softness(
          frequency: frequency.isFinite ? Double(max(frequency, 0)) : 0,
          damping: damping.isFinite ? Double(max(damping, 0)) : 0)))
  }

  /// The current distance between the attached points.
  private var distance: Double {
    let places = zip(items, offsets).map { item, offset in
      let angle = atan2(item.transform.b, item.transform.a)
      let body = body(of: item)
      return (body?.position ?? SIMD2(item.center))
        + SIMD2(offset).rotated(by: body?.angle ?? Double(angle))
    }
    let other = places.count > 1 ? places[1] : SIMD2(anchorPoint)
    return places.isEmpty ? 0 : (places[0] - other).length
  }
}
