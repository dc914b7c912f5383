import CAllocations

/// What a frame in the middle of an animation asks of the heap, its turn included.
///
/// Lists are filled again that frames before have filled; new are the picture, and what finds a
/// shape that has never stood so.
@MainActor
enum Allocations {
  /// However many layers there are; ours.
  private static let mostPieces = 40.0

  static var benchmarks: [Benchmark] { [benchmark] }

  private static let benchmark = Benchmark("allocations", .allocations) {
    Frames.benchmarks.flatMap { frames -> [Row] in
      guard let reel = frames.reel?() else { return [] }
      // Lists have grown by then, and pictures been drawn.
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
