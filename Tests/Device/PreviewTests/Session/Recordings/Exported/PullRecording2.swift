import Foundation
import Testing
import TransitionTesting

/// Recording 2 of pull, made on the browser page.
@MainActor @Test func `pull, recording 2, ends as it did`() throws {
  let stage = Stage(device: .pad)
  stage.traits.userInterfaceStyle = .dark
  stage.traits.layoutDirection = .rightToLeft
  stage.traits.isReduceMotionEnabled = true
  stage.rotate(to: .landscapeLeft)
  stage.show(PullPage())
  stage.advance(by: 0.1167)

  stage.beginRecording()
  try stage.play(
    #"""
    {
      "fingers" : [
        [
          {
            "phase" : "down",
            "t" : 0.016666666666666666,
            "x" : 200,
            "y" : 600
          },
          {
            "phase" : "move",
            "t" : 0.03333333333333334,
            "x" : 200,
            "y" : 584
          },
          {
            "phase" : "move",
            "t" : 0.05,
            "x" : 200,
            "y" : 568
          },
          {
            "phase" : "move",
            "t" : 0.06666666666666667,
            "x" : 200,
            "y" : 552
          },
          {
            "phase" : "move",
            "t" : 0.08333333333333334,
            "x" : 200,
            "y" : 536
          },
          {
            "phase" : "move",
            "t" : 0.1,
            "x" : 200,
            "y" : 520
          },
          {
            "phase" : "move",
            "t" : 0.11666666666666667,
            "x" : 200,
            "y" : 504
          },
          {
            "phase" : "move",
            "t" : 0.13333333333333333,
            "x" : 200,
            "y" : 488
          },
          {
            "phase" : "move",
            "t" : 0.15,
            "x" : 200,
            "y" : 472
          },
          {
            "phase" : "move",
            "t" : 0.16666666666666666,
            "x" : 200,
            "y" : 456
          },
          {
            "phase" : "move",
            "t" : 0.18333333333333335,
            "x" : 200,
            "y" : 440
          },
          {
            "phase" : "move",
            "t" : 0.2,
            "x" : 200,
            "y" : 424
          },
          {
            "phase" : "move",
            "t" : 0.21666666666666667,
            "x" : 200,
            "y" : 408
          },
          {
            "phase" : "move",
            "t" : 0.23333333333333334,
            "x" : 200,
            "y" : 392
          },
          {
            "phase" : "move",
            "t" : 0.25,
            "x" : 200,
            "y" : 376
          },
          {
            "phase" : "move",
            "t" : 0.26666666666666666,
            "x" : 200,
            "y" : 360
          },
          {
            "phase" : "move",
            "t" : 0.2833333333333333,
            "x" : 200,
            "y" : 344
          },
          {
            "phase" : "move",
            "t" : 0.3,
            "x" : 200,
            "y" : 328
          },
          {
            "phase" : "move",
            "t" : 0.31666666666666665,
            "x" : 200,
            "y" : 312
          },
          {
            "phase" : "move",
            "t" : 0.3333333333333333,
            "x" : 200,
            "y" : 296
          },
          {
            "phase" : "move",
            "t" : 0.35,
            "x" : 200,
            "y" : 280
          },
          {
            "phase" : "up",
            "t" : 0.45,
            "x" : 200,
            "y" : 280
          }
        ]
      ],
      "unit" : "points"
    }
    """#, for: 0.6333)

  // How each transition ended, in order: true if it finished, false if it was cancelled.
  #expect(stage.trace.outcomes == [true])
  #expect(stage.warnings.isEmpty)
}

extension Stage {
  /// Plays a touch script and advances the clock by the recorded time.
  fileprivate func play(_ script: String, for seconds: Double) throws {
    play(try TouchScript(json: Data(script.utf8), name: "recorded"))
    advance(by: seconds)
  }
}
