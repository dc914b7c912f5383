import CMainQueue
import Synchronization

// Work that sleeps on the device's clock.
extension BackgroundWork {
  /// The real time, in seconds, after which a tick looks again whether all work waits for work that
  /// sleeps, and after which work that sleeps looks again whether the main thread waits for it.
  static let look = (tick: 0.002, sleeper: 0.05)
  /// The real time, in seconds, for which the threads must have stood still before a tick takes work
  /// that has not begun for work that waits for a sleep. Dispatch adds a thread each second if all of
  /// its threads are blocked.
  static let standstillLimit = 3.0

  /// Blocks the calling thread until the device's clock has advanced by `seconds`, or the device
  /// ends. Returns false without waiting if ticks do not wait for the thread's work.
  ///
  /// The clock cannot advance while the device itself waits for this work. If it waits in a way that
  /// ends in real time, or the main thread waits, the sleep lasts as long in real time.
  package func sleep(for seconds: Double, _ origin: WorkOrigin) -> Bool {
    guard let number = origin.number else { return false }
    return locked {
      guard waits, !isClosed, !late.contains(number), running[number] != nil else { return false }
      sleepers.add(number, for: seconds, at: origin.place)
      changes += 1
      condition.broadcast()
      // Until the work wakes, it does not use UIKit.
      mq_count_background(-1)
      defer { mq_count_background(1) }
      while sleepers.contains(number), !isClosed {
        if sleepers.next?.number == number {
          let pause = blockedSince == nil ? Self.look.sleeper : Self.look.tick
          if !condition.wait(until: Date(timeIntervalSinceNow: pause)) { lookAtMain() }
        } else {
          condition.wait()
        }
      }
      sleepers.remove(number)
      return true
    }
  }

  /// Sets the time of the tick and wakes the work whose sleep has ended, one piece after the other:
  /// the earliest first, and at the same time in the order of its positions. `wait` waits until all
  /// work has returned or sleeps.
  @MainActor
  package func advance(to now: Double, wait: () -> Void) {
    locked {
      sleepers.beginTick(at: now)
      (blockedSince, waitStart) = (nil, nil)
    }
    while wakeNext(dueAt: now + 1e-9) { wait() }
  }

  private func wakeNext(dueAt now: Double) -> Bool {
    locked {
      guard let next = sleepers.next, next.wake <= now else { return false }
      wake(next.number)
      return true
    }
  }

  /// The caller must hold the lock.
  private func wake(_ number: Int) {
    sleepers.wake(number)
    changes += 1
    condition.broadcast()
  }

  /// Wakes the next work that sleeps if the device has waited for it in real time for as long as it
  /// sleeps. The caller must hold the lock.
  private func wakeBlockedNext(after seconds: Double = 0) {
    let since = blockedSince ?? Date()
    blockedSince = since
    guard let next = sleepers.next else { return }
    if -since.timeIntervalSinceNow >= max(next.wake - sleepers.time, seconds) { wake(next.number) }
  }

  /// Wakes the next work that sleeps if the main thread waits for it outside of a tick's own wait,
  /// for example on a semaphore, so that no tick can wake it. The caller must hold the lock.
  private func lookAtMain() {
    guard !isMainWaiting else { return }
    let (before, thread) = (changes, mainThread)
    condition.unlock()
    let wait = mq_other_threads([thread], 1)
    condition.lock()
    guard changes == before, !isMainWaiting else { return }
    if isCalledLast, wait.rawValue >= mq_waits_for_time.rawValue {
      wakeBlockedNext()
    } else if let next = sleepers.next, isQuiet(for: timeout + next.wake - sleepers.time) {
      // The main thread may be running in a loop until the work has woken.
      wake(next.number)
    }
  }

  /// Whether nothing has happened for this number of seconds in real time. The caller must hold the
  /// lock.
  private func isQuiet(for seconds: Double) -> Bool {
    let calls = HangWatch.calls
    let isInAnotherCall = HangWatch.isInCall && !isCalledLast
    guard let quiet, quiet.changes == changes, quiet.calls == calls, !isInAnotherCall else {
      quiet = (changes, calls, Date())
      return false
    }
    return -quiet.since.timeIntervalSinceNow >= seconds
  }

  /// The number of pieces of work that sleep, or that cannot begin before work on their queue has
  /// slept. The caller must hold the lock.
  var stoppedCount: Int {
    guard !sleepers.isEmpty else { return 0 }
    return sleepers.count + held.count
  }

  /// The work that cannot begin because work on its queue sleeps. The caller must hold the lock.
  private var held: Set<Int> {
    var asleep: [UnsafeMutableRawPointer: (any: Bool, all: Bool)] = [:]
    for number in sleepers.numbers {
      guard let queue = running[number]?.work?.queue else { continue }
      let isAlone = running[number]?.work?.isBarrier == true || mq_is_serial(queue)
      asleep[queue] = (true, asleep[queue]?.all == true || isAlone)
    }
    var held: Set<Int> = []
    for (number, piece) in running.sorted(by: { $0.key < $1.key }) {
      guard piece.thread == nil, !late.contains(number), let work = piece.work,
        let queue = work.queue, let state = asleep[queue], state.all || work.isBarrier
      else { continue }
      held.insert(number)
      // Work behind a barrier waits for it.
      asleep[queue] = (true, true)
    }
    return held
  }

  /// The work that neither sleeps nor waits to begin behind work that sleeps. The caller must hold the
  /// lock.
  var awake: [Int] {
    let held = held
    return running.keys.filter {
      !sleepers.contains($0) && !late.contains($0) && !held.contains($0)
    }.sorted()
  }

  /// Whether the work that is running waits for work that sleeps, for example on a semaphore, so
  /// that it cannot continue before the clock advances. If it may also continue without it, because
  /// it waits for a time or for a file, the sleeps last as long in real time.
  func waitsForSleepers(since before: Int) -> Bool {
    flushPromises()
    let found: (threads: [Int32], all: Bool)? = locked {
      guard changes == before, !sleepers.isEmpty else { return nil }
      let awake = awake
      let threads = awake.compactMap { running[$0]?.thread }
      return (threads, threads.count == awake.count)
    }
    guard let found else { return false }
    let wait = mq_other_threads(found.threads, Int32(found.threads.count))
    return locked {
      guard changes == before, wait != mq_runs, !startsBlockedWork() else { return false }
      guard wait == mq_waits_for_threads, iterating == 0 else {
        wakeBlockedNext(after: found.all ? 0 : Self.standstillLimit)
        return false
      }
      let isKnown = found.all || standstill == before
      guard isKnown || -waitStart(before).timeIntervalSinceNow >= Self.standstillLimit else {
        return false
      }
      standstill = before
      return true
    }
  }

  /// The number of threads that Apple's Dispatch has for global queues at most.
  private static let mostThreads = 64

  /// Begins the work for Dispatch's global queues that has not begun because all threads of these
  /// queues are blocked. Returns false if there is none. The caller must hold the lock.
  private func startsBlockedWork() -> Bool {
    var count = running.values.count { $0.thread != nil || $0.isBeside }
    var starts = false
    for number in awake where count < Self.mostThreads {
      guard let piece = running[number], let run = piece.run, !piece.isBeside else { continue }
      let kept = Unmanaged.passRetained(run)
      guard piece.work?.sendBeside(kept.toOpaque(), Run.body) == true else {
        kept.release()
        continue
      }
      running[number]?.isBeside = true
      count += 1
      starts = true
    }
    return starts
  }
}
