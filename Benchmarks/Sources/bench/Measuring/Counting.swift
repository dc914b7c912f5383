import CAllocations

/// Runs frames for a tool that counts the instructions between entry and exit of one function, and
/// prints the number of frames and of their heap allocations.
@MainActor
enum Counting {
  /// The number of frames that are counted. Before them, the same number of frames runs without
  /// being counted.
  static let frames = 12

  private static var reel: Reel?

  static func run(_ benchmark: Benchmark) {
    guard let make = benchmark.reel else {
      fail("--count: \(benchmark.name) is no run of frames; `--list` marks those that are")
    }
    reel = make()
    for _ in 0..<frames { _ = reel?.next() }
    al_begin()
    bench_counted_frames()
    print(frames, al_end().calls)
  }

  fileprivate static func counted() {
    for _ in 0..<frames { _ = reel?.next() }
  }
}

/// The counted code, in a function whose name a tool can find.
@_cdecl("bench_counted_frames")
@inline(never)
@MainActor
func bench_counted_frames() { Counting.counted() }
