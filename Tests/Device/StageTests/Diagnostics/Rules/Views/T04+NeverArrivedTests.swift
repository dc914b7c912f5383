import Stage
import Testing
import UIKit

@MainActor
struct NeverArrivedTests {
  @Test func `a view that is added at the very end is accepted`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }

    try curtain.present()

    #expect(curtain.stage.findings == [])
  }

  @Test func `a view inside a wrapper is accepted`() throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      let wrapper = UIView(frame: context.containerView.bounds)
      if let to = context.view(forKey: .to) { wrapper.addSubview(to) }
      context.containerView.addSubview(wrapper)
    }

    try curtain.present()

    #expect(curtain.findings("T04") == [])
    #expect(curtain.findings("T05") == [])
  }

  @Test func `a presenter that UIKit has to restore is a warning`() throws {
    let curtain = Curtain()
    try curtain.present()
    curtain.crew.animates = { $0.completeTransition(true) }

    try curtain.dismiss()

    #expect(curtain.findings("T04").map(\.severity) == [.warning])
  }

  @Test func `a presenter whose snapshot is animated is accepted`() throws {
    let curtain = Curtain()
    try curtain.present()
    curtain.crew.before = { context in
      guard let back = context.view(forKey: .to),
        let snapshot = back.snapshotView(afterScreenUpdates: true)
      else { return }
      back.removeFromSuperview()
      context.containerView.addSubview(snapshot)
    }

    try curtain.dismiss()

    #expect(curtain.findings("T04") == [])
  }

  @Test func `without animation UIKit lays the view out itself`() throws {
    let curtain = Curtain()
    curtain.crew.animates = { $0.completeTransition(true) }

    try curtain.present(animated: false)

    #expect(curtain.findings("T04") == [])
  }
}
