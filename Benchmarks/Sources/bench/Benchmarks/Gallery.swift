import Demos
import Foundation
import Stage
import Transitions
import UIKit

/// Every transition of the gallery, as its demo shows it, on the screen that all benchmarks use, at
/// two pixels per point.
@MainActor
enum Gallery {
  /// Milliseconds that 95 % of the frames of each transition must not exceed.
  private static let budget = 8.0
  /// The number of times that each transition is shown, so that there are enough frames for a
  /// percentile.
  private static let rounds = 3
  /// Ticks until the touch that opens the second page has ended.
  private static let touch = 3

  static var benchmarks: [Benchmark] {
    galleryDemos.map { demo in
      Benchmark(
        frames: demo.id, .gallery, title: String(demo.id.dropFirst("gallery/".count)),
        budget: budget, judgesSlowest: true, rounds: rounds
      ) { reel(demo) }
    }
  }

  /// The frames from the tap on the first page's button until nothing moves.
  private static func reel(_ demo: DemoEntry) -> Reel {
    let rehearsal = opened(demo)
    let begin = rehearsal.time
    settle(rehearsal, demo.id)
    let turns = Int(((rehearsal.time - begin) * 60).rounded())
    rehearsal.close()
    return Reel(opened(demo), frames: turns)
  }

  private static func opened(_ demo: DemoEntry) -> Stage {
    let stage = Stage(device: .bench)
    stage.show(demo.root())
    settle(stage, demo.id)
    guard let fingers = demo.fingers["finish"],
      let script = try? TouchScript(json: fingers, name: demo.id)
    else {
      fail("\(demo.id): found no script `finish` that can be read, expected one of one tap")
    }
    // Renders the screen once before the transition, as a device would have done.
    _ = stage.frame()
    stage.play(script)
    for _ in 0..<touch {
      stage.tick()
      _ = stage.frame()
    }
    return stage
  }

  private static func settle(_ stage: Stage, _ name: String) {
    do { try stage.settle() } catch { fail("\(name) does not come to rest: \(error)") }
  }
}
