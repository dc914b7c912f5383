import CMainQueue

/// Receives the calls that `CMainQueue` intercepts from Dispatch and Core Foundation.
package enum MainQueueReceiver {
  /// Starts to intercept calls. Calling this method again has no effect.
  package static func install() { _ = installed }

  private static let installed: Void = {
    var receiver = mq_receiver(
      belongs: { MainQueue.belongs(forMain: $0) },
      submit: { MainQueue.submit($0) },
      submit_after: { MainQueue.submit($1, after: $0) },
      run_on_main: { MainQueue.runOnMain($0) },
      promise: { MainQueue.promise($0) },
      keep_promise: { MainQueue.keep($0) },
      begin_iterations: { WorkIteration.beginAll() },
      begin_iteration: { WorkIteration.begin($0, index: Int($1)) },
      end_iteration: { WorkIteration.end($0) },
      end_iterations: { WorkIteration.endAll($0) },
      add_timer: { VirtualTimers.add($0, calling: $1, in: $2, every: $3, isMainLoop: $4) },
      run_loop: { MainQueue.runLoop(for: $0) },
      run_test_turn: { TestTurns.turnForXCTest() },
      set_source: { VirtualTimers.set($0, in: $1, every: $2) },
      permits_main_actor: { MainThreadChecker.permitsCaller() },
      sleep: { MainQueue.sleep($0) })
    mq_install(&receiver)
  }()
}
