/// Pushes items, either once or continuously.
///
/// A continuous push of magnitude 1 accelerates an item of 100 by 100 points and density 1 by 100
/// points per second squared (documentation of `UIPushBehavior`). An instantaneous push of
/// magnitude 1 changes the item's velocity by 100 points per second.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push is continuous or instantaneous. The raw values are those of `UIPushBehavior.h`.
  public enum Mode: Int, Sendable {
    case continuous = 0
    /// The push acts once and then becomes inactive.
    case instantaneous = 1
  }

  private static let unit = 100.0

  public let mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { members.list }
  override var dynamicItems: [any UIDynamicItem] { members.list }
  private var members = DynamicItems()

  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { changed() } }

  /// The offset of the pushed point from the item's centre; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  // MARK: Push

  /// Whether the push acts; true by default. Setting this property to true pushes again.
  open var active = true { didSet { if active { changed() } } }

  /// The direction and strength of the push; zero by default.
  open var pushDirection: CGVector {
    get { push.vector }
    set { set(PolarVector(vector: newValue)) }
  }
  /// The angle of the direction in radians, measured from the x-axis towards the y-axis.
  open var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    var new = push
    new.set(angle, magnitude)
    set(new)
  }
  private var push = PolarVector(vector: .zero)

  private func set(_ new: PolarVector) {
    guard DynamicSimulation.isUsable(new.vector, "push", of: self) else { return }
    push = new
    changed()
  }

  override func act(in simulation: DynamicSimulation) {
    guard active else { return }
    let force = SIMD2(push.vector) * Self.unit
    for item in items {
      let offset = SIMD2(targetOffsetFromCenter(for: item))
      switch mode {
      case .continuous: simulation.force(item, force, at: offset)
      case .instantaneous:
        guard let body = simulation.body(of: item) else { continue }
        body.apply(force, at: offset.rotated(by: body.angle))
      }
    }
    if mode == .instantaneous { active = false }
  }
}
