import Stage
import TestSupport
import Testing

/// Checks the trace that facts A.2 and A.6 predict for every style, with a custom or a system
/// animator, animated or not, finished or cancelled, with or without a rotation halfway. Afterwards
/// the stage must be idle.
@MainActor
struct AppearanceTableTests {
  /// One row of facts A.2.
  enum Look: CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, customRemoving
    case overFullScreen, overCurrentContext, popover

    var style: UIModalPresentationStyle {
      switch self {
      case .automatic: .automatic
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .custom, .customRemoving: .custom
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      }
    }
    /// Whether the presenter receives appearance callbacks and its view is removed.
    var removesPresenter: Bool {
      self == .fullScreen || self == .currentContext || self == .customRemoving
    }
    /// Whether the facts only infer this row. Deviations from an inferred row are warnings.
    var isInferred: Bool { self == .currentContext }
  }
  @Test(arguments: Look.allCases, TransitionWay.allCases)
  func `presentation, cancel and dismissal match the table`(look: Look, way: TransitionWay) throws {
    for turn in HalfwayTurn.allCases where way.isAnimated || turn == .none {
      try onStage { fixture in
        var cell = Cell(fixture, look, way, turn)
        try cell.present()
        try cell.dismiss()
        cell.expectRelease()
      }
    }
  }
}

/// One cell of the table.
@MainActor
private struct Cell: TableCell {
  let scene: PresentationStage
  let change: AppearanceTableTests.Look
  let way: TransitionWay
  let turn: HalfwayTurn
  /// The presented controller. Each cell creates its own controllers, so that the test can check
  /// their release while the stage exists.
  private var page: LoggingController?
  private var animator: LoggingAnimator?
  private let presentation = Box()
  /// Two siblings of the presenter's view. A presentation may remove the presenter's view from
  /// between these siblings, and the view must return to that position.
  private let (below, above): (UIView, UIView)

  private final class Box {
    weak var object: AnyObject?
  }

  init(
    _ fixture: PresentationStage, _ look: AppearanceTableTests.Look, _ way: TransitionWay,
    _ turn: HalfwayTurn
  ) {
    (self.scene, self.change, self.way, self.turn) = (fixture, look, way, turn)
    let log = fixture.log
    let page = fixture.stage.run { LoggingController("P", log) }
    (below, above) = fixture.stage.run {
      let (below, above) = (UIView(), UIView())
      fixture.window.insertSubview(below, belowSubview: fixture.a.view)
      fixture.window.insertSubview(above, aboveSubview: fixture.a.view)
      return (below, above)
    }
    page.modalPresentationStyle = look.style
    page.transitioningDelegate = fixture.delegate
    animator = way.isCustom ? LoggingAnimator(log) : nil
    fixture.delegate.animator = animator
    fixture.delegate.presentation = { [presentation] presented, presenting in
      let made = LoggingPresentation(
        presented, presenting, log, removesPresenter: look == .customRemoving)
      presentation.object = made
      return made
    }
    if !way.isAnimated {
      // The animator of a custom style is called even without animation (facts A.5.1).
      animator?.body = { $0.completeTransition(true) }
    }
    self.page = page
  }

  private var fixture: PresentationStage { scene }
  private var look: AppearanceTableTests.Look { change }
  var interactor: LoggingInteractor { scene.interactor }

  // MARK: Steps

  mutating func present() throws {
    guard let page else { return }
    let before = (fixture.stage.dump(fixture.window), tree)
    anchor(page)
    fixture.log.clear()
    ask { [fixture] in
      fixture.a.present(page, animated: way.isAnimated) { fixture.log.write("done") }
    }
    if !fixture.log.heard("P.didAppear") {
      let style = fixture.stage.run { page.transitionCoordinator?.presentationStyle }
      // On a phone a popover is adapted to a sheet.
      #expect(style == (look == .popover ? .pageSheet : page.modalPresentationStyle), name)
    }
    try finish()
    if way == .cancelled {
      // If the presenter is not covered, the calls follow from the documentation of the completion
      // handler and of the coordinator. The calls for a covered presenter are inferred from that
      // documentation.
      expect(cancelledPresentation, isInferred: look.removesPresenter)
      fixture.expectTrace("P.willAppear(true) → P.willDisappear(true) !P.didAppear !A.didDisappear")
      #expect(fixture.a.presentedViewController == nil, name)
      try expectTree(before)
      expectRest(presented: false)
      try presentForGood(page)
    } else {
      expect(presentation(way.isAnimated), isInferred: look.isInferred)
      fixture.expectTrace("P.didAppear → done")
    }
    #expect(fixture.a.presentedViewController === page, name)
    expectRest(presented: true)
    if presentation.object == nil { presentation.object = page.presentationController }
  }

  /// Presents again after a cancelled presentation, so that the dismissal can be tested.
  private func presentForGood(_ page: LoggingController) throws {
    anchor(page)
    fixture.stage.run { fixture.a.present(page, animated: true) }
    try fixture.stage.settle()
  }

