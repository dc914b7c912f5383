import Stage
import Testing
import UIKit

/// Taps on the status bar of a phone.
@MainActor
struct UIScrollViewToTopTests {
  private func tap(_ device: ScrollDevice, y: Double = 20) throws {
    device.report(.down, 100, y, at: device.now + 0.01)
    device.report(.up, 100, y, at: device.now + 0.06)
    device.stage.advance(by: 0.1)
  }

  @Test func `it scrolls to the top and calls the delegate`() throws {
    let device = ScrollDevice(offset: 500)
    let teller = Teller()
    device.view.delegate = teller

    try tap(device)
    #expect(device.y > 0 && device.y < 500)
    try device.stage.settle()

    #expect(device.y == 0)
    #expect(teller.calls == ["should", "did"])

    // The view is already at the top.
    try tap(device)
    try device.stage.settle()
    #expect(teller.calls == ["should", "did"])
  }

  @Test func `a delegate may refuse, a view may opt out`() throws {
    let device = ScrollDevice(offset: 500)
    let teller = Teller()
    teller.allows = false
    device.view.delegate = teller
    try tap(device)
    try device.stage.settle()
    #expect(device.y == 500)
    #expect(teller.calls == ["should"])

    device.view.delegate = nil
    device.stage.run { device.view.scrollsToTop = false }
    try tap(device)
    try device.stage.settle()
    #expect(device.y == 500)
  }

  @Test func `a delegate without the method allows it`() throws {
    let device = ScrollDevice(offset: 500)
    try tap(device)
    try device.stage.settle()
    #expect(device.y == 0)
  }

  @Test func `among several views none scrolls`() throws {
    let device = ScrollDevice(offset: 500)
    let other = device.stage.run {
      let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
      device.view.superview?.addSubview(other)
      return other
    }
    try tap(device)
    try device.stage.settle()
    #expect(device.y == 500)

    device.stage.run { other.scrollsToTop = false }
    try tap(device)
    try device.stage.settle()
    #expect(device.y == 0)
  }

  @Test func `a tap below the bar has no effect`() throws {
    let device = ScrollDevice(offset: 500)
    try tap(device, y: 80)
    try device.stage.settle()
    #expect(device.y == 500)
  }

  @Test func `a touch on the content stops it, without didScrollToTop`() throws {
    let device = ScrollDevice(offset: 5000)
    let teller = Teller()
    device.view.delegate = teller
    try tap(device)
    device.report(.down, 190, 400, at: device.now + 0.01)
    device.stage.advance(by: 0.1)
    let place = device.y
    device.report(.up, 190, 400, at: device.now + 0.3)
    device.stage.advance(by: 0.5)
    try device.stage.settle()

    #expect(device.y == place && place > 0)
    #expect(teller.calls == ["should"])
  }
}

private final class Teller: NSObject, UIScrollViewDelegate {
  @MainActor var calls: [String] = []
  @MainActor var allows = true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.append("should")
    return allows
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
}
