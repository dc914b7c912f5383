import Film
import QuartzCore
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

  @Test func `a view with an equal end is reported when its motion differs`() throws {
    let after = try Runs.run { values, t in
      if t > 0.09, t < 0.3 { values.opacity = 0.25 }
    }

    #expect(
      sentences(try Runs.run(), after) == [
        "Card moves differently from 0.1 s on and ends in the same state "
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
