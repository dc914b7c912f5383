import Film
import Testing

struct FilmTimingTests {
  /// Frames per second, slow-motion factor and number of recorded frames, and the recorded frames
  /// that the film contains.
  @Test(arguments: [
    (60, 1.0, 5, [0, 1, 2, 3, 4]),
    (30, 1.0, 7, [0, 2, 4, 6]),
    (30, 1.0, 8, [0, 2, 4, 6]),
    // Each frame advances by 60/50 = 1.2 recorded frames: 0, 1.2, 2.4, 3.6, 4.8, 6.
    (50, 1.0, 7, [0, 1, 2, 3, 4, 6]),
    // Each frame advances by 60/24 = 2.5 recorded frames: 0, 2.5, 5, 7.5, 10.
    (24, 1.0, 11, [0, 2, 5, 7, 10]),
    (7, 1.0, 20, [0, 8, 17]),
    // At 120 frames a second, every recorded frame is used twice, the second time half a frame
    // later.
    (120, 1.0, 3, [0, 0, 1, 1, 2]),
    (60, 2.0, 3, [0, 0, 1, 1, 2]),
    (30, 2.0, 3, [0, 1, 2]),
    (60, 1.0, 1, [0]),
    (60, 1.0, 0, []),
  ])
  func `a film frame shows the last recorded frame at or before its time`(
    fps: Int, slow: Double, count: Int, turns: [Int]
  ) {
    let timing = FilmTiming(framesPerSecond: fps, slow: slow)

    #expect(timing.moments(of: count).map(\.index) == turns)
  }

  @Test func `times between recorded frames are shown only at higher rates`() {
    let halves = FilmTiming(framesPerSecond: 120).moments(of: 3).map(\.after)
    let half = 1.0 / 120
    #expect(halves == [0, half, 0, half, 0])

    for fps in [1, 7, 24, 25, 30, 50, 59, 60] {
      let moments = FilmTiming(framesPerSecond: fps).moments(of: 100)
      #expect(moments.allSatisfy { $0.after == 0 }, "at \(fps)")
    }
  }

  @Test func `every rate begins with the first recorded frame and reaches the last within one`() {
    for fps in 1...240 {
      for slow in [1.0, 1.5, 3, 10] {
        let moments = FilmTiming(framesPerSecond: fps, slow: slow).moments(of: 91)
        let seconds = Double(moments.count - 1) / Double(fps)

        #expect(moments.first == .init(index: 0, after: 0))
        // 90 recorded frames last 1.5 s.
        #expect(seconds <= 1.5 * slow + 1e-9 && seconds + 1 / Double(fps) > 1.5 * slow)
        #expect(moments.allSatisfy { $0.index <= 90 && $0.after >= 0 && $0.after < 1.0 / 60 })
      }
    }
  }
}
