import Foundation
import Testing
import TransitionTesting

/// Take 1 of pull, as the page recorded it.
@MainActor @Test func `pull, recording 1, ends as it did`() throws {
  let stage = Stage(device: .pad)
  stage.traits.userInterfaceStyle = .dark
  stage.traits.layoutDirection = .rightToLeft
  stage.traits.isReduceMotionEnabled = true
  stage.rotate(to: .landscapeLeft)
  stage.beginRecording()
  stage.show(PullPage())
  stage.advance(by: 0.1167)

  // How each transition ended, in their order: true where it finished.
  #expect(stage.outcomes == [])
  #expect(stage.warnings.isEmpty)
}

extension Stage {
  /// What each animator told UIKit since the recording began.
  fileprivate var outcomes: [Bool] {
    trace.lines.filter { $0.contains(".completeTransition(") }
      .map { $0.contains(".completeTransition(true)") }
  }

  /// Plays fingers, and waits for as long as was recorded.
  fileprivate func play(_ script: String, for seconds: Double) throws {
    play(try TouchScript(json: Data(script.utf8), name: "recorded"))
    advance(by: seconds)
  }
}
