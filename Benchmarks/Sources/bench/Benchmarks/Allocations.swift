import CAllocations

/// The heap allocations of a frame in the middle of an animation, including its tick.
///
/// Arrays from previous frames are reused. Only the picture, and the coverage of a shape at a new
/// position, are allocated.
@MainActor
enum Allocations {
  /// The limit on allocations per frame, which does not depend on the number of layers. It is set
  /// by this project.
  private static let mostPieces = 40.0

  static var benchmarks: [Benchmark] { [benchmark] }

  private static let benchmark = Benchmark("allocations", .allocations) {
    Frames.benchmarks.flatMap { frames -> [Row] in
      guard let reel = frames.reel?() else { return [] }
      // After these frames the arrays have grown, and the pictures have been drawn.
      for _ in 0..<Counting.frames { _ = reel.next() }
      al_begin()
      for _ in 0..<Counting.frames { _ = reel.next() }
      let count = al_end()
      reel.close()
      let each = 1 / Double(Counting.frames)
      return [
        Row(
          title: "\(frames.name): pieces of memory",
          figures: .number((Double(count.calls) * each).rounded(), unit: "a frame"),
          budget: mostPieces),
        Row(
          title: "\(frames.name): their size",
          figures: .number(Double(count.bytes) * each / 1_024, unit: "KiB a frame")),
      ]
    }
  }
}
