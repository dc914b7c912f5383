import QuartzCore
import Stage
import TestSupport
import UIKit

/// Nested views with recognizers of all kinds. At random, recognizers require each other to fail,
/// or recognise simultaneously.
///
/// The nest observes what targets and views receive and records violations of the rules.
@MainActor
final class TouchNest {
  final class Member {
    let recognizer: UIGestureRecognizer
    /// The last state that the target has received in a gesture that has not ended.
    var heard: UIGestureRecognizer.State?
    /// Whether the recognizer may end without having begun.
    let isDiscrete: Bool
    let isContinuous: Bool
    /// The indices of the members that this recognizer requires to fail.
    var awaited: [Int] = []
    var begins = true
    /// For each member, by index: whether this recognizer recognises simultaneously with that
    /// member.
    var tolerates: [Bool] = []

    init(_ recognizer: UIGestureRecognizer, isDiscrete: Bool, isContinuous: Bool) {
      self.recognizer = recognizer
      (self.isDiscrete, self.isContinuous) = (isDiscrete, isContinuous)
    }
  }
  struct Counts {
    var began = 0, ended = 0, cancelled = 0, discrete = 0
    /// The number of first actions that were sent while another recognizer of the same touch had
    /// recognised.
    var alongside = 0
    var waited = 0, circles = 0
  }

  let window: NestWindow
  private(set) var views: [NestView] = []
  private(set) var members: [Member] = []
  private(set) var findings: [String] = []
  private(set) var counts = Counts()
  /// Every call that was received. Two runs are equal if their logs are equal.
  private(set) var log: [String] = []
  /// Called in actions and in touch callbacks of views.
  var interfere: () -> Void = {}
  private let tolerance = Tolerance()

  init(_ dice: inout RandomSource) {
    window = NestWindow(frame: UIScreen.main.bounds)
    let whole = addView(UIScreen.main.bounds, to: window, &dice)
    let middle = addView(CGRect(x: 20, y: 100, width: 350, height: 600), to: whole, &dice)
    _ = addView(CGRect(x: 40, y: 100, width: 200, height: 300), to: middle, &dice)
    _ = addView(CGRect(x: 0, y: 700, width: 393, height: 152), to: whole, &dice)
    window.makeKeyAndVisible()
    for _ in 0..<dice.number(3...8) { addMember(&dice) }
    connect(&dice)
    if dice.chance(0.1) { addCircle(&dice) }
    tolerance.nest = self
    for view in views { view.nest = self }
  }

  private func addView(_ frame: CGRect, to parent: UIView, _ dice: inout RandomSource) -> NestView {
    let view = NestView(frame: frame)
    view.isMultipleTouchEnabled = dice.chance(0.7)
    view.isExclusiveTouch = dice.chance(0.1)
    parent.addSubview(view)
    views.append(view)
    return view
  }

  private func addMember(_ dice: inout RandomSource) {
    let member = Self.member(&dice)
    let recognizer = member.recognizer
    recognizer.name = "\(members.count)"
    recognizer.cancelsTouchesInView = dice.chance(0.7)
    recognizer.delaysTouchesBegan = dice.chance(0.2)
    recognizer.delaysTouchesEnded = dice.chance(0.7)
    recognizer.addTarget(self, action: Selector("heard:", TouchNest.heard))
    if dice.chance(0.6) { recognizer.delegate = tolerance }
    members.append(member)
    (dice.chance(0.2) ? window : dice.pick(views)).addGestureRecognizer(recognizer)
  }

  private static func member(_ dice: inout RandomSource) -> Member {
    switch dice.number(0...9) {
    case 0, 1:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = dice.number(1...2)
      if dice.chance(0.3) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
      return Member(pan, isDiscrete: false, isContinuous: true)
    case 2:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = dice.chance(0.8) ? .left : .all
      return Member(edge, isDiscrete: false, isContinuous: true)
    case 3, 4:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = dice.number(1...2)
      tap.numberOfTouchesRequired = dice.chance(0.8) ? 1 : 2
      return Member(tap, isDiscrete: true, isContinuous: false)
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = dice.chance(0.5) ? [.left, .right] : [.up, .down]
      return Member(swipe, isDiscrete: true, isContinuous: false)
    case 6:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = dice.pick([0, 0.1, 0.5])
      press.numberOfTapsRequired = dice.chance(0.8) ? 0 : 1
      return Member(press, isDiscrete: false, isContinuous: true)
    case 7: return Member(UIPinchGestureRecognizer(), isDiscrete: false, isContinuous: true)
    case 8: return Member(UIRotationGestureRecognizer(), isDiscrete: false, isContinuous: true)
    default: return Member(Whim(&dice), isDiscrete: true, isContinuous: true)
    }
  }

