import Stage
import TestSupport
import Testing

/// Presentations of every style above presentations of every other style. The presentations are
/// adapted, rotated, resized, dragged, cancelled and dismissed at random. When the stage is idle,
/// each presentation has its final frame.
@MainActor
struct RandomPresentationsTests {
  nonisolated private static let rounds = caseCount(1_000, soak: 4_000)

  @Test func `random presentations on random devices rest in their final frames`() throws {
    var dice = RandomSource(seed: seed(11))
    var deepest = 0
    var rests = 0
    var mix = Pile.Mix()
    for round in 0..<Self.rounds {
      let pile = Pile(dice: dice, device: dice.pick([.pad, .phone, .small]))
      for _ in 0..<12 {
        pile.step()
        guard pile.dice.chance(0.25) else { continue }
        try pile.rest()
        deepest = max(deepest, pile.depth)
        rests += 1
        if !pile.faults.isEmpty { break }
      }
      try pile.takeDown()
      #expect(pile.faults == [], "round \(round): \(pile.story.joined(separator: ", "))")
      dice = pile.dice
      mix.add(pile.mix)
    }
    let ends = Double(mix.finished + mix.cancelled)
    #expect(Double(mix.finished) >= 0.3 * ends, "\(mix)")
    #expect(Double(mix.cancelled) >= 0.1 * ends, "\(mix)")
    #expect(Double(mix.inFlight) >= 0.1 * ends, "\(mix)")
    #expect(Double(mix.turned) >= 0.05 * ends, "\(mix)")
    #expect(deepest >= 3)
    #expect(rests > 2 * Self.rounds)
  }
}

/// A root and the controllers presented on it.
@MainActor
private final class Pile {
  /// How the transitions ended, and what happened while they ran.
  struct Mix {
    var finished = 0
    var cancelled = 0
    /// The number of requests made during a transition.
    var inFlight = 0
    /// The number of rotations and resizes during a transition.
    var turned = 0

    mutating func add(_ other: Mix) {
      finished += other.finished
      cancelled += other.cancelled
      inFlight += other.inFlight
      turned += other.turned
    }
  }

  var dice: RandomSource
  private(set) var mix = Mix()
  private(set) var story: [String]
  private(set) var faults: [String] = []
  private let stage: Stage
  private let log = EventLog()
  private var pages: [LoggingController] = []
  private let transitioning: LoggingDelegate
  private let interactor: UIPercentDrivenInteractiveTransition
  /// Presentations do not retain their delegates, so they are retained here.
  private var delegates: [AdaptingDelegate] = []

  init(dice: RandomSource, device: Device) {
    self.dice = dice
    story = [device.id]
    let (stage, log) = (Stage(device: device), self.log)
    self.stage = stage
    (transitioning, interactor) = stage.run {
      (LoggingDelegate(log), UIPercentDrivenInteractiveTransition())
    }
    transitioning.animator = stage.run { LoggingAnimator(log) }
    pages = [stage.run { LoggingController("0", log) }]
    stage.show(pages[0])
  }

  private var root: UIViewController { pages[0] }
  private var chain: [UIViewController] {
    var chain: [UIViewController] = []
    while let next = (chain.last ?? root).presentedViewController { chain.append(next) }
    return chain
  }
  var depth: Int { chain.count }

  // MARK: Steps

  func step() {
    switch dice.number(0...9) {
    case 0, 1, 2: present()
    case 3, 4: dismiss()
    case 5:
      happen("turn") {
        stage.rotate(to: dice.pick([.portrait, .landscapeLeft]), animated: dice.chance(0.5))
      }
    case 6:
      happen("resize") {
        let width = dice.pick([320.0, 400, 700, 820])
        stage.resize(
          to: CGSize(width: width, height: stage.window.bounds.height), animated: dice.chance(0.5))
      }
    case 7:
      happen("size class") {
        stage.overrideSizeClasses(horizontal: dice.pick([nil, .compact, .regular]))
      }
    case 8:
      happen("drag") {
        let (y, way) = (dice.number(0...800.0), dice.number(-200...500.0))
        stage.play(
          TouchScript(
            unit: .points,
            fingers: [
              [
                .init(.down, t: 0, x: 180, y: y), .init(.move, t: 0.15, x: 180, y: y + way),
                .init(dice.pick([.up, .cancel]), t: 0.3, x: 180, y: y + way),
              ]
            ]))
      }
    default:
      happen("steer") {
        let (percent, finishes) = (dice.fraction(), dice.chance(0.5))
        stage.run {
          interactor.update(percent)
          if finishes { interactor.finish() } else { interactor.cancel() }
        }
      }
    }
    if dice.chance(0.3) { stage.advance(by: dice.number(0...0.3)) }
  }

  private var isUnderway: Bool { stage.run { RunningTransition.progress != nil } }

  private func happen(_ what: String, _ body: () -> Void) {
    story.append(what)
    if ["turn", "resize"].contains(what), isUnderway { mix.turned += 1 }
    body()
  }

