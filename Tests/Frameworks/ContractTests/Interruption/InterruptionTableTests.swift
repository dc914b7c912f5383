import Stage
import TestSupport
import Testing

/// The calls that the engine makes to an interruptible animator, in every kind of transition.
///
/// According to the header of `UIViewControllerAnimatedTransitioning`, the animator returns one
/// object for the whole transition. In an interactive transition, that object is requested once and
/// `animateTransition` is not called (the order printed in the chapter 6 example of Neuburg,
/// Programming iOS). In a non-interactive transition, only `animateTransition` is called until an
/// interruption.
@MainActor
struct InterruptionTableTests {
  enum Start: CaseIterable {
    case interactive, interruptedLater, never
  }

  /// One cell of the table.
  private struct Cell {
    let transition: TransitionKind
    let start: Start
    let kind: InterruptibleAnimator.Kind
    let finishes: Bool

    var text: String { "\(transition), \(start), \(kind), \(finishes ? "finish" : "cancel")" }

    static var all: [Cell] {
      TransitionKind.allCases.flatMap { transition in
        Start.allCases.flatMap { start in
          InterruptibleAnimator.Kind.allCases.flatMap { kind in
            [true, false].map {
              Cell(transition: transition, start: start, kind: kind, finishes: $0)
            }
          }
        }
      }
    }

    /// Whether the interruption pauses the transition. With `anew`, the animator returns an object
    /// that does not run the transition, so pausing the object has no effect.
    var isCaught: Bool { start == .interactive || start == .interruptedLater && kind != .anew }
    var isFinished: Bool { !isCaught || finishes }
  }

  @Test func `the animator is requested once and runs once, in every transition`() throws {
    for cell in Cell.all { try play(cell) }
  }

  private func play(_ cell: Cell) throws {
    try cell.transition.play { scene in
      let lender = scene.stage.run { InterruptibleAnimator(cell.kind, scene.log) }
      let beside = scene.stage.run { UIView() }
      scene.interactor.wantsInteractiveStart = cell.start == .interactive
      scene.begin(lender, cell.start == .never ? nil : scene.interactor) {
        let coordinator = scene.coming.transitionCoordinator
        coordinator?.containerView.addSubview(beside)
        beside.alpha = 0
        coordinator?.animate(
          alongsideTransition: { [log = scene.log] _ in
            log.write("TC.alongside")
            beside.alpha = 1
          },
          completion: { [log = scene.log] in log.write("TC.completion(\($0.isCancelled))") })
      }
      scene.stage.tick()

      try drive(scene, cell, beside)
      try scene.expectEnd(finished: cell.isFinished, cell.text)
      expectCalls(scene, cell)
      scene.stage.run {
        #expect(lender.animators.allSatisfy { $0.state == .inactive }, "\(cell.text)")
        #expect(beside.alpha == (cell.isFinished ? 1 : 0), "\(cell.text)")
        beside.removeFromSuperview()
      }
      #expect(
        scene.stage.warnings.count == (cell.start == .interruptedLater && !cell.isCaught ? 1 : 0),
        "\(cell.text): \(scene.stage.warnings)")
    }
  }

  private func shown(_ scene: TransitionFixture, _ view: UIView) -> Double {
    scene.stage.run { view.layer.presentationValues()?.opacity ?? -1 }
  }

  private func drive(_ scene: TransitionFixture, _ cell: Cell, _ beside: UIView) throws {
    let stage = scene.stage
    func expectShown(_ percent: Double, _ moment: String) {
      for view in [scene.coming.view, beside] {
        let value = shown(scene, view ?? beside)
        #expect(abs(value - percent) < 2.01 / 60, "\(cell.text), \(moment): \(value)")
      }
    }
    switch cell.start {
    case .never:
      stage.advance(by: 0.5)
      return expectShown(0.5, "on its way")
    case .interactive: break
    case .interruptedLater:
      stage.advance(by: 0.4)
      if cell.isCaught { expectShown(0.4, "before it is caught") }
      stage.run { scene.interactor.pause() }
      stage.advance(by: 0.3)
      if cell.isCaught { expectShown(0.4, "caught") }
    }
    for percent in [0.3, 0.7] {
      stage.run { scene.interactor.update(percent) }
      stage.advance(by: 0.1)
      if cell.isCaught { expectShown(percent, "under the finger") }
    }
    stage.run { if cell.finishes { scene.interactor.finish() } else { scene.interactor.cancel() } }
    guard cell.isCaught else { return }
    stage.advance(by: cell.finishes ? 0.1 : 0.4)
    expectShown(cell.finishes ? 0.8 : 0.3, "let go")
  }

  private func expectCalls(_ scene: TransitionFixture, _ cell: Cell) {
    let log = scene.log
    let text = Comment(rawValue: "\(cell.text): \(log.events)")
    #expect(log.count("AN.lend") == (cell.start == .never ? 0 : 1), text)
    #expect(log.count("AN.animate") == (cell.start == .interactive ? 0 : 1), text)
    #expect(log.count("AN.duration") == 1, text)
    #expect(log.count("AN.done") == 1, text)
    #expect(log.count("AN.done(\(cell.isFinished ? "end" : "start"))") == 1, text)
    #expect(log.count("AN.ended(\(cell.isFinished))") == 1, text)
    #expect(log.count("AN.ended") == 1, text)
    #expect(log.count("TC.alongside") == 1, text)
    #expect(log.count("TC.completion(\(!cell.isFinished))") == 1, text)
    let name = scene.coming.label
    let order =
      switch cell.start {
      case .interactive:
        "\(name).willAppear → IC.startInteractiveTransition → AN.duration → AN.lend → TC.alongside "
          + "→ AN.done → AN.ended → TC.completion"
      case .interruptedLater where cell.isCaught:
        "\(name).willAppear → AN.duration → AN.animate → TC.alongside → AN.lend → AN.done "
          + "→ AN.ended !IC.startInteractiveTransition"
      default:
        "\(name).willAppear → AN.duration → AN.animate → TC.alongside → AN.done → AN.ended "
          + "!IC.startInteractiveTransition"
      }
    scene.expectTrace(order, Comment(rawValue: cell.text))
  }
}
