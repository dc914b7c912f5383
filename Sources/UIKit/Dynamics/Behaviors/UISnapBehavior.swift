/// Pulls an item to a point and upright, as a damped spring.
open class UISnapBehavior: UIDynamicBehavior {
  /// Oscillations per second of the spring, and its ratio of damping at `damping` 0 and 1;
  /// unverified.
  private static let frequency = 3.0
  private static let dampingRatio = 0.3...1.0

  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// In points of the animator's reference view.
  open var snapPoint: CGPoint {
    didSet {
      guard DynamicSimulation.isUsable(snapPoint, "snapPoint", of: self) else {
        snapPoint = oldValue
        return
      }
      changed()
    }
  }
  /// From 0, the most oscillation, to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func act(in simulation: DynamicSimulation) {
    guard let body = simulation.body(of: item),
      DynamicSimulation.isUsable(snapPoint, "snapPoint", of: self)
    else { return }
    let ratios = Self.dampingRatio
    let part = damping.isFinite ? Double(min(max(damping, 0), 1)) : 0.5
    let ratio = ratios.lowerBound + (ratios.upperBound - ratios.lowerBound) * part
    // Upright is the nearest full turn.
    let turn = 2 * Double.pi
    let upright = (body.angle / turn).rounded() * turn
    simulation.join(
      .snap(
        body: body, to: SIMD2(snapPoint), angle: upright,
        Softness(frequency: Self.frequency, damping: ratio)))
  }
}
