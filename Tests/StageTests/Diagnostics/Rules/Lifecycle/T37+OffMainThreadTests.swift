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
}
