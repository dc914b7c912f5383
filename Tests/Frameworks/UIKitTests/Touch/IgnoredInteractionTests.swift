import Testing
import UIKit

@MainActor
struct IgnoredInteractionTests {
  let rig = TouchRig()
  let log = Log()

  private func touch(at time: Double, _ phase: TouchSample.Phase) {
    TouchDelivery.current.enqueue(
      TouchSample(finger: 0, time: time, point: CGPoint(x: 9, y: 9), phase: phase))
    TouchDelivery.current.deliver(upTo: time)
  }

  @Test func `an end without a beginning has no effect`() {
    rig.world {
      UIApplication.shared.endIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()

      #expect(UIApplication.shared.isIgnoringInteractionEvents)
    }
  }

  @Test func `new touches reach no view until every request has ended`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.world {
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      touch(at: 0.1, .down)
      touch(at: 0.2, .up)
      #expect(log.lines.isEmpty)

      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
      touch(at: 0.3, .down)
      #expect(log.lines == ["view began"])
    }
  }
}
