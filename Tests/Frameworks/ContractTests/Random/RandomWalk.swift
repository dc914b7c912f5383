import Stage
import TestSupport
import Testing

/// One app under random calls, and a small model of the expected state.
@MainActor
struct RandomWalk {
  struct Counts {
    var finished = 0
    var cancelled = 0
    /// Rounds in which another transition was requested during the current one.
    var interrupted = 0
  }
  private enum Pace: CaseIterable {
    case block, keyframes, atOnce, zero, system
  }
  /// A presented controller, and whether it removed its presenter's view.
  private struct Page {
    let controller: LoggingController
    let removesPresenter: Bool
  }

  private let fixture: PresentationStage
  private var dice: RandomSource
  private var pages: [Page] = []
  private var pageCount = 0
  private var leaving: [(name: String, member: Weak)] = []
  private var balance = AppearanceBalance()
  private let moves: MoveLog
  private(set) var counts = Counts()
  private(set) var isBroken = false

  init(_ fixture: PresentationStage, seed: UInt64) {
    self.fixture = fixture
    dice = RandomSource(seed: seed)
    moves = fixture.stage.run { MoveLog() }
    balance.hear("A.willAppear")
    balance.hear("A.didAppear")
  }

  // MARK: Moves

  /// The allowed state changes of a session that have not occurred in any round.
  var movesNotTaken: [String] {
    let states: [TransitionState] = [
      .preparing, .beginning, .animating, .interactive, .finishing(until: nil),
      .finishing(until: 1), .cancelling(until: nil, isCompensated: false),
      .cancelling(until: 1, isCompensated: true),
    ]
    // Interruptible transitions have their own random test, and no window is removed here.
    let steps: [TransitionState.Move] = [
      .begin, .animate, .interact, .finish, .cancel, .compensate, .runOut(until: 1), .arrive,
      .complete,
    ]
    return states.flatMap { state in
      steps.filter { state.after($0) != nil }.map { "\(state) \($0)" }
    }.filter { !moves.taken.contains($0) }
  }

  // MARK: A round

  mutating func round(_ number: Int) throws {
    let presents = pages.isEmpty || (pages.count < 3 && dice.chance(0.5))
    let pace = dice.chance(0.75) ? .block : dice.pick(Pace.allCases)
    let animated = dice.chance(0.95)
    let interactive = animated && dice.chance(0.85)
    fixture.interactor.wantsInteractiveStart = dice.chance(0.95)
    fixture.interactor.completionSpeed = dice.pick([0.5, 1, 2])
    prepareAnimator(pace)
    let drives = interactive && pace != .system && fixture.interactor.wantsInteractiveStart
    fixture.delegate.presentInteractor = interactive ? fixture.interactor : nil
    fixture.delegate.dismissInteractor = interactive ? fixture.interactor : nil

    var lift: Bool?
    var newPage: Page?
    fixture.stage.run {
      if presents { newPage = present(animated) } else { dismiss(animated) }
      if drives, dice.chance(0.15) {
        // These calls come before the deferred start of the transition. An update takes effect at
        // the start of the transition. If the touch ends again later, the later end determines the
        // result.
        if dice.chance(0.5) { fixture.interactor.update(dice.fraction()) }
        if dice.chance(0.5) { lift = callLift() }
      }
    }
    fixture.delegate.presentInteractor = nil
    fixture.delegate.dismissInteractor = nil
    if pace == .atOnce { lift = true }
    if drives { fly(pace, &lift) }
    if lift == nil, dice.chance(0.3) { interrupt() }
    try settle(number)

    let isCancelled = drives && lift == false
    close(presents: presents, newPage, cancelled: isCancelled)
    check(number)
  }

  private mutating func fly(_ pace: Pace, _ lift: inout Bool?) {
    for _ in 0..<dice.number(0...6) {
      switch dice.number(0...9) {
      case 0...4: fixture.update(CGFloat(dice.fraction() * 1.4 - 0.2))
      case 5...7:
        fixture.stage.advance(by: dice.fraction() * 0.4 + 1.0 / 60)
        // Without a duration the transition has ended by now (facts C.11).
        if pace == .zero, lift == nil { lift = true }
      case 8:
        interrupt()
      default:
        let call = fixture.stage.run { callLift() }
        lift = lift ?? call
      }
    }
    let call = fixture.stage.run { callLift() }
    lift = lift ?? call
    // Calls after the end of the touch have no effect.
    if dice.chance(0.3) { fixture.update(0.3) }
    if dice.chance(0.3) { _ = fixture.stage.run { callLift() } }
    if dice.chance(0.2) { fixture.stage.advance(by: dice.fraction() * 0.2) }
    if dice.chance(0.2) { interrupt() }
  }

  /// Ends the touch and returns whether this finishes the transition.
  private mutating func callLift() -> Bool {
    let finishes = dice.chance(0.4)
    if finishes { fixture.interactor.finish() } else { fixture.interactor.cancel() }
    return finishes
  }

