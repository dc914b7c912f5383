import Film
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
struct AppRunTests {
  private static let tiny = Device(
    id: "tiny", title: "Tiny", size: CGSize(width: 48, height: 80), scale: 1)

  private static let tap = TouchScript(fingers: [
    [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 0.1, x: 0.5, y: 0.5)]
  ])

  @Test func `a dark device shows dark colours from the first frame, and its recording says so`() {
    var run = AppRun(
      name: "paper", title: "Paper", device: Self.tiny, script: Self.tap, root: { PaperPage() })
    let light = run.record().recording
    run.isDark = true
    let dark = run.record().recording

    #expect(!light.meta.dark && dark.meta.dark)
    for (recording, color) in [(light, 0xFFFF_FFFF), (dark, 0xFF00_0000)] as [(Recording, UInt32)] {
      let painter = FramePainter(
        recording, scale: 1, compositor: Compositor(), showsTouches: false)
      // This pixel is in the middle, outside the status bar.
      let colors = recording.frames.map { painter.image($0).pixels[40 * 48 + 24] }
      #expect(Set(colors) == [color])
    }
  }

  @Test func `a page that animates forever is filmed while animating`() throws {
    let run = AppRun(
      name: "pulse", title: "Pulse", device: Self.tiny, script: Self.tap, root: { PulsingPage() })

    let result = run.record()

    #expect(result.pendingWork == nil)
    #expect(result.recording.duration > AppRun.hold && result.recording.duration < 1)
    let painter = FramePainter(
      result.recording, scale: 1, compositor: Compositor(), showsTouches: false)
    let images = result.recording.frames.map { painter.image($0).pixels }
    // The frames also differ during the pause after the last movement.
    for (before, after) in zip(images, images.dropFirst()) { #expect(before != after) }
  }

  @Test(arguments: [false, true])
  func `a run with a length ends although work is pending`(isTouched: Bool) throws {
    let script = isTouched ? Self.tap : TouchScript(fingers: [])
    var run = AppRun(
      name: "endless", title: "Endless", device: Self.tiny, script: script,
      root: { EndlessPage() })
    run.length = 0.5

    let result = run.record()

    #expect(result.pendingWork == nil)
    let touches = isTouched ? AppRun.leadIn + Self.tap.duration : 0
    #expect(abs(result.recording.duration - touches - 0.5) < 0.02)
    let frames = result.recording.frames
    #expect(frames.contains { !$0.fingers.isEmpty } == isTouched)
  }

  @Test func `a run with a length does not end when the app is idle`() throws {
    var run = AppRun(
      name: "paper", title: "Paper", device: Self.tiny, script: Self.tap, root: { PaperPage() })
    run.length = 1

    #expect(abs(run.record().recording.duration - AppRun.leadIn - 1.1) < 0.02)
  }
}

private final class EndlessPage: UIViewController {
  private var link: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link = CADisplayLink(target: self, selector: Selector("step:", EndlessPage.step))
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {}
}

private final class PaperPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
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
