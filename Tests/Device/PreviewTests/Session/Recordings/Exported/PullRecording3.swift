import Foundation
import Testing
import TransitionTesting

/// Recording 3 of pull, made on the browser page.
@MainActor @Test func `pull, recording 3, ends as it did`() throws {
  let stage = Stage(device: .pad)
  stage.traits.userInterfaceStyle = .dark
  stage.traits.layoutDirection = .rightToLeft
  stage.traits.isReduceMotionEnabled = true
  stage.rotate(to: .landscapeLeft)
  stage.show(PullPage())
  stage.advance(by: 0.1167)

  // The steps before the recording.
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

  stage.beginRecording()
  stage.advance(by: 0.4)
  try stage.play(
    #"""
    {
      "fingers" : [
        [
          {
            "phase" : "down",
            "t" : 0.016666666666666607,
            "x" : 200,
            "y" : 600
          },
          {
            "phase" : "move",
            "t" : 0.033333333333333215,
            "x" : 200,
            "y" : 594
          },
          {
            "phase" : "move",
            "t" : 0.050000000000000044,
            "x" : 200,
            "y" : 588
          },
          {
            "phase" : "move",
            "t" : 0.06666666666666665,
            "x" : 200,
            "y" : 582
          },
          {
            "phase" : "move",
            "t" : 0.08333333333333326,
            "x" : 200,
            "y" : 576
          },
          {
            "phase" : "move",
            "t" : 0.09999999999999987,
            "x" : 200,
            "y" : 570
          },
          {
            "phase" : "move",
            "t" : 0.1166666666666667,
            "x" : 200,
            "y" : 564
          },
          {
            "phase" : "move",
            "t" : 0.1333333333333333,
            "x" : 200,
            "y" : 558
          },
          {
            "phase" : "move",
            "t" : 0.1499999999999999,
            "x" : 200,
            "y" : 552
          },
          {
            "phase" : "move",
            "t" : 0.16666666666666652,
            "x" : 200,
            "y" : 546
          },
          {
            "phase" : "move",
            "t" : 0.18333333333333335,
            "x" : 200,
            "y" : 540
          },
          {
            "phase" : "move",
            "t" : 0.19999999999999996,
            "x" : 200,
            "y" : 534
          },
          {
            "phase" : "move",
            "t" : 0.21666666666666656,
            "x" : 200,
            "y" : 528
          },
          {
            "phase" : "move",
            "t" : 0.2333333333333334,
            "x" : 200,
            "y" : 522
          },
          {
            "phase" : "move",
            "t" : 0.25,
            "x" : 200,
            "y" : 516
          },
          {
            "phase" : "move",
            "t" : 0.2666666666666666,
            "x" : 200,
            "y" : 510
          },
          {
            "phase" : "move",
            "t" : 0.2833333333333332,
            "x" : 200,
            "y" : 504
          },
          {
            "phase" : "move",
            "t" : 0.30000000000000004,
            "x" : 200,
            "y" : 498
          },
          {
            "phase" : "move",
            "t" : 0.31666666666666665,
            "x" : 200,
            "y" : 492
          },
          {
            "phase" : "move",
            "t" : 0.33333333333333326,
            "x" : 200,
            "y" : 486
          },
          {
            "phase" : "move",
            "t" : 0.34999999999999987,
            "x" : 200,
            "y" : 480
          },
          {
            "phase" : "up",
            "t" : 0.44999999999999996,
            "x" : 200,
            "y" : 480
          }
        ]
      ],
      "unit" : "points"
    }
    """#, for: 0.6833)

  // How each transition ended, in order: true if it finished, false if it was cancelled.
  #expect(stage.trace.outcomes == [false])
  #expect(stage.warnings.isEmpty)
}

extension Stage {
  /// Plays a touch script and advances the clock by the recorded time.
  fileprivate func play(_ script: String, for seconds: Double) throws {
    play(try TouchScript(json: Data(script.utf8), name: "recorded"))
    advance(by: seconds)
  }
}