  private func connect(_ dice: inout RandomSource) {
    for (index, member) in members.enumerated() {
      member.begins = dice.chance(0.9)
      member.tolerates = members.map { _ in dice.chance(0.25) }
      // The requirements may form circles, and a recognizer may require itself to fail.
      for other in members.indices where dice.chance(0.12) {
        if dice.chance(0.6) || member.recognizer.delegate == nil {
          member.recognizer.require(toFail: members[other].recognizer)
        }
        if other != index { member.awaited.append(other) }
      }
    }
  }

  /// Taps that require only each other to fail.
  private func addCircle(_ dice: inout RandomSource) {
    let taps = (0..<dice.number(2...3)).map { _ in
      Member(UITapGestureRecognizer(), isDiscrete: true, isContinuous: false)
    }
    for (index, tap) in taps.enumerated() {
      let next = (index + 1) % taps.count
      tap.recognizer.require(toFail: taps[next].recognizer)
      tap.awaited = [members.count + next]
    }
    for tap in taps {
      tap.recognizer.name = "\(members.count)"
      members.append(tap)
      tap.recognizer.addTarget(self, action: Selector("heard:", TouchNest.heard))
      views[0].addGestureRecognizer(tap.recognizer)
    }
    for member in members {
      member.tolerates += Array(repeating: false, count: members.count - member.tolerates.count)
    }
  }

  // MARK: Received calls

  func heard(_ recognizer: UIGestureRecognizer) {
    guard let member = members.first(where: { $0.recognizer === recognizer }) else { return }
    let state = recognizer.state
    log.append("\(name(member)) \(state)")
    switch (member.heard, state) {
    case (nil, .began) where member.isContinuous: counts.began += 1
    case (nil, .ended) where member.isDiscrete: counts.discrete += 1
    case (.began, .changed), (.changed, .changed): break
    case (.began, .ended), (.changed, .ended): counts.ended += 1
    case (.began, .cancelled), (.changed, .cancelled): counts.cancelled += 1
    default: find("\(name(member)): \(state) after \(member.heard.map { "\($0)" } ?? "nothing")")
    }
    let isFirst = member.heard == nil
    member.heard = state == .began || state == .changed ? state : nil
    if isFirst { judge(member) }
    interfere()
  }

  /// Checks whether a member may recognise together with the members that have already recognised.
  private func judge(_ winner: Member) {
    if !winner.begins, winner.recognizer.delegate != nil {
      find("\(name(winner)) recognises though it should not begin")
    }
    for (number, other) in members.enumerated() where other !== winner {
      guard [.began, .changed, .ended].contains(other.recognizer.state) else { continue }
      let isRequired = winner.awaited.contains(number) && tolerance.waits(winner, for: other)
      if isRequired, isTogether(winner, other) {
        find("\(name(winner)) recognises though it waits for \(name(other))")
      }
      guard isTogether(winner, other) else { continue }
      counts.alongside += 1
      if !tolerate(winner, other) {
        find("\(name(winner)) and \(name(other)) recognise the same touch")
      }
    }
  }

  private func isTogether(_ a: Member, _ b: Member) -> Bool {
    window.touches.contains { touch in
      let followers = touch.gestureRecognizers ?? []
      return [a, b].allSatisfy { member in followers.contains { $0 === member.recognizer } }
    }
  }

  private func tolerate(_ a: Member, _ b: Member) -> Bool {
    // Taps of different counts do not exclude each other.
    if a.recognizer is UITapGestureRecognizer, b.recognizer is UITapGestureRecognizer {
      return true
    }
    return tolerance.tolerates(a.recognizer, b.recognizer)
      || tolerance.tolerates(b.recognizer, a.recognizer)
  }

  /// Called by the views with a new phase of a touch and the touch's previous phase.
  func view(_ view: NestView, heard step: UITouch.Phase, _ before: UITouch.Phase?) {
    log.append("view \(views.firstIndex { $0 === view } ?? -1) \(step)")
    let isLegal =
      switch (before, step) {
      case (nil, .began), (.began, .moved), (.moved, .moved): true
      case (.began, .ended), (.moved, .ended), (.began, .cancelled), (.moved, .cancelled): true
      default: false
      }
    if !isLegal { find("a view hears \(step) after \(before.map { "\($0)" } ?? "nothing")") }
    interfere()
  }

