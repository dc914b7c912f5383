/// Acts on the items of a dynamic animator: the base class, and a group of other behaviours.
///
/// An object belongs to one animator at a time, alone or as a child.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Called in every tick, after the items have moved; nil by default.
  open var action: (() -> Void)?

  /// The animator that this behaviour or its parent was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called before the behaviour is added to an animator, and with nil before it is removed; does
  /// nothing by default.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Children

  /// In the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour that acts with this one. A child that was added already is ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }), behavior !== self else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    dynamicAnimator?.behaviorsChanged()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if behavior.dynamicAnimator != nil { behavior.move(to: nil) }
    dynamicAnimator?.behaviorsChanged()
  }

  /// This behaviour and all below it, parents first.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    moved()
    for child in childBehaviors { child.move(to: animator) }
  }

  // MARK: For the behaviours of UIKit

  /// The items that need a body.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Called after the animator has changed, before the items have bodies.
  func moved() {}
  /// Called when every item has a body, before the first step.
  func start(in simulation: DynamicSimulation) {}
  /// Adds what acts during the steps of one tick.
  func act(in simulation: DynamicSimulation) {}

  /// Wakes the animator after a change of a property.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  /// The body of an item; nil before the behaviour is added to an animator.
  final func body(of item: any UIDynamicItem) -> RigidBody? {
    dynamicAnimator?.simulation.body(of: item)
  }
}

/// Items without duplicates, in the order in which they were added.
@MainActor
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { _ = add(item) } }

  /// False for an item that is in the list.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard contains(item) else { return false }
    list.removeAll { $0 === item }
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  var point: CGPoint { CGPoint(x: x, y: y) }
}

/// A direction with a length, as angle and magnitude.
struct PolarVector {
  var vector: CGVector

  var angle: CGFloat {
    get { atan2(vector.dy, vector.dx) }
    set { set(newValue, magnitude) }
  }
  var magnitude: CGFloat {
    get { hypot(vector.dx, vector.dy) }
    set { set(angle, newValue) }
  }
  mutating func set(_ angle: CGFloat, _ magnitude: CGFloat) {
    vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}
