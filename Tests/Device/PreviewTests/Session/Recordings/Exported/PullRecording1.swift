import Foundation
import Testing
import TransitionTesting

/// Recording 1 of pull, made on the browser page.
@MainActor @Test func `pull, recording 1, ends as it did`() throws {
  let stage = Stage(device: .pad)
  stage.traits.userInterfaceStyle = .dark
  stage.traits.layoutDirection = .rightToLeft
  stage.traits.isReduceMotionEnabled = true
  stage.rotate(to: .landscapeLeft)
  stage.beginRecording()
  stage.show(PullPage())
  stage.advance(by: 0.1167)

  // How each transition ended, in order: true if it finished, false if it was cancelled.
  #expect(stage.trace.outcomes == [])
  #expect(stage.warnings.isEmpty)
}

extension Stage {
  /// Plays a touch script and advances the clock by the recorded time.
  fileprivate func play(_ script: String, for seconds: Double) throws {
    play(try TouchScript(json: Data(script.utf8), name: "recorded"))
    advance(by: seconds)
  }
}
