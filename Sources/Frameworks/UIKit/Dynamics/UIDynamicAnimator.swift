/// Moves items as rigid bodies, under the behaviours that are added to it.
///
/// In every tick, the behaviours act first. After the behaviours have acted, the items' centres and
/// transforms are written, contacts are reported, and the behaviours' actions are called. If
/// nothing has moved for half a second, the animator pauses. A change of the animator's behaviours
/// or of the behaviours' properties resumes the animator. The order of the steps in a tick and the
/// half second before a pause are unverified. The owner must retain the animator, because the items
/// stop when the animator is deallocated.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Creates an animator without a reference view. Items without a reference view use a common
  /// coordinate system of their own.
  public override init() {
    simulation = DynamicSimulation(reference: nil)
    super.init()
  }

  /// Creates an animator for views inside `view`. Behaviours use the coordinate system of `view`.
  public init(referenceView view: UIView) {
    simulation = DynamicSimulation(reference: view)
    referenceView = view
    super.init()
  }

  let simulation: DynamicSimulation

  /// The reference view. The reference view is not retained (unverified).
  open private(set) weak var referenceView: UIView?
  /// The delegate, which is notified when the animator pauses and resumes. Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items are moving or may start to move.
  open private(set) var isRunning = false
  /// The time for which the animator has run, in seconds, not including pauses.
  open private(set) var elapsedTime: TimeInterval = 0

  // MARK: Behaviours

  /// The behaviours without their children, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour and resumes the animator. Does nothing if the behaviour was already added. A
  /// behaviour that belongs to another animator is ignored with a warning (unverified).
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    guard behavior.dynamicAnimator == nil else {
      UIKitLog.warn(
        "\(World.current.names(behavior)) belongs to an animator or to another behavior and was "
          + "not added; remove it there first.")
      return
    }
    for item in behavior.family.flatMap(\.dynamicItems) { simulation.check(item, of: self) }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  /// Removes a behaviour. Items that do not belong to any other behaviour stay in place and lose
  /// their velocity.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorsChanged()
  }

  open func removeAllBehaviors() {
    let all = behaviors
    behaviors = []
    for behavior in all { behavior.move(to: nil) }
    behaviorsChanged()
  }

  /// All behaviours, including their children.
  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// Called after a change of the behaviours, of their items or of their properties. Resumes the
  /// animator, unless it has no behaviours.
  func behaviorsChanged() {
    needsItems = true
    if !behaviors.isEmpty { resume() }
  }
  private var needsItems = false

  /// Creates the rigid bodies of the behaviours' items.
  private func updateItems() {
    guard needsItems else { return }
    needsItems = false
    simulation.setItems(DynamicItems(family.flatMap(\.dynamicItems)).list)
    for behavior in family { behavior.start(in: simulation) }
  }

  // MARK: Items

  /// The items whose frames intersect `rect`, which is in the reference view's coordinate system.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateItems()
    return simulation.items.filter { item in
      let box = item.bounds.applying(item.transform)
      let center = simulation.body(of: item)?.position.point ?? item.center
      return rect.overlaps(
        CGRect(
          x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width,
          height: box.height))
    }
  }

  /// Updates the simulation to the position, rotation and size of an item that the app has changed.
  /// The item's velocity does not change. Resumes the animator.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    updateItems()
    simulation.update(item)
    resume()
  }

  // MARK: Running

  private func resume() {
    guard !isRunning else { return }
    isRunning = true
    DynamicAnimators.current.add(self)
    guard let delegate else { return }
    CallTrace.tellOptional(.delegate, delegate, .message("dynamicAnimatorWillResume")) {
      delegate.dynamicAnimatorWillResume(self)
    }
  }

  private func pause() {
    isRunning = false
    simulation.stop()
    DynamicAnimators.current.remove(self)
    guard let delegate else { return }
    CallTrace.tellOptional(.delegate, delegate, .message("dynamicAnimatorDidPause")) {
      delegate.dynamicAnimatorDidPause(self)
    }
  }

  /// Simulates one frame.
  func tick() {
    guard isRunning else { return }
    updateItems()
    let seconds = 1 / Double(FrameClock.ticksPerSecond)
    let acting = family
    if !acting.isEmpty {
      simulation.run(seconds) { for behavior in acting { behavior.act(in: simulation) } }
      elapsedTime += seconds
      for behavior in acting { behavior.report(from: simulation) }
      for behavior in acting { behavior.action?() }
    }
    // The delegate or an action may have changed the behaviours.
    if !needsItems, isRunning, simulation.isAtRest { pause() }
  }
}

/// Observes when an animator pauses and resumes. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// The running dynamic animators of a `World`. The animators are not retained.
@MainActor
package final class DynamicAnimators: WorldService {
  private struct Running {
    weak var animator: UIDynamicAnimator?
  }
  private var list: [Running] = []

  package init() {}
  static var current: DynamicAnimators { World.current.service() }

  private var running: [UIDynamicAnimator] { list.compactMap(\.animator) }

  package var isEmpty: Bool { running.isEmpty }
  /// The names of the running animators, for messages.
  package var names: [String] { running.map { World.current.names($0) } }

  func add(_ animator: UIDynamicAnimator) { list.append(Running(animator: animator)) }

  func remove(_ animator: UIDynamicAnimator) {
    list.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// Simulates one frame of every running animator; called once per frame.
  package func tick() { for animator in running { animator.tick() } }
}
