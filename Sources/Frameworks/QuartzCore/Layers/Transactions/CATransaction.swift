/// Groups changes to layers into one atomic update of the render tree.
///
/// Changes outside an explicit transaction belong to the implicit transaction, which the run loop
/// commits once per tick.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// Begins a new transaction nested in the current one.
  public class func begin() { World.current.transactions.begin() }

  /// Commits the innermost explicit transaction. If no explicit transaction is open, commits the
  /// implicit transaction, as `flush()` does.
  public class func commit() { World.current.transactions.commit() }

  /// Commits the implicit transaction. If explicit transactions are open, the implicit transaction
  /// is committed after them; otherwise it is committed immediately, after the layout of all layers
  /// that need it.
  public class func flush() { World.current.transactions.flush() }

  /// The duration of implicit animations in this transaction, in seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    World.current.transactions.animationDuration
  }
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    // A duration that is not finite selects the default (unverified).
    World.current.transactions.current.duration = duration.isFinite ? duration : nil
  }

  /// The timing function of all animations created in this transaction; nil by default.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    World.current.transactions.timingFunction
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    World.current.transactions.current.timingFunction = function
  }

  /// Whether actions are disabled, so that property changes do not trigger them; false by default.
  public class func disableActions() -> Bool { World.current.transactions.disablesActions }
  public class func setDisableActions(_ flag: Bool) {
    World.current.transactions.current.disablesActions = flag
  }

  /// Waits until no other thread holds the transactions' lock, and acquires it. A thread that holds
  /// the lock may acquire it again. Each call must be balanced by a call of `unlock()`.
  ///
  /// The lock lets an app read and write related values of layers as one step. Core Animation's own
  /// calls acquire this lock too (CATransaction.h); Matchcut's calls do not, because they run on
  /// the main thread only.
  public nonisolated class func lock() { transactionLock.lock() }
  /// Releases the lock. Must be called on the thread that holds the lock.
  public nonisolated class func unlock() { transactionLock.unlock() }
  private nonisolated static let transactionLock = NSRecursiveLock()

  /// Sets a block that is called once, when all animations that this transaction adds after this
  /// call have ended. If the transaction does not add any animation, the block is called by
  /// `commit()` or when the next block is set, whichever is first.
  ///
  /// Blocks that become due at the same time are called in the order in which their last animations
  /// end. Blocks whose last animations end at the same time are called in the order in which they
  /// were set, so an outer transaction's block is called before an inner one's.
  ///
  /// An animated transition of view controllers that is requested inside the transaction counts as
  /// an animation that lasts until the transition has ended (facts H.5.11).
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    World.current.transactions.setCompletion(block)
  }
  public class func completionBlock() -> (() -> Void)? {
    World.current.transactions.current.completion
  }
}

/// The nested transactions of a `World`. The bottom transaction of the stack is the implicit
/// transaction of the tick.
@MainActor
package final class TransactionStack {
  struct Transaction {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var scope: CompletionScope?
    /// The values that the app stores under its own keys.
    var values: [String: Any] = [:]
  }

  /// Apple's default duration of an implicit animation, in seconds.
  static let defaultDuration = 0.25

  private(set) var stack = [Transaction()]
  /// Lays out all layers that need it, before the app's own call commits the implicit transaction.
  /// The owner of the root layer sets this closure.
  package var layOut: (() -> Void)?
  /// Commits all changed layers to the render tree. The owner of the root layer sets this closure.
  package var publish: (() -> Void)?

  var current: Transaction {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  var animationDuration: Double {
    stack.last { $0.duration != nil }?.duration ?? Self.defaultDuration
  }
  var timingFunction: CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction
  }
  package var disablesActions: Bool {
    stack.last { $0.disablesActions != nil }?.disablesActions ?? false
  }
  /// The scopes to which an animation belongs if it is added now.
  var scopes: [CompletionScope] { stack.compactMap(\.scope) }

  func begin() { stack.append(Transaction()) }

  func commit() {
    guard stack.count > 1 else { return flush() }
    stack.removeLast().scope?.sealCallingBackIfEmpty()
  }

  func setCompletion(_ block: (() -> Void)?) {
    let old = current.scope
    current.completion = block
    current.scope = block.map { block in CompletionScope { _ in block() } }
    old?.sealCallingBackIfEmpty()
  }

  func flush() {
    guard stack.count == 1 else { return }
    layOut?()
    replaceImplicit()?.sealCallingBackIfEmpty()
    publish?()
  }

  /// Commits the tick's implicit transaction, so that rendered frames show all changed layers.
  package func commitImplicit() {
    replaceImplicit()?.seal()
    publish?()
  }

  /// Ends the implicit transaction and begins the next one. Returns the scope of the one that ended.
  private func replaceImplicit() -> CompletionScope? {
    defer { stack[0] = Transaction() }
    return stack[0].scope
  }

  func reset() {
    for transaction in stack { transaction.scope?.drop() }
    stack = [Transaction()]
    layOut = nil
    publish = nil
  }
}