  // MARK: At rest

  /// Expects that no gesture is left over after all touches have ended and enough time has passed.
  func expectRest() {
    for member in members {
      if let heard = member.heard { find("\(name(member)): nothing after \(heard)") }
      let state = member.recognizer.state
      if state != .possible { find("\(name(member)) is stuck in \(state)") }
      if member.recognizer.numberOfTouches != 0 { find("\(name(member)) follows a touch") }
    }
    for view in views where view.open != 0 { find("a view waits for the end of a touch") }
    if !TouchDelivery.current.isIdle { find("touches are still routed") }
    for event in World.current.service(CallTrace.self).events where event.lane == .gesture {
      switch event.call {
      case .gesture(.waits): counts.waited += 1
      case .gesture(.became(_, _, because: "waits in a circle")): counts.circles += 1
      default: break
      }
    }
  }

  // MARK: Interference

  /// Enables or disables a recognizer, removes it or its view, adds them again, or sets the
  /// recognizer's state.
  func meddle(_ dice: inout RandomSource) {
    let member = dice.pick(members)
    let recognizer = member.recognizer
    switch dice.number(0...6) {
    case 0: recognizer.isEnabled = false
    case 1, 2: for other in members { other.recognizer.isEnabled = true }
    case 3:
      // A removed recognizer receives no more calls.
      recognizer.view?.removeGestureRecognizer(recognizer)
      member.heard = nil
    case 4: if recognizer.view == nil { dice.pick(views).addGestureRecognizer(recognizer) }
    case 5:
      let view = views[2]
      if view.superview == nil { views[1].addSubview(view) } else { view.removeFromSuperview() }
    default:
      // A gesture without `.began` must not end: with `.ended` it would be a discrete gesture.
      let states: [UIGestureRecognizer.State] =
        member.heard == nil ? [.changed, .cancelled, .failed] : [.changed, .ended, .cancelled]
      recognizer.state = dice.pick(states)
    }
  }

  private func find(_ text: String) { findings.append(text) }

  private func name(_ member: Member) -> String {
    "\(type(of: member.recognizer)) \(member.recognizer.name ?? "?")"
  }
}

/// The delegate of a nest's recognizers. The delegate returns the values that are stored in the
/// members.
@MainActor
private final class Tolerance: NSObject, UIGestureRecognizerDelegate {
  weak var nest: TouchNest?

  private func place(of recognizer: UIGestureRecognizer) -> (TouchNest.Member, Int)? {
    guard let nest,
      let index = nest.members.firstIndex(where: { $0.recognizer === recognizer })
    else { return nil }
    return (nest.members[index], index)
  }

  func tolerates(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a.delegate != nil, let (member, _) = place(of: a), let (_, other) = place(of: b)
    else { return false }
    return member.tolerates[other]
  }

  func waits(_ a: TouchNest.Member, for b: TouchNest.Member) -> Bool {
    guard let (_, other) = place(of: b.recognizer) else { return false }
    return a.awaited.contains(other)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    place(of: gestureRecognizer)?.0.begins ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { tolerates(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let (member, _) = place(of: gestureRecognizer),
      let (_, other) = place(of: otherGestureRecognizer)
    else { return false }
    return member.awaited.contains(other)
  }
}

/// A recognizer that sets a random state at each move.
private final class Whim: UIGestureRecognizer {
  private var dice: RandomSource

  init(_ dice: inout RandomSource) {
    self.dice = RandomSource(seed: UInt64(dice.number(0...1_000_000)))
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard dice.chance(0.5) else { return }
    state = dice.pick([.began, .began, .changed, .changed, .ended, .cancelled, .failed])
  }
}

final class NestWindow: UIWindow {
  /// The touches of the event being delivered.
  private(set) var touches: [UITouch] = []

  override func sendEvent(_ event: UIEvent) {
    touches = Array(event.allTouches ?? [])
    super.sendEvent(event)
  }
}

final class NestView: UIView {
  weak var nest: TouchNest?
  private var heard: [(touch: UITouch, step: UITouch.Phase)] = []
  /// The number of touches whose end the view has not received.
  var open: Int { heard.count }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches)
  }

  private func hear(_ step: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches {
      let before = heard.first { $0.touch === touch }?.step
      heard.removeAll { $0.touch === touch }
      if step == .began || step == .moved { heard.append((touch, step)) }
      nest?.view(self, heard: step, before)
    }
  }
}
