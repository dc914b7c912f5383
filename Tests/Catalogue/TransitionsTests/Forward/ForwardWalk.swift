import Foundation
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// One app under random requests and touches, and the model of its expected state.
@MainActor
struct ForwardWalk {
  struct Counts {
    var rounds = 0
    var finished = 0
    var cancelled = 0
    /// The number of rounds with another request, or a rotation, during a transition.
    var interrupted = 0
  }
  /// What drives the transition.
  private enum Drive: CaseIterable {
    case atOnce, button, steered, finger
  }

  let stage = Stage()
  private let navigation: UINavigationController
  private let forward: ForwardNavigation
  private let app = LoggingNavigationDelegate(EventLog())
  private let log = EventLog()
  private var pages: [String: WeakPage] = [:]
  private var dice: RandomSource
  private var model: ForwardModel
  private var ends: Ends
  private(set) var counts = Counts()

  /// The arguments of the completions.
  private final class Ends {
    var told: [Bool] = []
  }

  init(seed: UInt64) {
    var dice = RandomSource(seed: seed)
    let depth = dice.pick([2, 4, 10])
    let replaces = dice.chance(0.5)
    let isMirrored = dice.chance(0.2)
    let ends = Ends()
    if isMirrored { stage.traits.layoutDirection = .rightToLeft }
    let root = stage.run { [log] in Page("0", log) }
    (navigation, forward) = stage.run {
      let navigation = UINavigationController(rootViewController: root)
      let forward = ForwardNavigation(navigation)
      forward.maximumDepth = depth
      forward.replacesBackSwipe = replaces
      forward.completion = { ends.told.append($1) }
      return (navigation, forward)
    }
    stage.show(navigation)
    (self.dice, self.ends) = (dice, ends)
    model = ForwardModel(stack: ["0"], depth: depth)
    pages["0"] = WeakPage(root)
    ends.told = []
  }

  // MARK: A round

