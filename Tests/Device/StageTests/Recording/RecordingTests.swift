import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

@MainActor struct RecordingTests {
  private func recording(_ progress: [Double?], _ ends: [Bool]) -> Recording {
    let tree = RenderTree(root: RenderNode(id: 1, values: LayerValues()))
    var recording = Recording()
    recording.frames = progress.enumerated().map { index, progress in
      let t = FrameClock.time(ofTick: index)
      return Recording.Frame(tick: index, t: t, time: t, tree: tree, progress: progress)
    }
    recording.events = ends.map { completed in
      CallTrace.Event(
        tick: 0, time: 0, lane: .animator, object: "Animator#1",
        call: .transition(.completeTransition(completed)))
    }
    return recording
  }

  @Test(
    arguments: [
      ([nil, 0, nil], [true], .finished), ([nil, 0, nil], [false], .cancelled),
      ([nil, 0, nil, 0, nil], [true, false], .cancelled),
      ([nil, 0, nil, 0, nil], [false, true], .finished),
      ([nil, 0, 0.5], [], .uncompleted), ([nil, 0, nil, 0.5], [true], .uncompleted),
      ([nil, 0, nil], [], .uncompleted), ([nil, nil], [], .none), ([], [], .none),
    ] as [([Double?], [Bool], Recording.Outcome)])
  func `the outcome is what the last animator reported`(
    progress: [Double?], ends: [Bool], outcome: Recording.Outcome
  ) {
    #expect(recording(progress, ends).outcome == outcome)
  }

  @Test(arguments: [true, false])
  func `a touch intended to cancel does not determine the outcome`(completes: Bool) {
    var recording = recording([nil, 0, nil], [completes])
    recording.meta.cancelledAt = completes ? 0.4 : nil

    #expect(recording.outcome == (completes ? .finished : .cancelled))
  }

  @Test func `UIKit's own transitions have an outcome too`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    stage.beginRecording()

    stage.window.rootViewController?.present(UIViewController(), animated: true)
    try stage.settle()

    #expect(stage.endRecording().outcome == .finished)
  }
}
