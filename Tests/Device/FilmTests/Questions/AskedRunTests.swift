import Film
import Foundation
import Stage
import Testing
import UIKit

@MainActor
struct AskedRunTests {
  private func fade() -> AskedRun {
    let fade = AppRun(
      name: "fade", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { FadingPage() })
    return AskedRun(fade) { $0.record() }
  }

  private func values(
    _ asked: AskedRun, _ path: String, _ times: AskedTimes
  ) throws -> ValueAnswer {
    guard case .values(let values) = try asked.answer(Question(path), times) else {
      throw NotValues()
    }
    return values
  }

  private struct NotValues: Error {}

  private func change(
    _ asked: AskedRun, _ path: String, before t: Double
  ) throws -> ChangeAnswer? {
    guard case .change(let change) = try asked.answer(Question(path), .before(t)) else {
      throw NotValues()
    }
    return change
  }

  @Test func `values at changes are those on screen`() throws {
    let answer = try values(fade(), "Panel.alpha", .changes)

    #expect(answer.meaning == .screen)
    let numbers = answer.rows.compactMap { row -> Double? in
      if case .number(let number) = row.value { number } else { nil }
    }
    #expect(numbers.count > 5 && numbers.count == answer.rows.count)
    #expect(numbers.first == 0 && numbers.last == 1)
    #expect(numbers == numbers.sorted())
    #expect(answer.rows.allSatisfy { $0.cause == nil && $0.place == nil })
  }

  @Test func `values at a call are those that the app would read`() throws {
    let answer = try values(fade(), "Panel.alpha", .call("completeTransition", of: nil))

    #expect(answer.meaning == .model)
    #expect(answer.rows.map(\.value) == [.number(1)])
    #expect(answer.rows.first?.cause?.hasSuffix("completeTransition(true)") == true)
  }

  @Test func `the last change has its call`() throws {
    let asked = fade()
    let first = try #require(try change(asked, "Panel.alpha", before: 0.6))

    #expect(first.meaning == .model)
    #expect(first.before == .number(0) && first.after == .number(1))
    #expect(first.call?.contains("animateTransition") == true)
    #expect(first.restored == nil)
    #expect(try change(asked, "window.alpha", before: 0) == nil)
  }

  @Test func `views of a transition are known while it runs`() throws {
    let asked = fade()
    let answer = try values(asked, "container.subviews.count", .changes)

    #expect(answer.rows.map(\.value) == [.number(2), .number(1), .none])
    let to = try values(asked, "to", .call("animateTransition", of: nil))
    #expect(to.rows.count == 1)
    guard case .view(let name)? = to.rows.first?.value else { throw NotValues() }
    #expect(name.hasPrefix("Panel@"))
  }