  /// Requests another transition while one is running. The request must be refused.
  private mutating func interrupt() {
    let pages = pages
    let asksToDismiss = dice.chance(0.5)
    let didAsk = fixture.stage.run { () -> Bool in
      guard RunningTransition.progress != nil else { return false }
      let warnings = fixture.stage.warnings.count
      let top = pages.last?.controller ?? fixture.a
      if asksToDismiss, !pages.isEmpty {
        top.dismiss(animated: true) { Issue.record("a refused dismissal called back") }
      } else {
        top.present(LoggingController("X", fixture.log), animated: true) {
          Issue.record("a refused presentation called back")
        }
      }
      #expect(fixture.stage.warnings.count == warnings + 1)
      return true
    }
    if didAsk { counts.interrupted += 1 }
  }

  private mutating func settle(_ number: Int) throws {
    do {
      try fixture.stage.settle()
    } catch {
      Issue.record("round \(number): \(error)")
      isBroken = true
      throw error
    }
  }

  // MARK: Requests

  private mutating func present(_ animated: Bool) -> Page {
    pageCount += 1
    let page = LoggingController("P\(pageCount)", fixture.log)
    let style = dice.pick([
      UIModalPresentationStyle.fullScreen, .custom, .custom, .overFullScreen, .currentContext,
      .overCurrentContext,
    ])
    let removes =
      style == .fullScreen || style == .currentContext || style == .custom && dice.chance(0.3)
    page.modalTransitionStyle = dice.pick([.coverVertical, .flipHorizontal, .crossDissolve])
    page.definesPresentationContext = dice.chance(0.4)
    fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
      LoggingPresentation(presented, presenting, log, removesPresenter: removes)
    }
    page.modalPresentationStyle = style
    page.transitioningDelegate = fixture.delegate
    (pages.last?.controller ?? fixture.a).present(page, animated: animated)
    return Page(controller: page, removesPresenter: removes)
  }

  private func dismiss(_ animated: Bool) { pages.last?.controller.dismiss(animated: animated) }

  private func prepareAnimator(_ pace: Pace) {
    fixture.delegate.animator = pace == .system ? nil : fixture.animator
    fixture.animator.duration = pace == .zero ? 0 : 0.3
    fixture.animator.body =
      switch pace {
      case .block, .zero, .system: nil
      case .atOnce: { $0.completeTransition(!$0.transitionWasCancelled) }
      case .keyframes:
        { context in
          let view = context.view(forKey: .to) ?? context.view(forKey: .from)
          UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view?.transform = CGAffineTransform(rotationAngle: 1)
            }
          } completion: { _ in
            view?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      }
  }

  // MARK: The model

  private mutating func close(presents: Bool, _ newPage: Page?, cancelled: Bool) {
    if cancelled { counts.cancelled += 1 } else { counts.finished += 1 }
    if presents, let newPage {
      if cancelled { leave(newPage) } else { pages.append(newPage) }
    } else if !cancelled {
      leave(pages.removeLast())
    }
  }

  private mutating func leave(_ page: Page) {
    #expect(page.controller.appearance == .disappeared)
    #expect(page.controller.view.window == nil)
    #expect(page.controller.presentingViewController == nil)
    leaving.append((page.controller.label, Weak(page.controller)))
  }

  private mutating func check(_ number: Int) {
    for event in fixture.log.events { balance.hear(event) }
    fixture.log.clear()
    balance.expect("round \(number)")
    fixture.expectRest()

    var presented: UIViewController = fixture.a
    for page in pages {
      #expect(presented.presentedViewController === page.controller, "round \(number)")
      #expect(page.controller.presentingViewController === presented, "round \(number)")
      presented = page.controller
    }
    #expect(presented.presentedViewController == nil, "round \(number)")

    let chain = [fixture.a] + pages.map(\.controller)
    for (index, controller) in chain.enumerated() {
      let isCovered = index < pages.count && pages[index].removesPresenter
      let place = "round \(number): \(controller.label)"
      #expect((controller.view.window != nil) == !isCovered, "\(place)")
      #expect((controller.appearance == .appeared) == !isCovered, "\(place)")
      #expect(balance.isShown(controller.label) == !isCovered, "\(place)")
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed, "\(place)")
    }
    for (name, member) in leaving.dropLast() {
      #expect(member.object == nil, "round \(number): \(name) is leaked")
    }
    leaving = leaving.suffix(1)
    if !balance.faults.isEmpty { isBroken = true }
  }

  mutating func dismissAll() throws {
    fixture.interactor.wantsInteractiveStart = true
    prepareAnimator(.block)
    guard !pages.isEmpty else { return }
    fixture.stage.run { fixture.a.dismiss(animated: true) }
    try fixture.stage.settle()
    while !pages.isEmpty { leave(pages.removeLast()) }
    check(-1)
    #expect(fixture.window.subviews.count == 1)
  }
}
