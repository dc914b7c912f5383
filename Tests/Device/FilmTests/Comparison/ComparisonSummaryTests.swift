import CoreGraphics
import Film
import Testing

struct ComparisonSummaryTests {
  @Test func `equal runs have no difference`() throws {
    let run = try Runs.run()

    #expect(ComparisonSummary(RunComparison(run, run)).text == "no difference")
  }

  @Test func `calls, places, times and findings are in one line`() throws {
    let before = try Runs.run(
      events: [
        Runs.call(0.1, "Card#1", "viewWillAppear(true)"), Runs.call(0.2, "Card#1", "update(0.5)"),
      ])
    var after = try Runs.run(
      events: [
        Runs.call(0.1, "Card#1", "viewDidAppear(true)"), Runs.call(0.2, "Card#1", "update(0.6)"),
      ], frames: 33
    ) { values, t in
      if t > 0.24 { values.position.y += 8 }
      if t == 0.3 { values.position.x += 12.54 }
    }
    after.diagnostics = [
      RecordedRun.Remark(rule: "T03", t: 0.1, object: "Card#1", message: "")
    ]
    var pixels = PixelComparison()
    let (black, mixed) = (image([1, 1, 1, 1]), image([1, 1, 1, 2]))
    pixels.add(black, black, at: 0.1)
    pixels.add(black, mixed, at: 0.2)
    pixels.add(black, mixed, at: 0.3)

    #expect(
      ComparisonSummary(RunComparison(before, after), pixels: pixels).text
        == "calls: 1 new, 1 gone, 1 with other values; Card is up to 12.5 pt elsewhere, at 0.3 s; "
        + "50 ms longer; up to 25 % of the pixels, at 0.2 s; findings: T03 is new")
  }

  @Test func `views that differ in other values are counted`() throws {
    let after = try Runs.run { values, _ in values.opacity = 0.5 }

    #expect(
      ComparisonSummary(RunComparison(try Runs.run(), after)).text == "1 view differs")
  }

  @Test func `all pixels of pictures with unequal sizes differ`() {
    var pixels = PixelComparison()
    pixels.add(image([1, 1]), image([1, 1, 1, 1]), at: 0.5)

    #expect(pixels.most == .init(share: 1, t: 0.5))
  }

  private func image(_ pixels: [UInt32]) -> CGImage {
    CGImage(width: 2, height: pixels.count / 2, pixels: pixels)
  }
}