  mutating func dismiss() throws {
    let before = (fixture.stage.dump(fixture.window), tree)
    fixture.log.clear()
    ask { [fixture] in
      fixture.a.dismiss(animated: way.isAnimated) { fixture.log.write("gone") }
    }
    try finish()
    guard way == .cancelled else {
      expect(dismissal(way.isAnimated), isInferred: look.isInferred)
      fixture.expectTrace("P.didDisappear → gone")
      expectRest(presented: false)
      return
    }
    if look.removesPresenter {
      expect(cancelledDismissal, isInferred: true)
      fixture.expectTrace("A.willAppear(true) → A.willDisappear(true) → P.willAppear(true)")
    } else {
      // These calls were observed (facts A.6.3).
      expect(cancelledDismissal, isInferred: false)
    }
    #expect(fixture.a.presentedViewController === page, name)
    try expectTree(before)
    expectRest(presented: true)
    fixture.stage.run { fixture.a.dismiss(animated: true) }
    try fixture.stage.settle()
    expectRest(presented: false)
  }

  mutating func expectRelease() {
    let (page, animator) = (Weak(self.page), Weak(self.animator))
    (self.page, self.animator) = (nil, nil)
    fixture.delegate.animator = nil
    expectReleased([
      "the presented one": page, "the animator": animator,
      "the presentation": Weak(presentation.object),
    ])
    fixture.stage.run { for view in [below, above] { view.removeFromSuperview() } }
  }

  /// Sets the source view, which a popover needs.
  private func anchor(_ page: UIViewController) {
    guard look == .popover else { return }
    fixture.stage.run { page.popoverPresentationController?.sourceView = fixture.a.view }
  }

  private func ask(_ request: () -> Void) {
    let interactor = way.isInteractive ? fixture.interactor : nil
    fixture.delegate.presentInteractor = interactor
    fixture.delegate.dismissInteractor = interactor
    fixture.stage.run(request)
    fixture.delegate.presentInteractor = nil
    fixture.delegate.dismissInteractor = nil
  }

  // MARK: Expectations of the facts

  private func presentation(_ flag: Bool) -> String {
    look.removesPresenter
      ? """
      A.willDisappear(\(flag)) → P.willAppear(\(flag)) → P.isAppearing(\(flag))
      → P.didAppear(\(flag)) → A.didDisappear(\(flag)) !A.willAppear !A.didAppear
      """
      : """
      P.willAppear(\(flag)) → P.isAppearing(\(flag)) → P.didAppear(\(flag))
      !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
      """
  }

  private func dismissal(_ flag: Bool) -> String {
    look.removesPresenter
      ? """
      P.willDisappear(\(flag)) → A.willAppear(\(flag)) → A.isAppearing(\(flag)) → A.didAppear(\(flag))
      → P.didDisappear(\(flag)) !P.willAppear !A.willDisappear
      """
      : """
      P.willDisappear(\(flag)) → P.didDisappear(\(flag))
      !P.willAppear !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
      """
  }

  private var cancelledPresentation: String {
    look.removesPresenter
      ? """
      A.willDisappear(true) → P.willAppear(true) → P.isAppearing(true) → P.willDisappear(true)
      → A.willAppear(true) → {P.didDisappear(true), A.isAppearing(true)} → A.didAppear(true)
      !P.didAppear !A.didDisappear
      """
      : """
      P.willAppear(true) → P.isAppearing(true) → P.willDisappear(true) → P.didDisappear(true)
      !P.didAppear !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
      """
  }

  private var cancelledDismissal: String {
    look.removesPresenter
      ? """
      P.willDisappear(true) → A.willAppear(true) → A.isAppearing(true) → A.willDisappear(true)
      → {A.didDisappear(true), P.willAppear(true), P.isAppearing(true), P.didAppear(true)}
      !A.didAppear !P.didDisappear
      """
      : """
      P.willDisappear(true) → P.willAppear(true) → P.isAppearing(true) → P.didAppear(true)
      !P.didDisappear !A.willDisappear !A.didDisappear !A.willAppear !A.didAppear
      """
  }

  // MARK: Comparing

  /// Cancelling restores the tree after the device's orientation has been restored as well.
  private func expectTree(_ before: (TreeDump, String)) throws {
    try turnBack()
    #expect(before.0.differences(to: fixture.stage.dump(fixture.window)) == [], name)
    #expect(before.1 == tree, name)
  }

  private var tree: String { fixture.stage.run { fixture.window.layer.recursiveDescription() } }

  private func expect(_ pattern: String, isInferred: Bool) {
    expect(pattern, severity: isInferred ? .warning : .error)
  }

  private func expectRest(presented: Bool) {
    fixture.expectRest()
    let covers = presented && look.removesPresenter
    #expect(fixture.a.appearance == (covers ? .disappeared : .appeared), name)
    #expect((fixture.a.view.window == nil) == covers, name)
    #expect(page?.appearance == (presented ? .appeared : .disappeared), name)
    #expect((page?.viewIfLoaded?.window != nil) == presented, name)
    #expect(page?.isBeingPresented == false && page?.isBeingDismissed == false, name)
    #expect((page?.presentingViewController != nil) == presented, name)
    if look != .popover, let view = page?.viewIfLoaded, presented {
      let size = fixture.window.bounds.size
      // The views of sheets are smaller than the window.
      if look.style != .pageSheet, look.style != .formSheet, look.style != .automatic,
        look.style != .custom
      {
        #expect(view.bounds.size == size, name)
      }
    }
    if !covers {
      #expect(fixture.a.view.frame == fixture.window.bounds, name)
      let order = fixture.window.subviews.filter { [below, fixture.a.view, above].contains($0) }
      #expect(order == [below, fixture.a.view, above], "\(name): the order in the window")
    }
    #expect(fixture.stage.warnings == [], name)
  }
}
