import Foundation
import Glibc
import Stage
import Testing
import UIKit

@MainActor
struct OffMainThreadTests {
  @Test(arguments: [true, false])
  func `a use of UIKit on another queue is found, and the run goes on`(hops: Bool) throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      guard let view = context.view(forKey: .to) else { return }
      DispatchQueue.global().async {
        if hops {
          DispatchQueue.main.async { view.tag = 1 }
        } else {
          MainActor.assumeIsolated { UIView.animate(withDuration: 0.1) { view.tag = 1 } }
        }
      }
    }

    try curtain.present()

    let found = curtain.findings("T37")
    #expect(found.count == (hops ? 0 : 1))
    #expect(found.allSatisfy { $0.message.contains("UIView.animate(withDuration:") })
    #expect(found.allSatisfy { $0.message.contains("com.apple.root.default-qos") })
    #expect(found.allSatisfy { $0.object.contains("OffMainThreadTests") })
    #expect(curtain.back.view.tag == 1)
    #expect(curtain.stage.findings.filter { $0.rule != "T37" } == [])
  }

  struct Carrier: Sendable, CustomTestStringConvertible {
    let name: String
    let place: String
    let run: @Sendable (@escaping @Sendable () -> Void) -> Void
    var testDescription: String { name }
  }

  nonisolated static let carriers = [
    Carrier(name: "Thread", place: "a thread that the app created") { body in
      let thread = Thread { body() }
      thread.name = "loader"
      thread.start()
    },
    Carrier(name: "Thread.detachNewThread", place: "a thread that the app created") { body in
      Thread.detachNewThread { body() }
    },
    Carrier(name: "pthread", place: "a thread that the app created") { body in
      final class Box {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
      }
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { box in
          if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body() }
          return nil
        }, Unmanaged.passRetained(Box(body)).toOpaque())
      pthread_detach(thread)
    },
    Carrier(name: "OperationQueue", place: "the queue ") { body in
      OperationQueue().addOperation(body)
    },
  ]

  /// The uses that Swift checks, and those that it does not check in source of Swift 5.
  @Test(arguments: carriers, [true, false])
  func `a use of UIKit on any thread is found, and the run goes on`(
    carrier: Carrier, isChecked: Bool
  ) throws {
    let curtain = Curtain()
    let arrived = DispatchSemaphore(value: 0)
    curtain.crew.before = { context in
      guard let view = context.view(forKey: .to) else { return }
      carrier.run {
        if isChecked {
          MainActor.assumeIsolated { view.alpha = 0.5 }
        } else {
          unsafeBitCast({ view.alpha = 0.5 } as @MainActor () -> Void, to: (() -> Void).self)()
        }
        arrived.signal()
      }
    }

    try curtain.present()
    while arrived.wait(timeout: .now()) == .timedOut { curtain.stage.tick() }
    curtain.stage.advance(by: 0.1)

    let found = curtain.findings("T37")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains(" on \(carrier.place)") }, "\(found)")
    // Ticks do not wait for a thread before its first use, which may be before or after the fade.
    #expect([0.5, 1].contains(curtain.back.view.alpha))
    #expect(curtain.front.presentedViewController === curtain.back)
    #expect(!curtain.back.isBeingPresented)
    curtain.stage.close()
  }
}
