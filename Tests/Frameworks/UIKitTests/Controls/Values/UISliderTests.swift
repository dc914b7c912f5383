import Stage
import Testing
import UIKit

/// The slider is 200 points wide. Its knob of 28 points moves within a track from 2 to 198, so the
/// knob's centre moves from 16 to 184.
@MainActor
struct UISliderTests {
  private func stage(
    value: Float = 0.5, isMirrored: Bool = false, isScrolling: Bool = false
  ) -> ControlStage<UISlider> {
    ControlStage(isScrolling: isScrolling, isMirrored: isMirrored) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.value = value
      return slider
    }
  }

  private func knob(_ slider: UISlider) -> CGRect {
    slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
  }

  @Test func `a new slider has the range 0 to 1 and the value 0`() {
    let slider = UISlider()

    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  @Test(arguments: [(-1, 0), (0.25, 0.25), (1, 1), (7, 1)] as [(Float, Float)])
  func `a value is clamped to the range`(value: Float, kept: Float) {
    let slider = UISlider()
    slider.value = value
    #expect(slider.value == kept)
  }

  @Test func `changing one end of the range adjusts value and other end`() {
    let slider = UISlider()
    slider.value = 0.5

    slider.minimumValue = 0.75
    #expect(slider.value == 0.75)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
  }

  @Test(arguments: [0, 0.25, 0.5, 1] as [Float])
  func `the knob's position is proportional to the value`(value: Float) {
    let slider = stage(value: value).control
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = knob(slider)

    #expect(abs(knob.minX - (track.minX + CGFloat(value) * (track.width - knob.width))) < 1e-6)
    #expect(knob.midY == slider.bounds.midY)
    #expect(slider.bounds.contains(knob))
  }

  @Test func `a dragged knob follows the touch`() {
    let stage = stage()

    stage.finger(.down, 105)
    stage.finger(.move, 120)
    #expect(abs(stage.control.value - (0.5 + 15 / 168)) < 1e-5, "the grip stays")
    stage.finger(.move, 147)
    #expect(abs(stage.control.value - 0.75) < 1e-5)
    stage.finger(.move, 400)
    #expect(stage.control.value == 1)
    stage.finger(.move, 147)
    stage.finger(.up, 147)
    #expect(abs(stage.control.value - 0.75) < 1e-5)
  }

  @Test func `each change sends an event, and so does the lift`() {
    let stage = stage()

    stage.finger(.down, 100)
    stage.finger(.move, 110)
    stage.finger(.move, 110, 25)
    stage.finger(.move, 120)
    stage.finger(.up, 120)

    #expect(stage.heard == ["down", "changed", "changed", "changed", "inside"])
  }

  @Test func `with isContinuous off only the lift sends an event`() {
    let stage = stage()
    stage.stage.run { stage.control.isContinuous = false }

    stage.finger(.down, 100)
    stage.finger(.move, 110)
    stage.finger(.move, 120)
    #expect(stage.changes == 0)
    stage.finger(.up, 120)

    #expect(stage.heard == ["down", "changed", "inside"])
  }

  @Test func `a tap on the knob sends no change`() {
    let stage = stage()

    stage.tap(100)

    #expect(stage.changes == 0)
    #expect(stage.control.value == 0.5)
  }

  @Test func `a touch beside the knob moves nothing`() {
    let stage = stage()

    stage.finger(.down, 20)
    stage.finger(.move, 90)
    stage.finger(.up, 90)

    #expect(stage.control.value == 0.5)
    #expect(stage.heard.isEmpty)
  }

  @Test func `a drag continues outside, and its lift there is touchUpOutside`() {
    let stage = stage()

    stage.finger(.down, 100)
    stage.finger(.move, 121, 300)
    stage.finger(.up, 121, 300)

    #expect(abs(stage.control.value - 0.625) < 1e-5)
    #expect(stage.heard.last == "outside")
  }

  @Test func `a cancelled touch keeps the value`() {
    let stage = stage()

    stage.finger(.down, 100)
    stage.finger(.move, 121)
    stage.takeTouchAway(121)

    #expect(abs(stage.control.value - 0.625) < 1e-5)
    #expect(stage.heard.last == "cancel")
    #expect(!stage.control.isTracking)
  }

  @Test func `a disabled slider ignores drags`() {
    let stage = stage()
    stage.stage.run { stage.control.isEnabled = false }

    stage.finger(.down, 100)
    stage.finger(.move, 150)
    stage.finger(.up, 150)

    #expect(stage.control.value == 0.5)
    #expect(stage.heard.isEmpty)
  }

  @Test func `values increase to the left in right-to-left layouts`() {
    let stage = stage(value: 0, isMirrored: true)

    #expect(knob(stage.control).maxX == 198)
    stage.finger(.down, 184)
    stage.finger(.move, 142)
    stage.finger(.up, 142)

    #expect(abs(stage.control.value - 0.25) < 1e-5)
  }

  @Test func `an overridden track moves the knob`() {
    let slider = ShortSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    slider.value = 1
    slider.layoutIfNeeded()

    #expect(knob(slider).maxX == 100)
    #expect(slider.subviews[0].subviews[2].frame.maxX == 100)
  }

  @Test func `images are at the ends and shorten the track`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let slider = stage().control
    let before = slider.trackRect(forBounds: slider.bounds)

    slider.minimumValueImage = image
    slider.maximumValueImage = image

    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 200)
    #expect(track.minX > 20 && track.maxX < 180)
    #expect(track.width < before.width)
    #expect(track.midX == 100)
  }

  @Test func `an animated change sends no event, and ends`() throws {
    let stage = stage(value: 0)
    let knob = stage.control.subviews[0].subviews[2]

    stage.stage.run { stage.control.setValue(1, animated: true) }
    #expect(stage.control.value == 1)
    stage.stage.advance(by: 0.1)
    let shown = stage.stage.run { knob.layer.presentation()?.position.x ?? .nan }
    #expect(shown > 20 && shown < 180)
    try stage.stage.settle()

    #expect(knob.center.x == 184)
    #expect(stage.heard.isEmpty)
  }

  @Test func `the filled part has the inherited tint colour`() {
    let stage = stage()
    let filled = stage.control.subviews[0].subviews[0]

    stage.stage.run { stage.root.tintColor = .purple }
    #expect(filled.backgroundColor == .purple)
    stage.stage.run { stage.control.minimumTrackTintColor = .orange }
    #expect(filled.backgroundColor == .orange)
  }

  @Test func `an image for a state replaces the knob`() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    let slider = stage(value: 0).control

    slider.setThumbImage(small, for: .normal)

    #expect(slider.currentThumbImage === small)
    #expect(slider.thumbImage(for: .highlighted) === small)
    #expect(knob(slider).size == CGSize(width: 12, height: 12))
  }

  @Test func `a quick drag on the knob does not scroll its scroll view`() {
    let stage = stage(isScrolling: true)

    stage.finger(.down, 100, 17)
    for x in stride(from: 110.0, through: 150, by: 10) { stage.finger(.move, x, 17) }
    stage.finger(.up, 150, 17)

    #expect(stage.scrollView?.contentOffset == .zero)
  }

  @Test func `a vertical drag on the knob scrolls`() {
    let stage = stage(isScrolling: true)

    stage.finger(.down, 100, 17)
    for y in stride(from: 5.0, through: -50, by: -10) { stage.finger(.move, 100, y) }
    stage.finger(.up, 100, -50)

    #expect((stage.scrollView?.contentOffset.y ?? 0) > 0)
    #expect(stage.control.value == 0.5)
  }
}

private final class ShortSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: bounds.midY - 2, width: 100, height: 4)
  }
}
