import Film
import Testing

struct PlotAxisTests {
  @Test(arguments: [
    (0.0, 1.0, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0, 393, 6, [0, 100, 200, 300, 400]),
    (-17, 852, 6, [-200, 0, 200, 400, 600, 800, 1000]), (-0.3, 0.3, 4, [-0.4, -0.2, 0, 0.2, 0.4]),
    (12, 13, 2, [12, 12.5, 13]), (0, 0.004, 6, [0, 0.001, 0.002, 0.003, 0.004]),
  ])
  func `ticks are round and cover the values`(
    low: Double, high: Double, most: Int, ticks: [Double]
  ) {
    let axis = PlotAxis(low...high, most: most)

    #expect(axis.ticks.count == ticks.count)
    for (tick, wanted) in zip(axis.ticks, ticks) { #expect(abs(tick - wanted) < 1e-9) }
    #expect(axis.range.lowerBound <= low && axis.range.upperBound >= high)
  }

  @Test func `the ends are at 0 and 1, and the scale between is linear`() {
    let axis = PlotAxis(0...400)

    #expect(axis.place(0) == 0 && axis.place(400) == 1)
    #expect(axis.place(100) == 0.25)
    #expect(axis.place(500) == 1.25)
  }

  @Test(arguments: [0.0, 7, -3, 1e6, 1e-6])
  func `a constant value has space on both sides`(value: Double) {
    let axis = PlotAxis(value...value)

    #expect(axis.range.lowerBound < value && axis.range.upperBound > value)
    #expect(axis.ticks.count > 1)
  }

  @Test func `an exact axis ends as requested, with round ticks inside`() {
    let axis = PlotAxis(exactly: 0...1.7167, most: 6)

    #expect(axis.range == 0...1.7167)
    #expect(axis.ticks.count == 4)
    #expect(axis.ticks.last.map { abs($0 - 1.5) < 1e-9 } == true)
  }

  @Test func `labels have the step's decimals and no negative zero`() {
    let share = PlotAxis(0...1)
    #expect(share.ticks.map(share.label) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    let axis = PlotAxis(-200...200)
    #expect(axis.ticks.map(axis.label) == ["\u{2212}200", "\u{2212}100", "0", "100", "200"])
    #expect(axis.label(-1e-12) == "0")
  }

  @Test func `any range is covered by a few round steps`() {
    var noise = Noise(state: 11)
    for _ in 0..<500 {
      let low = Double(Int32(bitPattern: noise.next())) / 1e5
      let high = low + Double(noise.next() % 100_000 + 1) / 1e3

      let axis = PlotAxis(low...high)

      #expect(axis.range.lowerBound <= low + 1e-6 && axis.range.upperBound >= high - 1e-6)
      #expect((2...7).contains(axis.ticks.count), "\(low)...\(high): \(axis.ticks)")
    }
  }
}
