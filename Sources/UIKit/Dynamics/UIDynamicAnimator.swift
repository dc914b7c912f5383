/// Moves items as rigid bodies, under the behaviours that are added to it.
///
/// In every tick: the behaviours act, the items' centres and transforms are written, contacts are
/// reported, then the behaviours' actions are called. When nothing has moved for half a second the
/// animator pauses; a change of its behaviours or of their properties resumes it. The order and the
/// time of rest are unverified. The owner must retain the animator: what moves stops with it.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// An animator whose items share one space of their own.
  public override init() {
    simulation = DynamicSimulation(reference: nil)
    super.init()
  }

  /// An animator for views in `view`, whose coordinates behaviours use.
  public init(referenceView view: UIView) {
    simulation = DynamicSimulation(reference: view)
    referenceView = view
    super.init()
  }

  let simulation: DynamicSimulation

  /// Not retained: unverified.
  open private(set) weak var referenceView: UIView?
  /// Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items are moving, or may be.
  open private(set) var isRunning = false
  /// The time for which the animator has run, without pauses; seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  // MARK: Behaviours

  /// In the order in which they were added, without children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour and resumes. One that was added already is ignored, and one of another
  /// animator, with a warning (unverified).
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

  /// Removes a behaviour; items that no other behaviour has stay where they are and lose their
  /// velocity.
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

  /// Every behaviour with its children.
  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// Called after a change of behaviours, their items or properties: resumes, unless there is
  /// nothing that acts.
  func behaviorsChanged() {
    needsItems = true
    if !behaviors.isEmpty { resume() }
  }
  private var needsItems = false

  /// Gives the items of the behaviours their bodies.
  private func updateItems() {
    guard needsItems else { return }
    needsItems = false
    simulation.setItems(DynamicItems(family.flatMap(\.dynamicItems)).list)
    for behavior in family { behavior.start(in: simulation) }
  }

  // MARK: Items

  /// The items whose frames meet `rect`, in points of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateItems()
    return simulation.items.filter { item in
      let box = item.bounds.applying(item.transform)
      let center = simulation.body(of: item)?.position.point ?? item.center
      return rect.intersects(
        CGRect(
          x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width,
          height: box.height))
    }
  }

  /// Takes over the position, rotation and size of an item that the app has changed; its velocity
  /// stays. Resumes.
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
      for case let collision as UICollisionBehavior in acting { collision.report(from: simulation) }
      for behavior in acting { behavior.action?() }
    }
    // The delegate or an action may have changed what acts.
    if !needsItems, isRunning, simulation.isAtRest { pause() }
  }
}

/// Is told when an animator pauses and resumes. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { Unanswered.mark() }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { Unanswered.mark() }
}

/// The running dynamic animators of a world; they are not retained.
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
  /// For messages about running animations.
  package var names: [String] { running.map { World.current.names($0) } }

  func add(_ animator: UIDynamicAnimator) { list.append(Running(animator: animator)) }

  func remove(_ animator: UIDynamicAnimator) {
    list.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// Simulates one frame of every running animator; called once per frame.
  package func tick() { for animator in running { animator.tick() } }
}
