import Stage
import Testing

struct RandomSourceTests {
  @Test func `neighbouring runs have different, reproducible random numbers`() {
    var first: [Double] = []
    for run in 0..<1000 {
      var (dice, again) = (RandomSource(seed: 1, run: run), RandomSource(seed: 1, run: run))
      first.append(dice.fraction())
      #expect(again.fraction() == first.last)
    }

    #expect(Set(first).count == 1000)
    let mean = first.reduce(0, +) / 1000
    #expect(abs(mean - 0.5) < 0.05)
    let rises = zip(first, first.dropFirst()).count { $0 < $1 }
    #expect((430...570).contains(rises), "no trend from run to run: \(rises)")
  }

  @Test func `numbers stay in their ranges and reach both ends`() {
    var dice = RandomSource(seed: 3)
    let numbers = (0..<1000).map { _ in dice.number(2...5) }

    #expect(Set(numbers) == [2, 3, 4, 5])
    #expect((0..<1000).allSatisfy { _ in (1.0...1.5).contains(dice.number(1.0...1.5)) })
  }
}
