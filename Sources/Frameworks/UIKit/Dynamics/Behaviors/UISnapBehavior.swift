/// Pulls an item to a point and rotates it upright, like a damped spring.
open class UISnapBehavior: UIDynamicBehavior {
  /// The spring's number of oscillations per second, and its damping ratios for a `damping` of 0
  /// and of 1 (unverified).
  private static let frequency = 3.0
  private static let dampingRatio = 0.3...1.0

  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item is pulled, in the coordinate system of the animator's reference
  /// view.
  open var snapPoint: CGPoint {
    didSet {
      guard DynamicSimulation.isUsable(snapPoint, "snapPoint", of: self) else {
        snapPoint = oldValue
        return
      }
      changed()
    }
  }
  /// The damping, from 0 to 1; 0.5 by default. If the damping is 0, the item oscillates most.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func act(in simulation: DynamicSimulation) {
    guard let body = simulation.body(of: item),
      DynamicSimulation.isUsable(snapPoint, "snapPoint", of: self)
    else { return }
    let ratios = Self.dampingRatio
    let part = damping.isFinite ? Double(min(max(damping, 0), 1)) : 0.5
    let ratio = ratios.lowerBound + (ratios.upperBound - ratios.lowerBound) * part
    // The item is upright at the nearest multiple of a full rotation.
    let turn = 2 * Double.pi
    let upright = (body.angle / turn).rounded() * turn
    simulation.join(
      .snap(
        body: body, to: SIMD2(snapPoint), angle: upright,
        Softness(frequency: Self.frequency, damping: ratio)))
  }
}
