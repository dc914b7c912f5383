import Foundation
import Stage
import Testing
import UIKit

@MainActor
struct UIProgressViewTests {
  private func stage(isMirrored: Bool = false) -> ControlStage<UIProgressView> {
    ControlStage(isMirrored: isMirrored) {
      let view = UIProgressView(progressViewStyle: .default)
      view.frame.size.width = 200
      return view
    }
  }

  @Test(arguments: [(-1, 0), (0.25, 0.25), (9, 1)] as [(Float, Float)])
  func `progress is clamped to 0 and 1`(value: Float, kept: Float) {
    let view = UIProgressView()
    view.progress = value
    #expect(view.progress == kept)
  }

  @Test func `the filled part starts at the leading end`() {
    let (plain, mirrored) = (stage(), stage(isMirrored: true))

    for stage in [plain, mirrored] { stage.stage.run { stage.control.progress = 0.25 } }

    #expect(plain.control.subviews[1].frame.minX == 0)
    #expect(plain.control.subviews[1].frame.maxX == 50)
    #expect(mirrored.control.subviews[1].frame.minX == 150)
    #expect(mirrored.control.subviews[1].frame.maxX == 200)
  }

  @Test func `an animated change runs and ends at the value`() throws {
    let stage = stage()
    let fill = stage.control.subviews[1]

    stage.stage.run { stage.control.setProgress(1, animated: true) }
    #expect(stage.control.progress == 1)
    stage.stage.advance(by: 0.1)
    let shown = stage.stage.run { fill.layer.presentation()?.bounds.width ?? .nan }
    #expect(shown > 10 && shown < 190)
    try stage.stage.settle()

    #expect(fill.frame.width == 200)
  }

  @Test func `the inherited tint colour fills it`() {
    let stage = stage()

    stage.stage.run { stage.root.tintColor = .purple }
    #expect(stage.control.subviews[1].backgroundColor == .purple)
    stage.stage.run {
      stage.control.progressTintColor = .orange
      stage.control.trackTintColor = .black
    }
    #expect(stage.control.subviews[1].backgroundColor == .orange)
    #expect(stage.control.subviews[0].backgroundColor == .black)
  }

  @Test func `an observed progress is shown with its current value`() {
    let view = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1

    view.observedProgress = progress

    #expect(view.observedProgress === progress)
    #expect(view.progress == 0.25)
  }
}