  @Test func `a recording file answers from its frames`() throws {
    let run = AppRun(
      name: "fade", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { FadingPage() })
    let data = RecordingFile(run.record().recording).data
    let file = AskedRun(try JSONDecoder().decode(RecordedRun.self, from: data))

    let changes = try values(file, "Panel.alpha", .changes)
    let own = try values(fade(), "Panel.alpha", .changes)
    #expect(changes.rows.map(\.value) == own.rows.map(\.value))
    #expect(zip(changes.rows, own.rows).allSatisfy { abs($0.t - $1.t) < 1e-5 })
    let call = try values(file, "Panel.alpha", .call("completeTransition", of: nil))
    #expect(call.meaning == .screen && call.rows.count == 1)
    let last = try #require(try change(file, "Panel.alpha", before: 0.6))
    #expect(last.meaning == .screen && last.after == .number(1))
    #expect(throws: AskError.needsRun(.order)) {
      try file.answer(Question("container.subviews[0]"), .changes)
    }
  }

  @Test func `a question without an answer says which word is wrong`() throws {
    let asked = fade()

    func failure(_ path: String, _ times: AskedTimes = .changes) -> AskError? {
      do {
        _ = try asked.answer(Question(path), times)
        return nil
      } catch let fault { return fault as? AskError }
    }
    guard case .unknownView("Pannel", let names)? = failure("Pannel.alpha") else {
      Issue.record("\(failure("Pannel.alpha") as Any)")
      return
    }
    #expect(names.contains("Panel") && names.contains("FadingPage#1"))
    guard case .severalViews("UILabel", let views)? = failure("UILabel.alpha") else {
      Issue.record("\(failure("UILabel.alpha") as Any)")
      return
    }
    #expect(views.count == 2)
    guard case .unknownCall("finnish", _)? = failure("Panel.alpha", .call("finnish", of: nil)),
      case .unknownFile("Other.swift", [])? = failure(
        "Panel.alpha", .place(file: "Other.swift", line: 3)),
      case .outside(99, _)? = failure("Panel.alpha", .time(99)),
      case .outside(-1, _)? = failure("Panel.alpha", .time(-1))
    else {
      Issue.record("an error is missing")
      return
    }
  }

  /// A recording that is asked about after its run, with a repetition of the run.
  private func repeated() -> AskedRun {
    let run = AppRun(
      name: "fade", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.5)),
      root: { FadingPage() })
    return AskedRun(run.record().recording, nil) { prepare in
      var run = run
      run.prepare = prepare
      _ = run.record()
    }
  }

  @Test func `a recording whose run can be repeated has the assignments`() throws {
    let (recording, run) = (repeated(), fade())

    let last = try #require(try change(recording, "Panel.alpha", before: 0.6))
    #expect(last.meaning == .model && last.before == .number(0) && last.after == .number(1))
    let call = try values(recording, "Panel.alpha", .call("completeTransition", of: nil))
    #expect(call.meaning == .model && call.rows.map(\.value) == [.number(1)])
    let items = try values(recording, "container.subviews[0]", .changes)
    #expect(items.rows == (try values(run, "container.subviews[0]", .changes)).rows)
  }

  @Test func `a repetition that is another run gives no assignments`() throws {
    FadingPage.delays = 0
    defer { FadingPage.delays = nil }
    let asked = repeated()

    let last = try #require(try change(asked, "Panel.alpha", before: 0.4))
    #expect(last.meaning == .screen)
  }

  @Test func `a question without times is answered for a moment`() throws {
    let asked = repeated()

    func lines(_ path: String, _ t: Double) throws -> [AnswerLine] {
      let question = try Question(path)
      let (answer, times) = try asked.answer(question, around: t)
      return AnswerText(question: question, times: times, answer: answer).lines
    }
    let change = try lines("Panel.alpha", 0.25)
    try #require(change.count == 2)
    #expect(change[0].text.hasPrefix("Panel.alpha on screen: 0."))
    #expect(change[1].text == "Panel#1.opacity was set: 0 → 1", "\(change[1].text)")
    #expect(change[1].detail?.contains("animateTransition") == true)
    // A value that has not changed, at a time after the end.
    let still = try lines("window.alpha", 99)
    #expect(still.map(\.text) == ["window.alpha, on screen", "1"])
    // No transition is running, so the answer is about the whole run.
    let all = try lines("container.subviews.count", 0)
    #expect(all.map(\.text) == ["container.subviews.count, on screen", "2", "1", "nil"])
    #expect(all.dropFirst().allSatisfy { $0.t != nil })
  }

  @Test func `a run that does not repeat itself is an error`() throws {
    FadingPage.delays = 0
    defer { FadingPage.delays = nil }
    let asked = fade()

    #expect(throws: AskError.self) {
      try asked.answer(Question("Panel.alpha"), .call("completeTransition", of: nil))
    }
  }
}

/// A page that presents a page with an animator of its own when it is tapped.
private final class FadingPage: UIViewController, UIViewControllerTransitioningDelegate {
  /// How often the page was tapped; nil if its animator always has the same duration.
  static var delays: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<2 { view.addSubview(UILabel()) }
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", FadingPage.open)))
  }

  func open() {
    let page = PanelPage()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    present(page, animated: true)
    Self.delays = Self.delays.map { $0 + 1 }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Fade(duration: 0.2 + 0.1 * Double(Self.delays ?? 0))
  }
}

private final class PanelPage: UIViewController {
  override func loadView() { view = Panel() }
}

private final class Panel: UIView {}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) as? Panel else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: duration) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