  private func present() {
    let style = dice.pick(
      [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover,
        .custom, .currentContext, .overCurrentContext, .none,
      ])
    let (isAnimated, isInteractive) = (dice.chance(0.8), dice.chance(0.5))
    story.append("\(style == .none ? "alert" : "\(style)")\(isInteractive ? " steered" : "")")
    let source = chain.last ?? root
    if isUnderway { mix.inFlight += 1 }
    stage.run {
      // The style `.none` stands for an alert.
      guard style != .none else {
        let alert = UIAlertController(title: "Gone?", message: nil, preferredStyle: .alert)
        return source.present(alert, animated: isAnimated)
      }
      let page = LoggingController("\(pages.count)", log)
      pages.append(page)
      page.modalPresentationStyle = style
      page.modalTransitionStyle = dice.pick([.coverVertical, .flipHorizontal, .crossDissolve])
      page.definesPresentationContext = dice.chance(0.5)
      if isInteractive { page.transitioningDelegate = transitioning }
      page.popoverPresentationController?.sourceView = source.view
      page.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 60, width: 44, height: 44)
      if dice.chance(0.4) {
        let delegate = AdaptingDelegate(
          dice.pick([.fullScreen, .overFullScreen, .pageSheet]), wraps: dice.chance(0.5))
        delegates.append(delegate)
        page.presentationController?.delegate = delegate
      }
      transitioning.presentInteractor = isInteractive ? interactor : nil
      source.present(page, animated: isAnimated)
      transitioning.presentInteractor = nil
    }
    if isInteractive, dice.chance(0.8) { letGo() }
  }

  /// Ends the touch of an interactive transition after a short time.
  private func letGo() {
    let (percent, finishes) = (dice.fraction(), dice.chance(0.3))
    stage.run { interactor.update(percent) }
    stage.advance(by: dice.number(0...0.2))
    happen(finishes ? "finish" : "cancel") {
      stage.run { if finishes { interactor.finish() } else { interactor.cancel() } }
    }
  }

  private func dismiss() {
    let (isAnimated, isInteractive) = (dice.chance(0.8), dice.chance(0.5))
    let receiver = dice.pick([root] + chain)
    story.append("dismiss\(isInteractive ? " steered" : "")")
    if isUnderway { mix.inFlight += 1 }
    stage.run {
      transitioning.dismissInteractor = isInteractive ? interactor : nil
      receiver.dismiss(animated: isAnimated)
      transitioning.dismissInteractor = nil
    }
    if isInteractive, dice.chance(0.8) { letGo() }
  }

  // MARK: Checking

  func rest() throws {
    story.append("rest")
    stage.run { interactor.finish() }
    try stage.settle()
    stage.expectRest()
    stage.run { look() }
  }

  func takeDown() throws {
    try rest()
    stage.run { root.dismiss(animated: true) }
    try stage.settle()
    if stage.window.subviews != [root.view] { faults.append("something is left") }
    mix.finished = stage.trace.lines.count { $0.contains("completeTransition(true)") }
    mix.cancelled = stage.trace.lines.count { $0.contains("completeTransition(false)") }
    stage.close()
  }

  private func look() {
    for page in pages {
      let isSeen = page.viewIfLoaded?.window != nil
      if page.appearance != (isSeen ? .appeared : .disappeared) {
        faults.append("\(page.label) is \(page.appearance), in the window: \(isSeen)")
      }
    }
    faults += stage.warnings.filter {
      !$0.contains("Attempt to present") && !$0.contains("while transitioning already")
    }
    let bounds = stage.window.bounds
    if root.view.window != nil, root.view.convert(root.view.bounds, to: nil) != bounds {
      faults.append("the root is at \(root.view.frame)")
    }
    for page in chain { look(at: page) }
    let layers = stage.window.subviews
    let order = chain.compactMap { page in
      layers.firstIndex { $0 === page.presentationController?.containerView }
    }
    if order != order.sorted() { faults.append("containers in the order \(order)") }
  }

  private func look(at page: UIViewController) {
    guard let presentation = page.presentationController,
      let container = presentation.containerView, let view = presentation.presentedView,
      page.presentingViewController != nil
    else { return faults.append("\(page) has lost its presentation") }
    let place =
      container.superview === stage.window ? stage.window : page.presentingViewController?.view
    if place?.window != nil, container.bounds.size != place?.bounds.size {
      faults.append("the container of \(presentation) has \(container.frame)")
    }
    if page.view.window != nil, !page.view.isDescendant(of: container) {
      faults.append("\(page) is outside of its container")
    }
    if view.alpha != 1 || !view.transform.isIdentity || page.view.bounds.height < 30 {
      faults.append("\(page) has been left as it was on its way")
    }
    // A popover's card stays where it is even if its source has moved since.
    guard view.superview === container, !(presentation is UIPopoverPresentationController) else {
      return
    }
    let rest = presentation.frameOfPresentedViewInContainerView
    let way = abs(view.frame.minX - rest.minX) + abs(view.frame.minY - rest.minY)
    let growth = abs(view.frame.width - rest.width) + abs(view.frame.height - rest.height)
    if way + growth > 1e-6 { faults.append("\(page) is at \(view.frame) instead of \(rest)") }
  }
}

/// A delegate that adapts to `style` in a compact width and may put the presented controller into a
/// container.
private final class AdaptingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  private let wraps: Bool
  init(_ style: UIModalPresentationStyle, wraps: Bool) { (self.style, self.wraps) = (style, wraps) }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? style : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? Wrapping(controller.presentedViewController) : nil
  }
}

private final class Wrapping: UIViewController {
  init(_ content: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
  required init?(coder: NSCoder) { nil }
}
