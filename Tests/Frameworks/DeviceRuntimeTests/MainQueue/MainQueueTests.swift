import Foundation
import Stage
import Testing
import UIKit

/// A page that logs what arrives on the main queue, with the times.
@MainActor
private final class Notes: UIViewController {
  private(set) var lines: [String] = []
  var times: [Double] = []
  var work: (Notes) -> Void = { _ in }

  override func viewDidLoad() { work(self) }

  func note(_ text: String) {
    dispatchPrecondition(condition: .onQueue(.main))
    lines.append(text)
    times.append(CACurrentMediaTime())
  }
}

/// Work that is sent to other queues and back, in the forms that apps use.
@MainActor
struct MainQueueTests {
  /// An API that runs a closure on the main queue as soon as possible.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let ask: @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void
    var testDescription: String { name }

    init(
      _ name: String,
      _ ask:
        @escaping @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) ->
        Void
    ) {
      (self.name, self.ask) = (name, ask)
    }
  }

  private actor Store { func value() -> Int { 7 } }

  nonisolated static let ways = [
    Way("DispatchQueue.main.async") { done in DispatchQueue.main.async { done() } },
    Way("DispatchWorkItem") { done in
      DispatchQueue.main.async(execute: DispatchWorkItem { MainActor.assumeIsolated(done) })
    },
    Way("a global queue and back") { done in
      DispatchQueue.global().async { DispatchQueue.main.async { done() } }
    },
    Way("a global queue and back with a quality of service") { done in
      DispatchQueue.global(qos: .background).async {
        DispatchQueue.main.async(qos: .userInteractive) { done() }
      }
    },
    Way("an own serial queue and back") { done in
      let queue = DispatchQueue(label: "loader")
      queue.async {}
      queue.async { DispatchQueue.main.async { done() } }
    },
    Way("an own concurrent queue with a barrier and back") { done in
      let queue = DispatchQueue(label: "loader", attributes: .concurrent)
      queue.async {}
      queue.async(flags: .barrier) { DispatchQueue.main.async { done() } }
    },
    Way("queues in queues") { done in
      DispatchQueue.global().async {
        DispatchQueue(label: "inner").async { DispatchQueue.main.async { done() } }
      }
    },
    Way("DispatchQueue.main.sync from a global queue") { done in
      DispatchQueue.global().async { DispatchQueue.main.sync { done() } }
    },
    Way("DispatchGroup.notify") { done in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.enter()
      DispatchQueue.global().async { group.leave() }
      group.notify(queue: .main) { done() }
    },
    Way("DispatchGroup.notify of an empty group") { done in
      DispatchGroup().notify(queue: .main) { done() }
    },
    Way("DispatchWorkItem.notify") { done in
      let item = DispatchWorkItem {}
      item.notify(queue: .main) { done() }
      DispatchQueue.global().async(execute: item)
    },
    Way("concurrentPerform") { done in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          if index == 3 { DispatchQueue.main.async { done() } }
        }
      }
    },
    Way("OperationQueue.main") { done in
      OperationQueue.main.addOperation { MainActor.assumeIsolated(done) }
    },
    Way("an operation queue of one's own and back") { done in
      OperationQueue().addOperation {
        OperationQueue.main.addOperation { DispatchQueue.main.async { done() } }
      }
    },
    Way("RunLoop.perform") { done in RunLoop.main.perform { MainActor.assumeIsolated(done) } },
    Way("Task") { done in Task { done() } },
    Way("Task.yield") { done in
      Task {
        await Task.yield()
        done()
      }
    },
    Way("an actor") { done in
      let store = Store()
      Task {
        _ = await store.value()
        done()
      }
    },
    Way("Task.detached and MainActor.run") { done in
      Task.detached { await MainActor.run { done() } }
    },
    Way("a task group") { done in
      Task {
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<4 { group.addTask { number } }
          for await _ in group {}
        }
        done()
      }
    },
    Way("a thread of one's own") { done in
      // The stage cannot detect a thread that the app creates itself, so the test waits for the
      // thread here.
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        DispatchQueue.main.async { done() }
        end.signal()
      }
      end.wait()
    },
  ]

  @Test(arguments: ways)
  func `results on the main queue have arrived when the stage is at rest`(way: Way) throws {
    let stage = Stage()
    let page = Notes()
    page.work = { page in way.ask { page.note("done") } }

    stage.show(page)
    try stage.settle()

    #expect(page.lines == ["done"])
    // The work takes a few ticks, because each return to the main queue takes one tick.
    #expect((page.times.first ?? 1) < 0.15)
    #expect(stage.warnings.isEmpty)
    stage.close()
  }

  @Test(arguments: ways)
  func `work requested between two calls of the stage runs too`(way: Way) throws {
    let stage = Stage()
    let page = Notes()
    stage.show(page)
    // A task that the test itself creates runs as part of the test and not on the stage, so tasks
    // are skipped.
    guard !way.name.contains("Task"), !way.name.contains("task"), way.name != "an actor" else {
      return
    }

    way.ask { page.note("done") }
    try stage.settle()

    #expect(page.lines == ["done"])
    stage.close()
  }

  @Test func `twenty thousand loads are complete and in order`() throws {
    let stage = Stage()
    let page = Notes()
    let count = 20_000
    page.work = { page in
      for number in 0..<count {
        DispatchQueue.global().async {
          let text = String(number)
          DispatchQueue.main.async { page.note(text) }
        }
      }
    }

    stage.show(page)
    try stage.settle()

    #expect(page.lines.count == count)
    #expect(page.lines == (0..<count).map(String.init))
    stage.close()
  }

  @Test func `the order is independent of the work's duration`() throws {
    @Sendable func work(for duration: Duration) {
      let end = ContinuousClock.now + duration
      while ContinuousClock.now < end {}
    }
    func run(slow: Int) throws -> [String] {
      let stage = Stage()
      let page = Notes()
      page.work = { page in
        for number in 0..<12 {
          DispatchQueue.global().async {
            if number % 3 == slow { work(for: .milliseconds(20)) }
            DispatchQueue.main.async { page.note("\(number) first") }
            DispatchQueue.global().async {
              if number % 3 != slow { work(for: .milliseconds(10)) }
              DispatchQueue.main.async { page.note("\(number) second") }
            }
          }
        }
      }
      stage.show(page)
      try stage.settle()
      defer { stage.close() }
      return zip(page.lines, page.times).map { "\($0) \($1)" }
    }

    let first = try run(slow: 0)
    #expect(first.count == 24)
    #expect(try run(slow: 1) == first)
    #expect(try run(slow: 2) == first)
  }

  /// The other thread must not release the objects after the tick has gone on without it.
  @Test func `objects that work has captured are released in the next tick`() throws {
    let stage = Stage()
    for number in 0..<500 {
      weak var captured: Notes?
      stage.run {
        let notes = Notes()
        captured = notes
        DispatchQueue.global().async { withExtendedLifetime(notes) {} }
      }
      stage.tick()
      stage.tick()
      guard captured == nil else {
        Issue.record("the object of work \(number) was still alive after the tick")
        return
      }
    }
  }

  @Test func `work that waits for the main queue with a semaphore does not block it`() throws {
    let stage = Stage()
    let page = Notes()
    page.work = { page in
      DispatchQueue.global().async {
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
          page.note("asked")
          answered.signal()
        }
        answered.wait()
        DispatchQueue.main.async { page.note("answered") }
      }
    }

    stage.show(page)
    try stage.settle()

    #expect(page.lines == ["asked", "answered"])
    #expect(stage.warnings.isEmpty)
    stage.close()
  }

  @Test func `a value is returned from the main queue`() throws {
    let stage = Stage()
    let page = Notes()
    page.work = { page in
      DispatchQueue.global().async {
        let title = DispatchQueue.main.sync { page.lines.count + 41 }
        DispatchQueue.main.async { page.note("\(title + 1)") }
      }
    }

    stage.show(page)
    try stage.settle()

    #expect(page.lines == ["42"])
    stage.close()
  }

  @Test func `work that never returns is abandoned with a message`() throws {
    let stage = Stage()
    stage.backgroundTimeout = 0.05
    let page = Notes()
    let end = DispatchSemaphore(value: 0)
    page.work = { page in
      DispatchQueue(label: "stuck").async {
        end.wait()
        DispatchQueue.main.async { page.note("late") }
      }
    }

    stage.show(page)
    try stage.settle()

    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("the queue \"stuck\" has not returned") == true)
    #expect(page.lines.isEmpty)
    end.signal()
    // A real thread needs real time, so the test polls as often as needed.
    for _ in 0..<500 where page.lines.isEmpty {
      Thread.sleep(forTimeInterval: 0.01)
      try stage.settle()
    }
    #expect(page.lines == ["late"])
    stage.close()
  }

  @Test func `work of a closed stage has no effect`() throws {
    weak var page: Notes?
    let closed = DispatchSemaphore(value: 0)
    do {
      let stage = Stage()
      let made = Notes()
      page = made
      made.work = { page in
        for _ in 0..<50 {
          DispatchQueue.global().async {
            closed.wait()
            closed.signal()
            DispatchQueue.main.async { page.note("never") }
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { page.note("never") }
      }
      stage.followsRealTime = true
      stage.show(made)
      #expect(made.lines.isEmpty)
      stage.close()
    }
    closed.signal()
    Thread.sleep(forTimeInterval: 0.2)
    #expect(page?.lines.isEmpty ?? true)
  }

  @Test func `a test may await an app's task`() async throws {
    let stage = Stage()
    let page = Notes()
    var load: Task<Int, Never>?
    page.work = { page in
      load = Task {
        let value = await Task.detached { 40 }.value
        page.note("loaded")
        return value + 2
      }
    }
    stage.show(page)

    #expect(await load?.value == 42)
    #expect(page.lines == ["loaded"])
    stage.close()
  }

  @Test func `a completion of the app resumes the test that awaits it`() async throws {
    let stage = Stage()
    let page = UIViewController()
    stage.show(page)
    let card = UIViewController()

    await withCheckedContinuation { resume in
      page.present(card, animated: true) { resume.resume() }
      stage.advance(by: 2)
    }

    #expect(page.presentedViewController === card)
    stage.close()
  }
}
