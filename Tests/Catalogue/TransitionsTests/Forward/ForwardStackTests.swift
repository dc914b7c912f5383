import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// The effect of each change of the stack on the forward stack.
@MainActor @Suite struct ForwardStackTests {
  /// A change of the stack ABCD. The forward stack is FE, and its nearest page is E.
  enum Change: CaseIterable {
    case pop, popTo, popToRoot, goForward, pushNext, pushFarther, pushOther, setFewer, setOther
    case setSwapped

    @MainActor func make(_ scene: ForwardStage, animated: Bool) {
      let navigation = scene.navigation
      switch self {
      case .pop: navigation.popViewController(animated: animated)
      case .popTo: navigation.popToViewController(scene.page("B"), animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .goForward: scene.forward.goForward(animated: animated)
      case .pushNext: navigation.pushViewController(scene.page("E"), animated: animated)
      case .pushFarther: navigation.pushViewController(scene.page("F"), animated: animated)
      case .pushOther: navigation.pushViewController(scene.page("X"), animated: animated)
      case .setFewer: navigation.setViewControllers(scene.named("AB"), animated: animated)
      case .setOther: navigation.setViewControllers(scene.named("AX"), animated: animated)
      case .setSwapped: navigation.setViewControllers(scene.named("BAC"), animated: animated)
      }
    }

    func result(_ kind: ForwardStage.Kind) -> (stack: String, ahead: String) {
      switch self {
      case .pop: ("ABC", "FED")
      case .popTo: ("AB", "FEDC")
      case .popToRoot: ("A", "FEDCB")
      case .goForward, .pushNext: ("ABCDE", "F")
      case .pushFarther: ("ABCDF", "")
      case .pushOther: ("ABCDX", "")
      case .setFewer: ("AB", kind == .attached ? "FEDC" : "")
      case .setOther: ("AX", "")
      case .setSwapped: ("BAC", "")
      }
    }
  }

  enum Ending: CaseIterable {
    case atOnce, animated, steered, cancelled
  }

  @Test(arguments: Change.allCases, ForwardStage.Kind.allCases)
  func `each change counts when it completes, and not when it is cancelled`(
    _ change: Change, _ kind: ForwardStage.Kind
  ) throws {
    for ending in Ending.allCases {
      let label = "\(change), \(ending)"
      let scene = ForwardStage(kind: kind)
      try scene.arrange("ABCD", forward: "FE")
      let interactor = UIPercentDrivenInteractiveTransition()
      if ending == .steered || ending == .cancelled {
        scene.forward.delegate = scene.app
        (scene.app.animator, scene.app.interactor) = (PlainAnimator(), interactor)
      }

      scene.stage.run { change.make(scene, animated: ending != .atOnce) }
      if scene.app.interactor != nil {
        scene.stage.run { interactor.update(0.4) }
        scene.stage.advance(by: 0.1)
        #expect(scene.ahead == "FE", "\(label): too early")
        scene.stage.run { ending == .steered ? interactor.finish() : interactor.cancel() }
      }
      try scene.stage.settle()

      let expected = ending == .cancelled ? ("ABCD", "FE") : change.result(kind)
      #expect(scene.stack == expected.0, "\(label)")
      #expect(scene.ahead == expected.1, "\(label)")
      scene.expectRest(label)
      scene.stage.close()
    }
  }

  @Test func `several changes before a layout pass count as their result`() throws {
    let changes: [(steps: [Change], stack: String, ahead: String)] = [
      ([.pop, .pop], "AB", "FEDC"),
      ([.pushNext, .pushFarther], "ABCDEF", ""),
      ([.pop, .pushOther], "ABCX", ""),
      ([.popToRoot, .pushNext], "AE", ""),
    ]
    for (steps, stack, ahead) in changes {
      let scene = ForwardStage()
      try scene.arrange("ABCD", forward: "FE")

      scene.stage.run { for step in steps { step.make(scene, animated: true) } }
      try scene.stage.settle()

      #expect(scene.stack == stack, "\(steps)")
      #expect(scene.ahead == ahead, "\(steps)")
      scene.expectRest("\(steps)")
      scene.stage.close()
    }
  }

