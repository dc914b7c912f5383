/// Accelerates items in one direction, independently of their mass.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration that a vector of length 1 causes, in points per second squared (documentation
  /// of `UIGravityBehavior`).
  static let acceleration = 1000.0

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

  // MARK: Gravity

  /// The direction and strength of gravity; (0, 1) by default, which means 1000 points per second
  /// squared downwards.
  open var gravityDirection: CGVector {
    get { gravity.vector }
    set { set(PolarVector(vector: newValue)) }
  }
  /// The angle of the direction in radians, measured from the x-axis towards the y-axis.
  open var angle: CGFloat {
    get { gravity.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The length of the gravity vector; 1 by default.
  open var magnitude: CGFloat {
    get { gravity.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    var new = gravity
    new.set(angle, magnitude)
    set(new)
  }
  private var gravity = PolarVector(vector: CGVector(dx: 0, dy: 1))

  private func set(_ new: PolarVector) {
    guard DynamicSimulation.isUsable(new.vector, "gravity", of: self) else { return }
    gravity = new
    changed()
  }

  override func act(in simulation: DynamicSimulation) {
    for item in items {
      simulation.accelerate(item, by: SIMD2(gravity.vector) * Self.acceleration)
    }
  }
}
