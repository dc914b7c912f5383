import Testing
import UIKit

@MainActor
struct GestureArbiterTests {
  let rig = TouchRig()
  let log = Log()

  private func drag() {
    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    rig.finger(.move, 50, 80)
    rig.finger(.up, 50, 80)
  }

  private func two() -> (outer: UIPanGestureRecognizer, inner: UIPanGestureRecognizer) {
    (
      rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "outer", log: log),
      rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "inner", log: log)
    )
  }

  @Test func `the deeper view's recognizer wins, and the trace says why the other lost`() {
    _ = two()

    drag()

    #expect(log.lines == ["inner began", "inner changed", "inner ended"])
    #expect(
      rig.gestures.prefix(3) == [
        "UIPanGestureRecognizer#1.wins(over: UIPanGestureRecognizer#2)",
        "UIPanGestureRecognizer#1.began(translation: 0, 20)",
        "UIPanGestureRecognizer#2.failed(UIPanGestureRecognizer#1 recognised first)",
      ])
    #expect(rig.isIdle)
  }

  @Test func `the trace lists simultaneous recognizers, and the awaited one`() {
    let (outer, inner) = two()
    let third = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    let decider = Decider()
    decider.together = { [$0, $1].contains(outer) && [$0, $1].contains(inner) }
    outer.delegate = decider
    inner.require(toFail: third)
    // The recognizers are named in this order, whichever is traced first.
    rig.world { for one in [inner, outer] { _ = World.current.names(one) } }

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 60)
    rig.finger(.move, 50, 61)

    let decisions = rig.gestures.filter { !$0.hasPrefix("Decider") && !$0.contains("changed") }
    #expect(
      decisions == [
        "UIPanGestureRecognizer#1.waits(for: UITapGestureRecognizer#1)",
        "UIPanGestureRecognizer#2.wins(over: UITapGestureRecognizer#1)",
        "UIPanGestureRecognizer#2.began(translation: 0, 10)",
        "UITapGestureRecognizer#1.failed(UIPanGestureRecognizer#2 recognised first)",
        "UIPanGestureRecognizer#1.wins(alongside: UIPanGestureRecognizer#2, "
          + "after: UITapGestureRecognizer#1)",
        "UIPanGestureRecognizer#1.began(translation: 0, 10)",
      ])
  }

  @Test func `without competitors, the trace contains only the state`() {
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)

    drag()

    #expect(
      rig.gestures.map { $0.prefix { $0 != "(" } } == [
        "UIPanGestureRecognizer#1.began", "UIPanGestureRecognizer#1.changed",
        "UIPanGestureRecognizer#1.ended",
      ])
  }

  @Test func `a chain of requirements is resolved from its end`() {
    let pans = ["a", "b", "c"].map {
      rig.attach(UIPanGestureRecognizer(), to: rig.page, as: $0, log: log)
    }
    pans[0].require(toFail: pans[1])
    pans[1].require(toFail: pans[2])
    pans[2].minimumNumberOfTouches = 2

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    #expect(log.lines.isEmpty)
    rig.world { pans[2].isEnabled = false }

    #expect(log.lines == ["b began"])
    rig.finger(.up, 50, 70)
    #expect(log.lines == ["b began", "b ended"])
    #expect(rig.isIdle)
  }

  @Test func `a circle of three is resolved by the first one failing`() {
    let taps = ["a", "b", "c"].map {
      rig.attach(UITapGestureRecognizer(), to: rig.page, as: $0, log: log)
    }
    for (index, tap) in taps.enumerated() {
      tap.require(toFail: taps[(index + 1) % 3])
      rig.world { _ = World.current.names(tap) }
    }

    rig.tap(50, 50)

    #expect(log.lines.count == 1)
    #expect(rig.gestures.contains("UITapGestureRecognizer#1.failed(waits in a circle)"))
    #expect(rig.isIdle)
  }

  @Test func `in one view the recognizer added first wins`() {
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "first", log: log)
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "second", log: log)

    drag()

    #expect(log.lines.first == "first began")
    #expect(!log.lines.contains { $0.hasPrefix("second") })
  }

  @Test(arguments: ["inner", "outer"])
  func `true from either delegate lets both recognise`(asked: String) {
    let (outer, inner) = two()
    let decider = Decider()
    decider.together = { _, _ in true }
    (asked == "inner" ? inner : outer).delegate = decider

    drag()

    #expect(
      log.lines == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended",
        "outer ended",
      ])
  }

  @Test func `a recognizer that should not begin fails and is asked once`() {
    let (_, inner) = two()
    let decider = Decider()
    decider.begins = { _ in false }
    inner.delegate = decider

    drag()

    #expect(log.lines == ["outer began", "outer changed", "outer ended"])
    #expect(decider.asked.filter { $0 == "begin inner" }.count == 1)
    #expect(rig.gestures.contains("UIPanGestureRecognizer#1.failed(should not begin)"))
  }

  @Test func `the touched view may refuse a recognizer further up`() {
    let view = rig.world {
      let view = StubbornView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      rig.page.addSubview(view)
      return view
    }
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    drag()
    #expect(log.lines.isEmpty)
    view.isStubborn = false
    drag()
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a touch refused by the delegate does not reach the recognizer`() {
    let (_, inner) = two()
    let decider = Decider()
    decider.receives = { _ in false }
    inner.delegate = decider

    drag()

    #expect(log.lines == ["outer began", "outer changed", "outer ended"])
  }

  enum Wish: CaseIterable, Sendable {
    case required, delegateOfWaiting, delegateOfAwaited
  }

  @Test(arguments: Wish.allCases)
  func `waiting: the other recognises, so the waiting one fails`(wish: Wish) {
    let (outer, inner) = two()
    let decider = wait(inner, for: outer, by: wish)

    drag()

    #expect(log.lines == ["outer began", "outer changed", "outer ended"], "\(wish)")
    #expect(decider.asked.filter { $0 == "waits inner" }.count <= 1)
  }

  @Test(arguments: Wish.allCases)
  func `waiting: the other fails, so the waiting one recognises`(wish: Wish) {
    let (outer, inner) = two()
    outer.minimumNumberOfTouches = 2
    let decider = wait(inner, for: outer, by: wish)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    rig.finger(.move, 50, 80)
    #expect(log.lines.isEmpty)
    rig.world { outer.isEnabled = false }
    #expect(log.lines == ["inner began"])
    rig.finger(.move, 50, 90)
    rig.finger(.up, 50, 90)

    #expect(log.lines == ["inner began", "inner changed", "inner ended"], "\(wish)")
    #expect(rig.gestures.filter { $0.contains(".waits(for: UIPanGestureRecognizer#") }.count == 1)
    _ = decider
  }

  @Test func `a waiting recognizer that moves on in the same event still sends began`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    pan.require(toFail: tap)

    rig.finger(.down, 50, 50)
    // The movement is long enough for the pan, and short enough for the tap.
    rig.finger(.move, 50, 60)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 50, 61)
    rig.finger(.move, 50, 70)
    rig.finger(.up, 50, 70)

    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(rig.isIdle)
  }

  private func wait(
    _ a: UIGestureRecognizer, for b: UIGestureRecognizer, by wish: Wish
  ) -> Decider {
    let decider = Decider()
    switch wish {
    case .required: a.require(toFail: b)
    case .delegateOfWaiting:
      decider.waits = { first, second in first === a && second === b }
      a.delegate = decider
    case .delegateOfAwaited:
      decider.isAwaited = { first, second in first === b && second === a }
      b.delegate = decider
    }
    return decider
  }

  @Test func `removing the awaited recognizer stops the waiting`() {
    let (outer, inner) = two()
    outer.minimumNumberOfTouches = 2
    inner.require(toFail: outer)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    #expect(log.lines.isEmpty)
    rig.world { rig.window.removeGestureRecognizer(outer) }

    #expect(log.lines == ["inner began"])
    rig.finger(.up, 50, 70)
    #expect(rig.isIdle)
  }

  @Test func `two that wait for each other end with their touches`() {
    let (outer, inner) = two()
    inner.require(toFail: outer)
    outer.require(toFail: inner)

    drag()

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `two taps that wait for each other do not wait forever`() {
    let first = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "first", log: log)
    let second = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "second", log: log)
    first.require(toFail: second)
    second.require(toFail: first)

    rig.tap(50, 50)

    #expect(log.lines == ["second ended"])
    #expect(rig.isIdle)
  }

  @Test func `subclasses decide which recognizers they prevent`() {
    let (outer, _) = two()
    let gentle = rig.attach(GentlePan(), to: rig.page, as: "gentle", log: log)
    gentle.other = outer
    rig.world {
      let inner = rig.page.gestureRecognizers?.first
      inner.map { rig.page.removeGestureRecognizer($0) }
    }

    drag()

    #expect(log.lines.prefix(2) == ["gentle began", "outer began"])
  }

  @Test func `removing the other in its own delegate call neither crashes nor fires`() {
    let (outer, inner) = two()
    let decider = Decider()
    decider.begins = { _ in
      rig.page.removeGestureRecognizer(inner)
      return true
    }
    inner.delegate = decider

    drag()

    #expect(log.lines == ["outer began", "outer changed", "outer ended"])
    #expect(outer.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `an action may disable a recognizer whose action is pending`() {
    let (outer, inner) = two()
    let decider = Decider()
    decider.together = { _, _ in true }
    inner.delegate = decider
    log.onAction = { if $0 === inner { outer.isEnabled = false } }

    drag()

    #expect(log.lines == ["inner began", "inner changed", "inner ended"])
    #expect(outer.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `a pan excludes a tap with a touch that joined it`() {
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    _ = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    rig.finger(.down, 200, 200, finger: 1)
    rig.finger(.up, 200, 200, finger: 1)
    rig.finger(.up, 50, 70)

    #expect(!log.lines.contains { $0.hasPrefix("tap") })
    #expect(rig.isIdle)
  }
}

private final class StubbornView: UIView {
  var isStubborn = true
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isStubborn
  }
}

private final class GentlePan: UIPanGestureRecognizer {
  weak var other: UIGestureRecognizer?
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== other
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== other
  }
}
