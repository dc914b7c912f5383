import SourceLint
import Testing

struct ContextViewsTests {
  @Test(arguments: [
    "let from = context.view(forKey: .from)!",
    "let from = context.view(forKey: UITransitionContextViewKey.from)!",
    "context.view(forKey: .to)!.alpha = 0",
  ])
  func `a view that is taken by force is found`(line: String) throws {
    let report = try linted(animator(line))

    #expect(report.standing.map(\.rule.rawValue) == ["T11"])
    #expect(report.standing.map(\.line) == [3])
  }

  @Test(arguments: [
    "let from = context.view(forKey: .from)",
    "guard let to = context.view(forKey: .to) else { return }",
    "let from = context.view(forKey: .from) ?? context.viewController(forKey: .from)!.view!",
    "if context.view(forKey: .from) != nil { return }",
    "let page = context.viewController(forKey: .to)!",
  ])
  func `a view that may be missing is not`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }

  @Test(arguments: [
    ("Dismissal", ".from", false), ("DismissCard", ".from", false), ("DismissCard", ".to", true),
    ("PresentCard", ".to", false), ("PresentCard", ".from", true),
    ("PresentAndDismiss", ".to", true),
  ])
  func `the presented page's view is there in an animator for one direction`(
    name: String, key: String, isFound: Bool
  ) throws {
    let source = animator("_ = context.view(forKey: \(key))!")
      .replacing(/class \w+/, with: "class \(name)")

    #expect(try linted(source).findings.isEmpty != isFound)
  }

  @Test(arguments: [
    (
      "let key = isPresenting ? UITransitionContextViewKey.to : .from; _ = context.view(forKey: key)!",
      false
    ),
    (
      "let key: UITransitionContextViewKey = (mode == .pop) ? .to : .from; _ = context.view(forKey: key)!",
      false
    ),
    (
      "let key: UITransitionContextViewKey\nif isPresenting { key = .to } else { key = .from }\n_ = context.view(forKey: key)!",
      false
    ),
    (
      "_ = context.view(forKey: self.key)!; var key: UITransitionContextViewKey { isPresenting ? .to : .from }",
      false
    ),
    ("_ = context.view(forKey: isPresenting ? .to : .from)!", false),
    ("_ = context.view(forKey: key(for: context))!", false),
    (
      "let key = isPresenting ? UITransitionContextViewKey.from : .to; _ = context.view(forKey: key)!",
      true
    ),
    ("let key = UITransitionContextViewKey.from; _ = context.view(forKey: key)!", true),
    ("_ = context.view(forKey: isPresenting ? .from : .to)!", true),
    ("_ = context.view(forKey: isDismissing ? .to : .from)!", true),
  ])
  func `a key in a variable or a choice is followed`(lines: String, isFound: Bool) throws {
    let rules = try linted(animator(lines)).standing.map(\.rule)

    #expect(rules == (isFound ? [.unwrappedView] : []))
  }

  @Test(arguments: [
    ("if isPresenting { _ = context.view(forKey: .to)! }", false),
    ("if mode == .present { _ = context.view(forKey: .to)! }", false),
    ("if isPresenting { } else { _ = context.view(forKey: .from)! }", false),
    ("if !isPresenting { _ = context.view(forKey: .from)! }", false),
    ("switch mode { case .dismiss: _ = context.view(forKey: .from)!; default: break }", false),
    ("if isPresenting { _ = context.view(forKey: .from)! }", true),
    ("if isPresenting { } else { _ = context.view(forKey: .to)! }", true),
    ("if isPresenting || isFirst { _ = context.view(forKey: .to)! }", true),
  ])
  func `the presented page's view is there in a branch for one direction`(
    line: String, isFound: Bool
  ) throws {
    let rules = try linted(animator(line)).standing.map(\.rule)

    #expect(rules == (isFound ? [.unwrappedView] : []))
  }

  @Test(arguments: [("presentCard", false), ("dismissCard", true), ("move", true)])
  func `the presented page's view is there in a method for one direction`(
    name: String, isFound: Bool
  ) throws {
    let method =
      "}; func \(name)(_ context: UIViewControllerContextTransitioning) { _ = context.view(forKey: .to)!"

    #expect(try linted(animator(method)).findings.isEmpty != isFound)
  }

  @Test func `both views are there if the presentation controller removes the presenter's view`()
    throws
  {
    let controller = """
      class Full: UIPresentationController {
        override var shouldRemovePresentersView: Bool { return true }
      }
      """

    #expect(
      try linted(["A.swift": animator("_ = context.view(forKey: .to)!"), "B.swift": controller])
        .findings == [])
  }

  @Test func `both views are there in a push or pop`() throws {
    let operation = "let operation: UINavigationController.Operation = .push; "

    #expect(try linted(animator(operation + "_ = context.view(forKey: .from)!")).findings == [])
    #expect(
      try linted(animator(operation + pages + "box.addSubview(a.view); box.addSubview(b.view)"))
        .findings == [])
  }

  @Test func `a view taken by force outside of an animator is not`() throws {
    #expect(try linted("func look(c: Context) { c.view(forKey: .from)!.alpha = 0 }").findings == [])
  }

  private let pages =
    "let a = context.viewController(forKey: .from)!; let b = context.viewController(forKey: .to)!; "
    + "let box = context.containerView; "

  @Test(arguments: [
    "box.addSubview(a.view); box.addSubview(b.view)",
    "box.insertSubview(a.view!, at: 0); box.addSubview(b.view!)",
  ])
  func `the departing view below the arriving one is noted`(line: String) throws {
    let report = try linted(animator(pages + line))

    #expect(report.standing.map(\.rule.rawValue) == ["T06"])
  }

  @Test(arguments: [
    "box.addSubview(b.view)",
    "box.addSubview(b.view); box.addSubview(a.view)",
    "box.insertSubview(b.view, belowSubview: a.view)",
    "window.addSubview(a.view); box.addSubview(b.view)",
    "b.view.window!.addSubview(a.view); box.addSubview(b.view)",
    "let shot = a.view.snapshotView(afterScreenUpdates: false)!; box.addSubview(shot); box.addSubview(b.view)",
  ])
  func `the arriving view, and a way back, are not`(line: String) throws {
    #expect(try linted(animator(pages + line)).findings == [])
  }
}
