import Film
import Foundation

/// Leaves nothing half-made behind when the tool is told to end, and turns a full disk or a closed
/// pipe from a signal into an error that can be told.
enum Interruption {
  /// The keyboard's, a polite request, a terminal that closes.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// What a shell adds to a signal's number to make an exit code of it.
  private static let shellOffset: Int32 = 128

  /// Begins to listen; call once, before any work.
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
    // A program started by a thread that blocks signals would inherit that.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in signals {
      handle(number)
      sigaddset(&heard, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
  }

  /// A signal that whoever started the tool ignores (nohup, a job in the background) stays ignored.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    // Little is allowed while a signal is handled; writing a byte is.
    signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.speaker, &byte, 1)
    }
  }

  /// Where a signal's number goes. Written once, before any handler is set.
  nonisolated(unsafe) private static var speaker: Int32 = -1
}
