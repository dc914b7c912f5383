/// Acts on the items of a dynamic animator. This is the base class of behaviours. An instance of
/// this class can be used as a group of other behaviours.
///
/// A behaviour belongs to at most one animator at a time, either directly or as a child of another
/// behaviour.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Called in every tick, after the items have moved; nil by default.
  open var action: (() -> Void)?

  /// The animator to which this behaviour or its parent was added.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called before the behaviour is added to an animator, and with nil before it is removed; does
  /// nothing by default.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Children

  /// The children, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour that acts together with this behaviour. Does nothing if the child was already
  /// added, or if it is this behaviour or contains it (unverified).
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }),
      !behavior.family.contains(where: { $0 === self })
    else { return }
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

  /// This behaviour and all its descendants, parents first.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    moved()
    for child in childBehaviors { child.move(to: animator) }
  }

  // MARK: For the behaviours of UIKit

  /// The items that need a rigid body.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Called after the behaviour's animator has changed, before the items have rigid bodies.
  func moved() {}
  /// Called when every item has a rigid body, before the first step.
  func start(in simulation: DynamicSimulation) {}
  /// Adds the forces and constraints that act during the steps of one tick.
  func act(in simulation: DynamicSimulation) {}
  /// Reports what happened during the steps of one tick.
  func report(from simulation: DynamicSimulation) {}

  /// Resumes the animator after a property has changed.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  /// The rigid body of an item; nil before the behaviour is added to an animator.
  final func body(of item: any UIDynamicItem) -> RigidBody? {
    dynamicAnimator?.simulation.body(of: item)
  }
}

/// A list of items without duplicates, in the order in which they were added.
@MainActor
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { _ = add(item) } }

  /// Adds an item. Returns false if the item is already in the list.
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

/// A vector, given by its angle and magnitude.
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
