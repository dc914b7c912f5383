import Stage
import TestSupport

/// A percent-driven interaction controller that logs each call as `IC`.
final class LoggingInteractor: UIPercentDrivenInteractiveTransition {
  let log: EventLog
  /// The context of the running transition, for tests that read it.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Called right after the base class's `startInteractiveTransition`.
  var onStart: ((LoggingInteractor) -> Void)?

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    log.write("IC.startInteractiveTransition")
    self.context = context
    super.startInteractiveTransition(context)
    onStart?(self)
  }
  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    log.write("IC.update(\(percentComplete))")
  }
  override func finish() {
    log.write("IC.finish")
    super.finish()
  }
  override func cancel() {
    log.write("IC.cancel")
    super.cancel()
  }
}