  @Test(arguments: ForwardStage.Kind.allCases)
  func `replacing the stack under its top controller clears the forward stack`(
    _ kind: ForwardStage.Kind
  ) throws {
    let scene = ForwardStage(kind: kind)
    try scene.arrange("ABCD", forward: "FE")

    scene.stage.run { scene.navigation.setViewControllers(scene.named("AD"), animated: true) }
    try scene.stage.settle()

    #expect(scene.ahead == "")
    #expect(scene.stage.run { scene.forward.goForward() } == nil)
    #expect(scene.stack == "AD")
  }

  @Test func `back and forward can be repeated`() throws {
    let scene = ForwardStage("ABCDEFGH")
    for _ in 0..<3 {
      for count in 1...7 {
        scene.stage.run { _ = scene.navigation.popViewController(animated: count % 2 == 0) }
        try scene.stage.settle()
        #expect(scene.stack + String(scene.ahead.reversed()) == "ABCDEFGH")
      }
      for count in 1...7 {
        #expect(scene.stage.run { scene.forward.goForward(animated: count % 2 == 0) } != nil)
        try scene.stage.settle()
        #expect(scene.stack + String(scene.ahead.reversed()) == "ABCDEFGH")
      }
    }
    scene.expectRest()
  }

  // MARK: Depth

  @Test(arguments: [0, 1, 3, -4])
  func `only the maximum number of pages is kept, the farthest are dropped`(_ depth: Int) throws {
    let scene = ForwardStage("ABCDEFGH")
    scene.forward.maximumDepth = depth

    scene.stage.run { _ = scene.navigation.popToRootViewController(animated: true) }
    try scene.stage.settle()

    #expect(scene.ahead == String("HGFEDCB".suffix(max(0, depth))))
    #expect((scene.stage.run { scene.forward.goForward() } == nil) == (depth <= 0))
  }

  @Test func `a smaller maximum drops at once`() throws {
    let scene = ForwardStage()
    try scene.arrange("A", forward: "EDCB")
    #expect(scene.forward.maximumDepth == ForwardNavigation.defaultMaximumDepth)

    scene.forward.maximumDepth = 2
    #expect(scene.ahead == "CB")
    scene.forward.maximumDepth = 10
    #expect(scene.ahead == "CB")
  }

  // MARK: Memory

  @Test func `dropped pages are released, kept ones are not`() throws {
    let scene = ForwardStage("ABCDEFGH")
    scene.forward.maximumDepth = 3
    let (kept, dropped) = (WeakPage(scene.page("D")), WeakPage(scene.page("E")))
    for name in "DE" { scene.forget(name) }

    scene.stage.run { _ = scene.navigation.popToRootViewController(animated: true) }
    try scene.stage.settle()
    #expect(kept.page != nil)
    #expect(dropped.page == nil)

    scene.stage.run { scene.forward.removeAllForward() }
    #expect(kept.page == nil)
    #expect(scene.ahead == "")
  }

  @Test func `another push releases the pages ahead`() throws {
    let scene = ForwardStage("ABC")
    let gone = WeakPage(scene.page("C"))
    scene.forget("C")
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    #expect(gone.page != nil)

    scene.stage.run { scene.navigation.pushViewController(scene.page("X"), animated: true) }
    try scene.stage.settle()
    #expect(gone.page == nil)
  }

  // MARK: Elsewhere

  @Test func `going forward does not show a page that has moved elsewhere`() throws {
    let scene = ForwardStage()
    try scene.arrange("A", forward: "EDCB")
    let other = scene.stage.run { UIViewController() }
    scene.stage.run { other.addChild(scene.page("C")) }

    #expect(scene.stage.run { scene.forward.goForward(animated: false) } === scene.page("B"))
    try scene.stage.settle()
    #expect(scene.stage.run { scene.forward.goForward(animated: false) } == nil)
    #expect(scene.stack == "AB")
    #expect(scene.ahead == "")
  }

  @Test func `a page returns unchanged, from viewWillAppear on`() throws {
    let scene = ForwardStage("AB")
    let view = scene.page("B").view
    scene.page("B").note = "half read"
    scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    scene.log.clear()

    scene.stage.run { _ = scene.forward.goForward() }
    try scene.stage.settle()

    #expect(
      scene.log.events == [
        "A.willDisappear(true)", "B.willAppear(true)", "B.isAppearing(true)",
        "A.didDisappear(true)", "B.didAppear(true)",
      ])
    #expect(scene.page("B").view === view)
    #expect(scene.page("B").note == "half read")
    scene.expectRest()
  }
}

/// A weak reference to a page.
@MainActor
struct WeakPage {
  private(set) weak var page: Page?
  init(_ page: Page) { self.page = page }
}
