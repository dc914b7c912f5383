import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
struct StatusBarTests {
  private func stage(_ device: Device, _ style: UIUserInterfaceStyle = .light) -> Stage {
    let stage = Stage(device: device)
    stage.show(UIViewController())
    stage.run {
      stage.window.overrideUserInterfaceStyle = style
      stage.window.backgroundColor = style == .dark ? .black : .white
    }
    return stage
  }

  /// The pixels of a part of a frame as grey levels, beginning at the top left.
  private func greys(_ image: CGImage, _ columns: Range<Int>, _ rows: Range<Int>) -> [UInt32] {
    rows.flatMap { y in columns.map { image.pixels[y * image.width + $0] & 0xFF } }
  }

  @Test(arguments: [Device.phone, .small, .pad], [UIUserInterfaceStyle.light, .dark])
  func `symbols are at both sides of the top, and nowhere else`(
    device: Device, style: UIUserInterfaceStyle
  ) {
    let frame = stage(device, style).frame(scale: 1)
    let ground: UInt32 = style == .dark ? 0 : 255
    let (width, height) = (frame.width, Int(device.statusBarHeight))

    let right = greys(frame, (width / 2 + 70)..<width, 0..<height)
    let time = greys(frame, 0..<(width / 2 + 40), 0..<height)
    let rest = greys(frame, 0..<width, height..<frame.height)
    #expect(right.contains { $0 != ground }, "\(device.id) \(style)")
    #expect(time.contains { $0 != ground }, "\(device.id) \(style)")
    #expect(rest.allSatisfy { $0 == ground }, "\(device.id) \(style)")
  }

  @Test func `the benchmark canvas has no symbols`() {
    let frame = stage(.bench).frame(scale: 1)

    #expect(frame.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `the bar is not part of any layer tree`() {
    let stage = stage(.phone)

    let names = stage.displayList(scale: 1).items.map { "\($0)" }
    #expect(!names.contains { $0.contains("status bar") })
    #expect(stage.run { stage.window.subviews.count } == 1)
  }

  @Test func `a recorded frame contains the visible bar`() {
    let stage = stage(.phone)
    stage.beginRecording()
    stage.advance(by: 0.1)
    let recording = stage.endRecording()

    #expect(recording.frames.allSatisfy { $0.statusBar?.look == .init(dark: 1) })
    #expect(recording.frames.first?.statusBar?.size == CGSize(width: 393, height: 54))
  }

  @Test func `opacity and offset follow the appearance`() {
    let painter = StatusBarPainter(scale: 1)
    let empty = DisplayList(width: 393, height: 852, items: [])
    var bar = StatusBar(
      look: .init(dark: 0.25, light: 0.75, lift: 0.5), size: CGSize(width: 393, height: 54),
      arrangement: .besideHousing)

    let both = painter.add(bar, to: empty)
    bar.look = .init()
    let none = painter.add(bar, to: empty)

    #expect(both.items.count == 2)
    guard case .draw(let dark)? = both.items.first, case .rect(let place) = dark.shape else {
      Issue.record("no rectangle is drawn")
      return
    }
    #expect(dark.opacity == 0.25)
    #expect(place.minY == -27)
    #expect(none.items.isEmpty)
    #expect(painter.add(nil, to: empty).items.isEmpty)
  }
}
