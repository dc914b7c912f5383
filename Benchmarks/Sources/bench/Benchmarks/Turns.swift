import Foundation
import Stage
import UIKit

/// The cost of a tick without rendering.
@MainActor
enum Turns {
  static var benchmarks: [Benchmark] {
    let layers = [(100, 0.05), (1_000, 0.5), (10_000, 5.0)].map { count, budget in
      Benchmark("turn-\(count)", .turns) {
        let stage = Scenes.layers(count)
        stage.advance(by: 0.1)
        let times = Measure.times(runs: 120) { stage.tick() }
        stage.close()
        return [
          Row(
            title: "\(count.grouped) animated layers", figures: .times(times), budget: budget)
        ]
      }
    }
    return layers + [
      Benchmark("interactive-flip", .turns) {
        let times = Measure.times(runs: 30) { Scenes.interactiveFlip() }
        return [
          Row(
            title: "one second of an interactive flip in a test, 60 turns",
            figures: .times(times), budget: 3)
        ]
      },
      commit,
    ]
  }

  /// Changes one of many layers. This measures the fixed cost of a commit.
  private static let commit = Benchmark("commit", .turns) {
    [1_000, 10_000].map { count in
      let (stage, views) = Scenes.still(count)
      var step = 0.0
      let times = Measure.times(runs: 60) {
        step += 1
        stage.run { views[count / 2].frame.origin.x = step }
        stage.tick()
      }
      stage.close()
      return Row(title: "one of \(count.grouped) layers changes", figures: .times(times))
    }
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  var grouped: String {
    self < 1_000 ? "\(self)" : (self / 1_000).grouped + String(format: ",%03d", self % 1_000)
  }
}
