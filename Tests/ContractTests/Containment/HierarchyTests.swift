import Stage
import TestSupport
import Testing

/// Tests which controllers may contain which other controllers, and what happens when a child
/// changes parents.
@MainActor
struct HierarchyTests {
  @Test func `children are in the order they were added`() throws {
    try onStage { theatre in
      let children = (0..<3).map { LoggingController("\($0)", theatre.log) }
      theatre.stage.run {
        for child in children { embed(child, in: theatre.a) }
        theatre.a.addChild(children[0])
      }
      #expect(theatre.a.children.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init))
      theatre.stage.run { expel(children[1]) }
      #expect(theatre.a.children.count == 2)
      #expect(theatre.a.children.last === children[2])
      #expect(children[1].parent == nil)
      try theatre.stage.settle()
    }
  }

  @Test func `addChild calls willMove, removeFromParent calls didMove`() {
    onStage { theatre in
      let child = MovingController(theatre.log)
      theatre.stage.run {
        theatre.a.addChild(child)
        theatre.c.addChild(child)
        child.removeFromParent()
      }
      theatre.expectTrace(
        "willMove(to A) → didMove(to nil) → willMove(to C) → didMove(to nil)")
    }
  }

  @Test func `a child moves between two visible parents without appearance calls`() throws {
    try onStage { theatre in
      let (p, q) = (LoggingController("P", theatre.log), LoggingController("Q", theatre.log))
      let x = LoggingController("X", theatre.log)
      theatre.stage.run {
        embed(p, in: theatre.a)
        embed(q, in: theatre.a)
        embed(x, in: p)
      }
      try theatre.stage.settle()
      theatre.log.clear()
      theatre.stage.run { embed(x, in: q) }
      try theatre.stage.settle()

      theatre.expectTrace("!X.willAppear !X.willDisappear !X.didAppear !X.didDisappear")
      #expect(x.appearance == .appeared)
      #expect(x.parent === q)
      #expect(p.children.isEmpty)
    }
  }

  @Test func `a child on screen disappears when it moves to a parent off screen`() throws {
    try onStage { theatre in
      let x = LoggingController("X", theatre.log)
      theatre.stage.run { embed(x, in: theatre.a) }
      try theatre.stage.settle()
      theatre.stage.run { embed(x, in: theatre.b) }
      try theatre.stage.settle()
      theatre.expectTrace("X.willAppear → X.didAppear → X.willDisappear → X.didDisappear")
      #expect(x.appearance == .disappeared)

      try theatre.presentAndSettle(style: .fullScreen)
      #expect(x.appearance == .appeared)
    }
  }

  // MARK: Exceptions

  private static let place = "UIViewControllerHierarchyInconsistency"

  @Test func `a child's view outside its parent's hierarchy raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let theatre = Theatre()
        theatre.stage.run {
          theatre.b.addChild(theatre.c)
          theatre.a.view.addSubview(theatre.c.view)
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
        let theatre = Theatre()
        theatre.stage.run {
          theatre.a.addChild(theatre.c)
          theatre.window.addSubview(theatre.c.view)
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