  mutating func round(_ label: String) throws {
    let drive: Drive = dice.pick([
      .atOnce, .button, .steered, .steered, .finger, .finger, .finger,
    ])
    ends.told = []
    var didInterrupt = false
    let before = model
    let outcome: Bool?
    switch drive {
    case .atOnce, .button:
      let request = ask(animated: drive == .button)
      outcome = request == nil ? nil : true
      if let request { model.carryOut(request) }
      if drive == .button { didInterrupt = interrupt(label) }
    case .steered: (outcome, didInterrupt) = steer(label)
    case .finger: (outcome, didInterrupt) = swipe(label)
    }
    try stage.settle()

    counts.rounds += 1
    if outcome == true { counts.finished += 1 }
    if outcome == false { counts.cancelled += 1 }
    if didInterrupt { counts.interrupted += 1 }
    if let outcome { #expect(ends.told.first == outcome, "\(label): \(drive), was \(before)") }
    check("\(label): \(drive), was \(before)")
  }

  /// Makes a possible request, through one of the methods for that kind of request.
  private mutating func ask(animated: Bool) -> ForwardModel.Request? {
    let below = model.stack.dropLast()
    switch dice.number(0...5) {
    case 0, 1:
      return push(animated)
    case 2 where !model.ahead.isEmpty, 3 where !model.ahead.isEmpty:
      let pushed = stage.run { forward.goForward(animated: animated) as? Page }
      #expect(pushed?.name == model.ahead.last)
      return pushed.map { .push($0.name) }
    case 4 where !below.isEmpty:
      let target = dice.pick(Array(below))
      if let page = pages[target]?.page {
        stage.run { _ = navigation.popToViewController(page, animated: animated) }
      }
      return .back(to: target)
    default:
      guard let target = below.last else { return push(animated) }
      stage.run { _ = navigation.popViewController(animated: animated) }
      return .back(to: target)
    }
  }

  private mutating func push(_ animated: Bool) -> ForwardModel.Request {
    let page = stage.run { [log, count = pages.count] in Page(String(count), log) }
    pages[page.name] = WeakPage(page)
    stage.run { navigation.pushViewController(page, animated: animated) }
    return .push(page.name)
  }

  // MARK: Transitions

  /// A transition driven by the app, which may reverse before the release.
  private mutating func steer(_ label: String) -> (Bool?, Bool) {
    let interactor = UIPercentDrivenInteractiveTransition()
    (app.animator, app.interactor) = (PlainAnimator(), interactor)
    forward.delegate = app
    let request = ask(animated: true)
    // The next transition does not have an interaction controller.
    (app.animator, app.interactor) = (nil, nil)
    guard let request else { return (nil, false) }
    checkInFlight(request, label)
    stage.run { interactor.update(0.6) }
    stage.advance(by: 0.1)
    if dice.chance(0.3) { stage.run { interactor.update(0.1) } }
    let finishes = dice.chance(0.3)
    let queue = dice.chance(0.3) ? requests(behind: request) : []
    let turns = dice.chance(0.1)
    if turns { turn() }
    stage.run { finishes ? interactor.finish() : interactor.cancel() }
    if finishes { model.carryOut(request) }
    for request in queue { model.carryOut(request) }
    let late = queue.isEmpty && dice.chance(0.3) ? requestsInRunOut() : []
    forward.delegate = nil
    return (finishes, !queue.isEmpty || turns || !late.isEmpty)
  }

  /// Plays a swipe from one of the edges.
  private mutating func swipe(_ label: String) -> (Bool?, Bool) {
    let isBack = dice.chance(0.5)
    let isMirrored = stage.traits.layoutDirection == .rightToLeft
    let (start, sign) = isBack != isMirrored ? (0.01, 1.0) : (0.99, -1.0)
    let first = dice.number(0.2...0.9)
    // The swipe may reverse.
    let last = dice.chance(0.5) ? first : dice.number(0.15...0.9)
    let isTaken = dice.chance(0.35)
    stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: start, y: 0.5),
          .init(.move, t: 0.1, x: start + sign * first, y: 0.5),
          .init(.move, t: 0.2, x: start + sign * last, y: 0.5),
          .init(isTaken ? .cancel : .up, t: 0.4, x: start + sign * last, y: 0.5),
        ]
      ]))
    stage.advance(by: 0.25)
    defer { stage.advance(by: 0.2) }
    let request: ForwardModel.Request? =
      isBack
      ? model.stack.dropLast().last.map { .back(to: $0) } : model.ahead.last.map { .push($0) }
    guard let request else { return (nil, false) }
    checkInFlight(request, label)
    // Very close to the middle, either result is correct, but the model needs to know which one it
    // is.
    let finishes = !isTaken && last > 0.5
    if abs(last - 0.5) < 0.03 {
      stage.advance(by: 0.2)
      let isOver = stage.run { navigation.transitionCoordinator?.isCancelled == false }
      if isOver { model.carryOut(request) }
      return (isOver, false)
    }
    let queue = dice.chance(0.3) ? requests(behind: request) : []
    if finishes { model.carryOut(request) }
    for request in queue { model.carryOut(request) }
    return (finishes, !queue.isEmpty)
  }

  /// Makes requests after the gesture has ended, while its transition is still running.
  private mutating func requestsInRunOut() -> [ForwardModel.Request] {
    stage.advance(by: 0.02)
    guard stage.run({ navigation.transitionCoordinator }) != nil else { return [] }
    let queue = requests()
    for request in queue { model.carryOut(request) }
    return queue
  }

  /// Makes requests that have to wait for the running transition.
  private mutating func requests(
    behind running: ForwardModel.Request? = nil
  ) -> [ForwardModel.Request] {
    var coming = model
    if let running { coming.carryOut(running) }
    var queue: [ForwardModel.Request] = []
    let isOpen = stage.run { navigation.transitionCoordinator?.isCancelled == false }
    let page = stage.run { forward.goForward() as? Page }
    if running == nil, isOpen {
      #expect(page?.name == model.ahead.last)
      if let page { queue.append(.push(page.name)) }
      for request in queue { coming.carryOut(request) }
    } else {
      // A gesture drives the transition, or the transition is being reversed.
      #expect(page == nil)
    }
    for _ in 0..<dice.number(1...2) {
      let animated = dice.chance(0.7)
      if dice.chance(0.5), coming.stack.count > 1, let top = coming.stack.last {
        stage.run { _ = navigation.popViewController(animated: animated) }
        queue.append(.pop(top))
      } else {
        queue.append(push(animated))
      }
      coming.carryOut(queue[queue.count - 1])
    }
    return queue
  }

  private mutating func interrupt(_ label: String) -> Bool {
    stage.advance(by: dice.number(0.02...0.3))
    guard stage.run({ navigation.transitionCoordinator }) != nil else { return false }
    let turns = dice.chance(0.2)
    if turns { turn() }
    guard dice.chance(0.3) else { return turns }
    if dice.chance(0.5) {
      let page = stage.run { forward.goForward() as? Page }
      #expect(page?.name == model.ahead.last, "\(label)")
      if let page { model.carryOut(.push(page.name)) }
    }
    // The model already contains the change of a non-interactive transition.
    if dice.chance(0.5), let target = model.stack.dropLast().last {
      stage.run { _ = navigation.popViewController(animated: true) }
      model.carryOut(.back(to: target))
    } else {
      model.carryOut(push(true))
    }
    return true
  }

  private mutating func turn() {
    stage.rotate(to: dice.pick([.portrait, .landscapeLeft, .landscapeRight]))
  }

  // MARK: Comparing

  /// During the gesture, the stack already has its final state, but the forward stack still has its
  /// previous state.
  private func checkInFlight(_ request: ForwardModel.Request, _ label: String) {
    var coming = model
    coming.carryOut(request)
    #expect(names(navigation.viewControllers) == coming.stack, "\(label): in flight")
    #expect(names(forward.forwardViewControllers) == model.ahead, "\(label): in flight")
    #expect(appearance(of: model.stack.last) == .disappearing, "\(label): in flight")
    #expect(appearance(of: coming.stack.last) == .appearing, "\(label): in flight")
  }

  private func check(_ label: String) {
    stage.run {
      #expect(names(navigation.viewControllers) == model.stack, "\(label)")
      #expect(names(forward.forwardViewControllers) == model.ahead, "\(label)")
      let kept = Set(model.stack + model.ahead)
      for name in pages.keys.sorted() {
        guard kept.contains(name) else {
          #expect(pages[name]?.page == nil, "\(label): \(name) is leaked")
          continue
        }
        let isTop = name == model.stack.last
        #expect(appearance(of: name) == (isTop ? .appeared : .disappeared), "\(label): \(name)")
        #expect(pages[name]?.page?.isOnScreen == isTop, "\(label): \(name)")
        let isStacked = model.stack.contains(name)
        #expect((pages[name]?.page?.parent != nil) == isStacked, "\(label): \(name)")
      }
      let top = navigation.topViewController
      #expect(top?.view.frame == navigation.view.bounds, "\(label)")
    }
    stage.expectRest(label)
    let faults = AppearanceBalance(of: log.events).faults
    #expect(faults == [], "\(label)")
    #expect(stage.warnings == [], "\(label)")
  }

  private func names(_ controllers: [UIViewController]) -> [String] {
    controllers.compactMap { ($0 as? Page)?.name }
  }

  private func appearance(of name: String?) -> AppearanceState? {
    name.flatMap { pages[$0]?.page?.appearance }
  }
}
