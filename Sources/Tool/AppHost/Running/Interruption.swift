import CAppHost
import Film
import Foundation
import Stage
import Synchronization

/// Cleans up when the tool receives a signal that ends it. Also ensures that writing to a closed
/// pipe, or to a file that has reached its size limit, causes an error instead of a signal.
enum Interruption {
  /// The signals of a keyboard interrupt, a termination request and a closed terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// A shell adds this number to the number of a signal to get the exit code.
  private static let shellOffset: Int32 = 128

  /// Installs the handlers. Call this function once, before any work begins.
  static func listen(clear: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)

    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (hearing, speaking) = (ends[0], ends[1])
    speaker = speaking
    Thread {
      var number: UInt8 = 0
      while true {
        let count = read(hearing, &number, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return }
        let child = child.load(ordering: .relaxed)
        guard child > 0 else { break }
        // The process that does the work cleans up, and this process ends with its exit code.
        kill(child, Int32(number))
      }
      let code = shellOffset + Int32(number)
      Unfinished.ofProcess.abandon {
        clear()
        matchcut_run_state().pointee.phase = Int64(RunPhase.idle.rawValue)
        _exit(code)
      }
    }.start()
    // Signals are not blocked, because programs that the tool starts would inherit the blocked
    // signals.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in signals {
      handle(number)
      sigaddset(&unblocked, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Passes signals on to another process, which does this process's work; 0 ends this.
  static func pass(to process: pid_t) { child.store(process, ordering: .relaxed) }

  private static let child = Atomic<pid_t>(0)

  /// Installs a handler for a signal. If the parent process ignores the signal, as for nohup and
  /// background jobs, it remains ignored.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    // The handler only calls `write`, because few functions are allowed in a signal handler.
    signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.speaker, &byte, 1)
    }
  }

  /// The pipe to which handlers write a signal's number. It is set once, before any handler is
  /// installed.
  nonisolated(unsafe) private static var speaker: Int32 = -1
}
