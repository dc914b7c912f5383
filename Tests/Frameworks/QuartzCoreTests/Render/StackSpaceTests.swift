import CMainQueue
import Foundation
import Testing

@Suite(.serialized) struct StackSpaceTests {
  nonisolated(unsafe) private static var measured: Int64 = 0

  @Test func `a stack that does not belong to the thread is not measured`() {
    // A signal handler can run on a stack of its own, as a coroutine does.
    let side = 256 * 1024
    let memory = UnsafeMutableRawPointer.allocate(byteCount: side, alignment: 16)
    defer { memory.deallocate() }
    var (stack, before) = (stack_t(), stack_t())
    (stack.ss_sp, stack.ss_size) = (memory, side)
    #expect(sigaltstack(&stack, &before) == 0)
    var (action, old) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = { _ in StackSpaceTests.measured = mq_stack_left() }
    action.sa_flags = SA_ONSTACK
    sigaction(SIGUSR2, &action, &old)
    // Threads of Dispatch block most signals.
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
    raise(SIGUSR2)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGUSR2, &old, nil)
    sigaltstack(&before, nil)

    #expect(Self.measured == .max)
    #expect((1..<Int64(64 << 20)).contains(mq_stack_left()))
  }
}
