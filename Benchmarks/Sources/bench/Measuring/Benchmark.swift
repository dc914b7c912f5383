import Stage

/// A benchmark: a name for the command line, and how its rows are measured.
@MainActor
struct Benchmark {
  enum Section: String, CaseIterable {
    case memory = "Memory"
    case frames = "Whole frames, 780×1688 pixels"
    case allocations = "What frames ask of the heap"
    case turns = "Turns without pixels"
    case gallery = "The gallery, from the tap until nothing moves"
    case scale = "Scale"
    case throughput = "Throughput"
  }

  /// The name for `--only`.
  let name: String
  let section: Section
  let measure: () -> [Row]
  /// Prepares a run of frames for counting instructions; nil if the benchmark does not consist of
  /// frames.
  private(set) var reel: (() -> Reel)?

  init(_ name: String, _ section: Section, _ measure: @escaping () -> [Row]) {
    (self.name, self.section, self.measure) = (name, section, measure)
  }

  /// Creates a benchmark that measures the times of frames, each with the tick before it.
  init(
    frames name: String, _ section: Section, title: String, budget: Double?,
    judgesSlowest: Bool = false, rounds: Int = 1, _ reel: @escaping () -> Reel
  ) {
    self.init(name, section) {
      let warmUp = reel()
      while warmUp.next() {}
      warmUp.close()
      var times = Measure.Times()
      for _ in 0..<rounds {
        let reel = reel()
        while times.add({ reel.next() }) {}
        reel.close()
      }
      return [
        Row(title: title, figures: .times(times), budget: budget, judgesSlowest: judgesSlowest)
      ]
    }
    self.reel = reel
  }
}

/// Renders the frames of an animation on a stage, one after the other.
@MainActor
final class Reel {
  private let stage: Stage
  private let scale: Double
  private var rest: Int

  init(_ stage: Stage, scale: Double = 2, frames: Int) {
    (self.stage, self.scale, self.rest) = (stage, scale, frames)
  }

  /// Advances by a tick and renders a frame; returns false after the last frame.
  func next() -> Bool {
    stage.tick()
    _ = stage.frame(scale: scale)
    rest -= 1
    return rest > 0
  }

  func close() { stage.close() }
}
