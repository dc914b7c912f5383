import SourceLint
import Testing

struct ContextViewsTests {
  @Test(arguments: [
    "let from = context.view(forKey: .from)!",
    "let from = context.view(forKey: UITransitionContextViewKey.from)!",
    "context.view(forKey: .to)!.alpha = 0",
  ])
  func `a forced unwrapping of a context's view is found`(line: String) throws {
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
  func `code that accepts a missing view is not reported`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }

  @Test func `a forced unwrapping outside of an animator is not reported`() throws {
    #expect(try linted("func look(c: Context) { c.view(forKey: .from)!.alpha = 0 }").findings == [])
  }

  private let pages =
    "let a = context.viewController(forKey: .from)!; let b = context.viewController(forKey: .to)!; "
    + "let box = context.containerView; "

  @Test(arguments: [
    "box.addSubview(a.view); box.addSubview(b.view)",
    "box.insertSubview(a.view!, at: 0); box.addSubview(b.view!)",
  ])
  func `adding the departing view below the arriving one is a note`(line: String) throws {
    let report = try linted(animator(pages + line))

    #expect(report.standing.map(\.rule.rawValue) == ["T06"])
  }

  @Test(arguments: [
    "box.addSubview(b.view)",
    "box.addSubview(b.view); box.addSubview(a.view)",
    "box.insertSubview(b.view, belowSubview: a.view)",
    "let shot = a.view.snapshotView(afterScreenUpdates: false)!; box.addSubview(shot); box.addSubview(b.view)",
  ])
  func `adding only the arriving view, or going back, is not reported`(line: String) throws {
    #expect(try linted(animator(pages + line)).findings == [])
  }
}
