import Stage
import TestSupport
import Testing

/// Tests which controllers may contain which other controllers, and what happens when a child
/// changes parents.
@MainActor
struct HierarchyTests {
  @Test func `children are in the order they were added`() throws {
    try onStage { fixture in
      let children = (0..<3).map { LoggingController("\($0)", fixture.log) }
      fixture.stage.run {
        for child in children { embed(child, in: fixture.a) }
        fixture.a.addChild(children[0])
      }
      #expect(fixture.a.children.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init))
      fixture.stage.run { expel(children[1]) }
      #expect(fixture.a.children.count == 2)
      #expect(fixture.a.children.last === children[2])
      #expect(children[1].parent == nil)
      try fixture.stage.settle()
    }
  }

  @Test func `addChild calls willMove, removeFromParent calls didMove`() {
    onStage { fixture in
      let child = MovingController(fixture.log)
      fixture.stage.run {
        fixture.a.addChild(child)
        fixture.c.addChild(child)
        child.removeFromParent()
      }
      fixture.expectTrace(
        "willMove(to A) → didMove(to nil) → willMove(to C) → didMove(to nil)")
    }
  }

  @Test func `a child moves between two visible parents without appearance calls`() throws {
    try onStage { fixture in
      let (p, q) = (LoggingController("P", fixture.log), LoggingController("Q", fixture.log))
      let x = LoggingController("X", fixture.log)
      fixture.stage.run {
        embed(p, in: fixture.a)
        embed(q, in: fixture.a)
        embed(x, in: p)
      }
      try fixture.stage.settle()
      fixture.log.clear()
      fixture.stage.run { embed(x, in: q) }
      try fixture.stage.settle()

      fixture.expectTrace("!X.willAppear !X.willDisappear !X.didAppear !X.didDisappear")
      #expect(x.appearance == .appeared)
      #expect(x.parent === q)
      #expect(p.children.isEmpty)
    }
  }

  @Test func `a child on screen disappears when it moves to a parent off screen`() throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run { embed(x, in: fixture.a) }
      try fixture.stage.settle()
      fixture.stage.run { embed(x, in: fixture.b) }
      try fixture.stage.settle()
      fixture.expectTrace("X.willAppear → X.didAppear → X.willDisappear → X.didDisappear")
      #expect(x.appearance == .disappeared)

      try fixture.presentAndSettle(style: .fullScreen)
      #expect(x.appearance == .appeared)
    }
  }

  // MARK: Exceptions

  private static let place = "UIViewControllerHierarchyInconsistency"

  @Test func `a child's view outside its parent's hierarchy raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.stage.run {
          fixture.b.addChild(fixture.c)
          fixture.a.view.addSubview(fixture.c.view)
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("'\(Self.place)'"))
    #expect(
      text.contains(
        "child view controller:<LoggingController#2> should have parent view controller:"
          + "<LoggingController#1> but actual parent is:<LoggingController#3>"))
  }

  @Test func `a child's view directly in the window raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.stage.run {
          fixture.a.addChild(fixture.c)
          fixture.window.addSubview(fixture.c.view)
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("should have parent view controller:(null) but actual parent is:"))
  }

  @Test func `a controller cannot be a child of itself or of its child`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        child.addChild(parent)
      }
    }
  }
}

private final class MovingController: UIViewController {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func name(_ parent: UIViewController?) -> String {
    (parent as? LoggingController)?.label ?? "nil"
  }
  override func willMove(toParent parent: UIViewController?) {
    log.write("willMove(to \(name(parent)))")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    log.write("didMove(to \(name(parent)))")
    super.didMove(toParent: parent)
  }
}
