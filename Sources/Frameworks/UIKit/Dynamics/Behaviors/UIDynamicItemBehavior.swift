/// Sets the physical properties and the velocities of items.
///
/// If two behaviours have the same item, the behaviour that was added later determines the item's
/// properties.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  public override init() { super.init() }

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { members.list }
  override var dynamicItems: [any UIDynamicItem] { members.list }
  private var members = DynamicItems()

  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { changed() } }

  // MARK: Properties

  /// The elasticity, from 0 to 1; 0 by default. Items with an elasticity of 0 do not bounce.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction; 0 by default.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass per area; 1 by default.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The fraction of the current velocity that is lost per second; 0 by default.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The fraction of the current angular velocity that is lost per second; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether items can rotate; true by default.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether items stay in place although other items collide with them; false by default.
  open var isAnchored = false { didSet { changed() } }
  /// The electric charge; 0 by default. The value is stored, but has no effect, because Matchcut
  /// has no electric or magnetic fields.
  open var charge: CGFloat = 0

  // MARK: Velocities

  /// Adds `velocity`, in points per second, to the velocity of an item of this behaviour. If the
  /// behaviour does not belong to an animator, the velocity is added when the behaviour is added to
  /// an animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard members.contains(item), DynamicSimulation.isUsable(velocity, "velocity", of: self) else {
      return
    }
    guard let body = body(of: item) else {
      pending.append((item, SIMD2(velocity), 0))
      return
    }
    if body.inverseMass > 0 { body.velocity += SIMD2(velocity) }
    changed()
  }
  /// The velocity of an item, in points per second; zero before the behaviour is added to an
  /// animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(of: item)?.velocity.point ?? .zero
  }
  /// Adds `velocity`, in radians per second, to the angular velocity of an item of this behaviour.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard members.contains(item), velocity.isFinite else { return }
    guard let body = body(of: item) else {
      pending.append((item, .zero, Double(velocity)))
      return
    }
    if body.inverseInertia > 0 { body.angularVelocity += Double(velocity) }
    changed()
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    body(of: item).map { CGFloat($0.angularVelocity) } ?? 0
  }
  private var pending: [(item: any UIDynamicItem, linear: SIMD2<Double>, angular: Double)] = []

  override func start(in simulation: DynamicSimulation) {
    var material = RigidBody.Material()
    material.elasticity = Self.finite(elasticity, or: material.elasticity)
    material.friction = Self.finite(friction, or: material.friction)
    material.density = Self.finite(density, or: material.density)
    material.resistance = Self.finite(resistance, or: material.resistance)
    material.angularResistance = Self.finite(angularResistance, or: material.angularResistance)
    material.allowsRotation = allowsRotation
    material.isAnchored = isAnchored
    for item in items { simulation.setMaterial(material, of: item) }
    for (item, linear, angular) in pending {
      guard let body = simulation.body(of: item) else { continue }
      if body.inverseMass > 0 { body.velocity += linear }
      if body.inverseInertia > 0 { body.angularVelocity += angular }
    }
    pending = []
  }

  private static func finite(_ value: CGFloat, or other: Double) -> Double {
    value.isFinite ? Double(value) : other
  }
}
