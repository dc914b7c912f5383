import Film
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
struct TakeTests {
  private static let tiny = Device(
    id: "tiny", title: "Tiny", size: CGSize(width: 48, height: 80), scale: 1)

  @Test func `a page that pulses for ever is filmed, and is seen pulsing`() throws {
    let script = TouchScript(fingers: [
      [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 0.1, x: 0.5, y: 0.5)]
    ])
    let take = Take(
      name: "pulse", title: "Pulse", device: Self.tiny, script: script, root: { PulsingPage() })

    let result = take.record()

    #expect(result.unrest == nil)
    #expect(result.recording.duration > Take.hold && result.recording.duration < 1)
    let painter = FramePainter(
      result.recording, scale: 1, compositor: Compositor(), showsTouches: false)
    let images = result.recording.frames.map { painter.image($0).pixels }
    // Also in the stillness after the last movement.
    for (before, after) in zip(images, images.dropFirst()) { #expect(before != after) }
  }
}

private final class PulsingPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .white
    UIView.animate(withDuration: 3, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      self.view.alpha = 0
    }
  }
}
