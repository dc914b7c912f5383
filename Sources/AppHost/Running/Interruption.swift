import Film
import Foundation

/// Cleans up when the tool receives a termination signal, and makes a full file or a closed pipe an
/// error instead of a signal.
enum Interruption {
  /// The signals for a keyboard interrupt, a termination request and a closed terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The number that a shell adds to a signal's number to make the exit code.
  private static let shellOffset: Int32 = 128

  /// Installs the handlers; call once, before any work.
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
        break
      }
      let code = shellOffset + Int32(number)
      Unfinished.ofProcess.abandon {
        clear()
        _exit(code)
      }
    }.start()
    // A program started by a thread that blocks signals would inherit the blocked signals.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in signals {
      handle(number)
      sigaddset(&heard, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
  }

  /// Signals that the parent process ignores (nohup, background jobs) remain ignored.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    // Few functions are allowed in a signal handler; `write` is one of them.
    signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.speaker, &byte, 1)
    }
  }

  /// The pipe to which handlers write a signal's number. Set once, before any handler is installed.
  nonisolated(unsafe) private static var speaker: Int32 = -1
}
