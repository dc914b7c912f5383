import Stage
import Testing
import UIKit

@MainActor
struct UIRefreshControlTests {
  /// A scroll view with a refresh control whose actions are counted.
  private func scene(_ content: Double = 3000) -> (ScrollDevice, UIRefreshControl, Counter) {
    let device = ScrollDevice(content: CGSize(width: 393, height: content))
    let counter = Counter()
    let control = device.stage.run {
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
      device.view.refreshControl = control
      return control
    }
    device.stage.tick()
    return (device, control, counter)
  }

  /// Drags down by `way` points, ends the touch, and advances one more tick.
  private func pull(_ device: ScrollDevice, by way: Double) {
    let lift = device.drag(
      from: CGPoint(x: 190, y: 150), by: CGPoint(x: 0, y: way / 20), count: 20, every: 0.016,
      at: device.now + 0.01, rest: 0.2)
    device.stage.advance(by: lift - device.now + 0.02)
  }

  /// The distance that a touch must move for an offset, from the rubber band's formula (facts J.1).
  private func way(to offset: Double) -> Double {
    10 + 852 * offset / (0.55 * (852 - offset))
  }

  @Test func `it begins idle, 60 points high above the content`() {
    let (device, control, _) = scene()

    #expect(!control.isRefreshing)
    #expect(control.attributedTitle == nil)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    #expect(device.view.refreshControl === control)
    #expect(device.view.adjustedContentInset == .zero)
  }

  @Test func `a long pull sends one event, and the inset stays after the lift`()
    throws
  {
    let (device, control, counter) = scene()

    pull(device, by: way(to: Double(RefreshMetrics.triggerDistance) + 5))
    #expect(counter.count == 1)
    #expect(control.isRefreshing)
    device.stage.advance(by: 2)
    #expect(device.y == -60)
    #expect(device.view.adjustedContentInset.top == 60)
    #expect(device.view.contentInset.top == 0)

    // If the content is scrolled away and pulled again, the control does not send a second action.
    pull(device, by: -200)
    device.stage.advance(by: 2)
    pull(device, by: 700)
    device.stage.advance(by: 2)
    #expect(counter.count == 1)

    device.log.lines = []
    device.stage.run { control.endRefreshing() }
    #expect(!control.isRefreshing)
    #expect(device.y == -60)
    try device.stage.settle()
    #expect(device.y == 0)
    #expect(device.view.adjustedContentInset == .zero)
    #expect(!device.log.lines.contains("didEase"))
  }

  @Test func `a pull that is too short sends no event`() throws {
    let (device, control, counter) = scene()

    pull(device, by: way(to: Double(RefreshMetrics.triggerDistance) - 5))
    try device.stage.settle()

    #expect(counter.count == 0)
    #expect(!control.isRefreshing)
    #expect(device.y == 0)
  }

  @Test func `a flick into the start sends no event`() throws {
    let (device, _, counter) = scene()
    device.stage.run { device.view.contentOffset.y = 300 }
    device.drag(
      from: CGPoint(x: 190, y: 150), by: CGPoint(x: 0, y: 60), count: 5, every: 0.016,
      at: device.now + 0.01)
    try device.stage.settle()

    #expect(device.y == 0)
    #expect(counter.count == 0)
  }

  @Test func `beginRefreshing in code adds the inset without an event`() throws {
    let (device, control, counter) = scene()
    device.stage.run {
      control.beginRefreshing()
      control.beginRefreshing()
    }

    #expect(control.isRefreshing)
    #expect(counter.count == 0)
    #expect(device.view.adjustedContentInset.top == 60)

    device.stage.run {
      control.endRefreshing()
      control.endRefreshing()
    }
    try device.stage.settle()
    #expect(device.view.adjustedContentInset.top == 0)
    #expect(device.y == 0)
  }

  @Test func `an app that ends refreshing at once gets no second event from the pull`() throws {
    let (device, control, counter) = scene()
    device.stage.run {
      control.addAction(
        UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
    }

    pull(device, by: way(to: 200))
    #expect(counter.count == 1)
    try device.stage.settle()
    #expect(device.y == 0)
    #expect(device.view.adjustedContentInset.top == 0)

    pull(device, by: way(to: 200))
    #expect(counter.count == 2)
    try device.stage.settle()
  }

  @Test func `content under a touch stays in place when a refresh ends`() throws {
    let (device, control, _) = scene()
    pull(device, by: way(to: 150))
    device.stage.advance(by: 1)
    let start = device.now + 0.01
    device.drag(
      from: CGPoint(x: 190, y: 150), by: CGPoint(x: 0, y: 2), count: 30, every: 0.016, at: start,
      rest: 0.4)
    device.stage.advance(by: 0.6)
    let before = device.y
    device.stage.run { control.endRefreshing() }
    #expect(device.y == before)
    device.stage.tick()
    #expect(device.y == before)
    try device.stage.settle()
    #expect(device.y == 0)
  }

  @Test func `a touch that catches the returning content may pull again`() throws {
    let (device, control, counter) = scene()
    pull(device, by: way(to: 150))
    device.stage.advance(by: 1)
    device.stage.run { control.endRefreshing() }
    device.stage.advance(by: 0.1)
    #expect(device.y < 0 && device.y > -60)
    pull(device, by: 60)
    try device.stage.settle()
    #expect(device.y == 0)
    #expect(counter.count == 1)

    pull(device, by: way(to: 150))
    #expect(counter.count == 2)
    device.stage.run { control.endRefreshing() }
    try device.stage.settle()
  }

  @Test func `removing a control removes its inset`() throws {
    let (device, control, _) = scene()
    pull(device, by: way(to: 150))
    device.stage.advance(by: 1)
    device.stage.run { device.view.refreshControl = nil }
    try device.stage.settle()

    #expect(control.superview == nil)
    #expect(device.y == 0)
    #expect(device.view.adjustedContentInset.top == 0)
    pull(device, by: way(to: 150))
    try device.stage.settle()
    #expect(device.view.refreshControl == nil)
  }

  @Test func `a view removed while refreshing still refreshes when it returns`() throws {
    let (device, control, _) = scene()
    pull(device, by: way(to: 150))
    let parent = device.view.superview
    device.stage.run { device.view.removeFromSuperview() }
    try device.stage.settle()
    #expect(control.isRefreshing)
    device.stage.run { parent?.addSubview(device.view) }
    device.stage.advance(by: 0.5)
    #expect(device.y == -60)
    device.stage.run { control.endRefreshing() }
    try device.stage.settle()
    #expect(device.y == 0)
  }

  @Test func `a disabled one stays idle`() throws {
    let (device, control, counter) = scene()
    control.isEnabled = false
    pull(device, by: way(to: 150))
    try device.stage.settle()
    #expect(counter.count == 0)
  }

  @Test func `the spokes appear with the pull`() {
    let far = RefreshMetrics.triggerDistance
    #expect(RefreshMetrics.progress(pull: 0) == 0)
    #expect(RefreshMetrics.progress(pull: -50) == 0)
    #expect(RefreshMetrics.progress(pull: far) == 1)
    #expect(RefreshMetrics.progress(pull: far * 2) == 1)
    #expect(RefreshMetrics.progress(pull: 80) > RefreshMetrics.progress(pull: 60))
  }
}

@MainActor
private final class Counter {
  var count = 0
}
