import Film
import QuartzCore
import Testing

struct ReleaseKinkTests {
  private let frame = 1.0 / 60

  /// Plays a touch that moves evenly for 30 frames, and a view that follows it and then moves
  /// independently.
  private func letGo(
    finger speed: Double, view: (Double) -> Double, then: (Double) -> Double
  ) -> ReleaseKink? {
    let finger = (0...30).map { (t: Double($0) * frame, value: speed * Double($0) * frame) }
    let way = (0...60).map { index in
      let t = Double(index) * frame
      return (t: t, value: index <= 30 ? view(t) : then(t - 31 * frame))
    }
    return ReleaseKink(finger: finger, view: way)
  }

  @Test func `a view that continues with the touch's velocity has no kink`() throws {
    let before = { (t: Double) -> Double in 600 * t }
    let after = { (t: Double) -> Double in 310 + 600 * t }
    let kink = try #require(letGo(finger: 600, view: before, then: after))

    #expect(abs(kink.t - 0.5) < 1e-9)
    #expect(abs(kink.finger - 600) < 1e-6 && abs(kink.viewBefore - 600) < 1e-6)
    #expect(abs(kink.viewAfter - 600) < 1e-6)
    #expect(
      kink.sentence
        == "released at 0.5 s: finger 600 pt/s, view 600 pt/s; then the view goes on at 600 pt/s, "
        + "without a jump")
  }

  @Test func `a parabola's slope is exact on both sides`() throws {
    func rise(_ t: Double) -> Double { 400 * t * t }
    func fall(_ t: Double) -> Double {
      let start = 100 - 250 * t
      return start + 90 * t * t
    }
    let kink = try #require(letGo(finger: 100, view: rise, then: fall))

    #expect(abs(kink.viewBefore - 400) < 1e-6)
    #expect(abs(kink.viewAfter + 250) < 1e-6)
    #expect(kink.summary == "turns back at 250 pt/s")
  }

  @Test func `a view that follows an accelerating touch has the touch's velocity`() throws {
    func way(_ t: Double) -> Double { 3000 * t * t }
    let finger = (0...30).map { (t: Double($0) * frame, value: way(Double($0) * frame)) }
    let view = (0...60).map { (t: Double($0) * frame, value: way(min(Double($0), 30) * frame)) }

    let kink = try #require(ReleaseKink(finger: finger, view: view))

    #expect(abs(kink.finger - 3000) < 1e-6 && abs(kink.viewBefore - 3000) < 1e-6)
  }

  @Test func `a spring that starts with the velocity continues with it`() throws {
    // With 100 points remaining, a velocity of 8 times the distance per second is 800 points a
    // second.
    let spring = SpringSolver(stiffness: 300, damping: 30, initialVelocity: 8)
    func way(_ t: Double) -> Double { 400 + 100 * spring.value(at: t) }
    let kink = try #require(letGo(finger: 800, view: { 800 * $0 }, then: way))

    // The slope is estimated from four samples, so it deviates from the true 800 by a few percent.
    #expect(abs(kink.viewAfter - 800) < 30)
    #expect(kink.summary.hasSuffix("without a jump"))
  }

  @Test(arguments: [
    (500.0, 250.0, "goes on at 250 pt/s, 50 % slower"),
    (500, 750, "goes on at 750 pt/s, 50 % faster"),
    (-500, -250, "goes on at 250 pt/s, 50 % slower"),
    (500, -100, "turns back at 100 pt/s"), (500, 0, "stops"), (0, 0, "stands still"),
    (0, -320, "starts at 320 pt/s"),
  ])
  func `the kink is described in words`(before: Double, after: Double, words: String) throws {
    let kink = try #require(
      letGo(finger: before, view: { before * $0 }, then: { after * $0 }))

    #expect(kink.summary == words)
  }

  @Test func `a view that eases in after the release stops first`() throws {
    func eased(_ t: Double) -> Double { 250 + 400 * t * t * t }

    #expect(
      try #require(letGo(finger: 500, view: { 500 * $0 }, then: eased)).summary
        == "stops, then starts from rest")
    #expect(
      try #require(letGo(finger: 0, view: { _ in 250 }, then: eased)).summary
        == "starts from rest")
  }

  @Test func `too few samples before or after the release are no kink`() {
    let finger = [(t: 0.0, value: 0.0), (t: 0.1, value: 1.0)]

    #expect(ReleaseKink(finger: [], view: []) == nil)
    #expect(ReleaseKink(finger: finger, view: [(0, 0), (0.1, 1)]) == nil)
  }
}
