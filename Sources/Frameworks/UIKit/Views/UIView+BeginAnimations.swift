// Blocks that begin with `beginAnimations(_:context:)` and end with `commitAnimations()`. Apple has
// deprecated these methods, but they still work on iOS. Source: Apple's documentation of
// `beginAnimations(_:context:)` and related methods.
extension UIView {
  /// The effect with which a view shows changes of its content.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation block. Changes are animated until `commitAnimations()`. Blocks may be
  /// nested.
  ///
  /// The methods in this file whose names begin with `setAnimation` set the block's timing and
  /// delegate. A new timing applies only to the changes that the block makes after the call.
  /// Outside a block, these methods have no effect. The delegate's methods receive `animationID`
  /// and `context`.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedBlock.Open.current.list.append(CommittedBlock(animationID, context))
  }

  /// Ends the innermost animation block. The call has no effect outside a block.
  public class func commitAnimations() {
    CommittedBlock.Open.current.list.popLast()?.commit()
  }

  /// Sets the object that receives the selectors of `setAnimationWillStart(_:)` and
  /// `setAnimationDidStop(_:)`. The block retains the object until the animations end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    CommittedBlock.innermost?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is called when the animations start. The method's parameters
  /// are the block's identifier and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    CommittedBlock.innermost?.willStart = selector
  }

  /// Sets the delegate's method that is called once, after the animations. The method's parameters
  /// are the block's identifier, a number that says whether the animations ran to their end, and
  /// the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    CommittedBlock.innermost?.didStop = selector
  }

  /// Sets the duration in seconds; 0.2 by default. If the duration is 0, changes are made
  /// immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedBlock.innermost?.scope?.duration = AnimationNumber.seconds(
      duration, "An animation's duration")
  }

  /// Sets the time between the commit and the start, in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedBlock.innermost?.scope?.delay = AnimationNumber.seconds(delay, "An animation's delay")
  }

  /// Sets the curve; ease-in-out by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    CommittedBlock.innermost?.scope?.pace = .curve(curve.function)
  }

  /// Sets how often the animations run. If the count is 0 (the default), the animations run once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedBlock.innermost?.scope?.repeatCount = repeatCount
  }

  /// Sets whether each run of the animations also goes back to the start; false by default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedBlock.innermost?.scope?.autoreverses = repeatAutoreverses
  }

  /// Sets whether animations begin at the values that are on screen; false by default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    CommittedBlock.innermost?.scope?.beginsFromCurrentState = fromCurrentState
  }

  /// Shows the changes of a view's content with a transition effect, which starts at the commit. A
  /// page curl is shown as a dissolve. The argument `cache` has no effect.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    CommittedBlock.innermost?.show(transition, of: view)
  }
}

/// A block between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
private final class CommittedBlock {
  /// The blocks that have not been committed, the outermost first.
  final class Open: WorldService {
    var list: [CommittedBlock] = []
    static var current: Open { World.current.service() }
  }

  static var innermost: CommittedBlock? { Open.current.list.last }

  private let id: String?
  private let context: UnsafeMutableRawPointer?
  /// The scope of the changes; nil while animations are disabled.
  let scope: AnimationScope?
  private let block: AnimationScope.OpenBlock
  private let end = End()
  private var transitions: [(view: UIView, old: UIView, options: UIView.AnimationOptions)] = []
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  /// The default duration in seconds.
  private static let duration = 0.2

  init(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    (self.id, self.context) = (id, context)
    let end = end
    scope = UIView.scope(
      Self.duration, 0, .curve(UIView.AnimationCurve.easeInOut.function),
      [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    ) { end.call?($0) }
    block = AnimationScope.open(scope)
  }

  func show(_ transition: UIView.AnimationTransition, of view: UIView) {
    guard transition != .none, let scope, scope.duration > 0, view.layer.isInTree,
      let old = view.snapshotView(afterScreenUpdates: true)
    else { return }
    let options = UIView.AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    transitions.append((view, old, options))
  }

  func commit() {
    block.close()
    let (delegate, didStop, id, context) = (delegate, didStop, id, context)
    end.call = { finished in
      guard let delegate, let didStop else { return }
      if !didStop.send(to: delegate, id, NSNumber(value: finished), context) {
        didStop.raiseUnrecognized(by: delegate)
      }
    }
    if let delegate, let willStart {
      // The animations start in the next tick or, if the block has a delay, after the delay.
      TickQueue.after(scope?.delay ?? 0) {
        if !willStart.send(to: delegate, id, context) { willStart.raiseUnrecognized(by: delegate) }
      }
    }
    guard let scope else { return UIView.runAtOnce({}, { [end] in end.call?($0) }) }
    for (view, old, options) in transitions {
      view.showTransition(from: old, scope.duration, options, nil)
    }
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  /// The callback at the end of the animations. `commitAnimations()` sets it.
  @MainActor
  private final class End {
    var call: ((Bool) -> Void)?
  }
}
