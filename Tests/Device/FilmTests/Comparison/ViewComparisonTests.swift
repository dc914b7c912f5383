import Film
import QuartzCore
import Stage
import Testing

struct ViewComparisonTests {
  private func sentences(_ before: RecordedRun, _ after: RecordedRun) -> [String] {
    ViewComparison(before, after).differences.map(\.sentence)
  }

  @Test func `equal views have no differences`() throws {
    let comparison = ViewComparison(try Runs.run(), try Runs.run())

    #expect(comparison.differences.isEmpty)
    #expect(comparison.matched == 3)
  }

  @Test func `a view with another final state is reported with place and time`() throws {
    let after = try Runs.run { values, t in
      if t > 0.24 { values.position.y += 8 }
    }

    #expect(
      sentences(try Runs.run(), after) == [
        "Card ends in another state: frame (30, 58, 40, 20), not (30, 50, 40, 20) "
          + "(the difference begins at 0.25 s)"
      ])
  }

  @Test func `alpha, hidden, depth and transform are named`() throws {
    let after = try Runs.run { values, _ in
      values.opacity = 0.5
      values.isHidden = true
      values.zPosition = 3
      values.transform = CATransform3DMakeScale(2, 2, 1)
    }

    #expect(
      sentences(try Runs.run(), after) == [
        "Card ends in another state: alpha 0.5, not 1; hidden true, not false; transform scale "
          + "(2, 2), not identity; zPosition 3, not 0 (the difference begins at 0 s)"
      ])
  }

  private typealias Change = (inout LayerValues) -> Void

  /// Every visible property is compared, and named in the report.
  @Test func `each property that a person can see is named`() throws {
    func image(_ pixel: UInt32) -> CGImage { CGImage(width: 1, height: 2, pixels: [pixel, 5]) }
    let red = CGColor(rgba: [1, 0, 0, 1])
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let changes: [(String, Change)] = [
      ("backgroundColor (1, 0, 0, 1), not the default", { $0.backgroundColor = red }),
      ("cornerRadius 8, not the default", { $0.cornerRadius = 8 }),
      ("maskedCorners 3, not the default", { $0.maskedCorners = .init(rawValue: 3) }),
      ("masksToBounds true, not", { $0.masksToBounds = true }),
      ("borderWidth 2, not", { $0.borderWidth = 2 }),
      ("borderColor (1, 0, 0, 1), not", { $0.borderColor = red }),
      ("shadowOpacity 0.5, not", { $0.shadowOpacity = 0.5 }),
      ("shadowPath 5 elements", { $0.shadowPath = square }),
      ("contents 1 × 2 ", { $0.contents = image(9) }),
      ("contentsRect (0, 0, 0.5, 1), not", { $0.contentsRect.size.width = 0.5 }),
      ("contentsGravity center, not", { $0.contentsGravity = .center }),
      ("bounds.origin (0, 7), not", { $0.bounds.origin.y = 7 }),
      (
        "anchorPoint (0, 0.5), not",
        {
          $0.anchorPoint.x = 0
          $0.position.x -= 20
        }
      ),
      ("backdropBlurRadius 4, not", { $0.backdrop.blurRadius = 4 }),
    ]
    let plain = try Runs.run()
    for (text, change) in changes {
      let after = try Runs.run { values, _ in change(&values) }
      let found = sentences(plain, after)
      let isNamed = found.count == 1 && found[0].contains(text)
      #expect(isNamed, "\(text): \(found)")
    }
    // Two pictures of one size differ in their pixels.
    let (one, two) = (
      try Runs.run { values, _ in values.contents = image(9) },
      try Runs.run { values, _ in values.contents = image(8) }
    )
    #expect(sentences(one, two).first?.contains("contents 1 × 2") == true)
    #expect(sentences(one, try Runs.run { v, _ in v.contents = image(9) }) == [])
  }

  @Test func `a style that changes for a while is noticed`() throws {
    let after = try Runs.run { values, t in if t > 0.09, t < 0.3 { values.cornerRadius = 6 } }
    #expect(
      sentences(try Runs.run(), after) == [
        "Card looks different from 0.1 s on and ends in the same state "
          + "(at that time cornerRadius 6, not the default)"
      ])
  }

  @Test func `a file without styles is compared without them`() throws {
    var old = try Runs.run()
    for i in old.samples.indices {
      for j in old.samples[i].views.indices { old.samples[i].views[j].style = nil }
    }
    let new = try Runs.run { values, _ in values.cornerRadius = 6 }
    #expect(!old.hasStyles && new.hasStyles)
    #expect(sentences(old, new) == [])
    #expect(ComparisonText(RunComparison(old, new)).text.contains("without colours and contents"))
  }

  @Test func `a view that moves for a while is reported as motion`() throws {
    let after = try Runs.run { values, t in
      if t > 0.09, t < 0.3 { values.position.x += 2 }
    }

    #expect(sentences(try Runs.run(), after).first?.hasPrefix("Card moves differently") == true)
  }

  @Test func `one of several views of a class is named by its view controller, or by the trace`()
    throws
  {
    func run(_ names: [String], x: Double) throws -> RecordedRun {
      var run = try Runs.run(page: "Card") { values, _ in values.position.x += x }
      run.views = [ViewRecord(layer: 11, type: "Card", names: names)]
      return run
    }

    for (names, title) in [
      (["Card#2", "CardController#1"], "Card of CardController#1"), (["Card#2"], "Card#2"),
      ([], "Card (layer 11)"),
    ] {
      let found = sentences(try run(names, x: 0), try run(names, x: 2))
      #expect(found.first?.hasPrefix("\(title) ends in another state") == true, "\(found)")
    }
  }

  @Test func `a view with an equal end is reported when its motion differs`() throws {
    let after = try Runs.run { values, t in
      if t > 0.09, t < 0.3 { values.opacity = 0.25 }
    }

    #expect(
      sentences(try Runs.run(), after) == [
        "Card looks different from 0.1 s on and ends in the same state "
          + "(at that time alpha 0.25, not 1)"
      ])
  }

  @Test func `a view removed in one run is reported with its subviews`() throws {
    let (whole, cut) = (try Runs.run(), try Runs.run(card: { $0 < 0.3 }))

    #expect(
      sentences(whole, cut) == [
        "Card ends off screen instead of on screen (the difference begins at 0.3 s), with 1 view "
          + "in it"
      ])
    #expect(
      sentences(cut, whole) == [
        "Card ends on screen instead of off screen (the difference begins at 0.3 s), with 1 view "
          + "in it"
      ])
  }

  @Test func `a view in only one run is new or gone`() throws {
    let (with, without) = (try Runs.run(), try Runs.run(card: { _ in false }))

    #expect(sentences(without, with) == ["Card is new in B, from 0 s, with 1 view in it"])
    #expect(
      sentences(with, without)
        == ["Card is gone in B; in A it exists from 0 s, with 1 view in it"])
  }

  @Test func `views are matched although their numbers differ`() throws {
    #expect(sentences(try Runs.run(), try Runs.run(firstLayer: 70)).isEmpty)
  }

  @Test func `a shorter run is compared by its final state`() throws {
    func slide(_ values: inout LayerValues, _ t: Double) {
      values.position.x = 100 * min(t, 0.3)
    }

    #expect(
      sentences(try Runs.run(frames: 30, slide), try Runs.run(frames: 25, slide)).isEmpty)
    #expect(
      sentences(try Runs.run(frames: 30, slide), try Runs.run(frames: 7, slide)).count == 1)
  }
}
