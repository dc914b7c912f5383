import Stage
import TestSupport
import Testing

/// The order of a segue's calls (facts K and case C26(a)).
@MainActor
struct SegueOrderTests {
  private static let present =
    "<segue kind=\"presentation\" identifier=\"go\" destination=\"B\" "
    + "modalPresentationStyle=\"fullScreen\"/>"
  /// The end of the trace of a segue that presents B full screen (C1).
  private static let presenting =
    "A.present(true) → B.viewDidLoad → A.willDisappear(true) → B.willAppear(true) "
    + "→ B.didAppear(true) → A.didDisappear(true)"

  // MARK: A tap

  @Test func `a tap calls shouldPerform, prepare, loadView and present, in this order`() throws {
    let segues = try SegueStage(Self.present)

    segues.tap(segues.a)
    try segues.stage.settle()

    segues.expectTrace("A.shouldPerformSegue(go) → A.prepare(go) → \(Self.presenting)")
    segues.stage.expectRest()
    segues.stage.close()
  }

  @Test func `a touch on the button does the same`() throws {
    let segues = try SegueStage(Self.present)

    segues.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 20, y: 20), .init(.up, t: 0.05, x: 20, y: 20)]]))
    segues.stage.advance(by: 0.2)
    try segues.stage.settle()

    segues.expectTrace("A.shouldPerformSegue(go) → A.prepare(go) → \(Self.presenting)")
    segues.stage.close()
  }

  @Test func `a refused segue creates nothing`() throws {
    let segues = try SegueStage(Self.present)
    segues.a?.allows = false

    segues.tap(segues.a)
    try segues.stage.settle()

    #expect(segues.log.events == ["A.shouldPerformSegue(go)"])
    #expect(segues.b == nil)
    segues.stage.close()
  }

  @Test func `performSegue does not call shouldPerform`() throws {
    let segues = try SegueStage(Self.present)

    segues.stage.run { segues.a?.performSegue(withIdentifier: "go", sender: nil) }
    try segues.stage.settle()

    segues.expectTrace("A.prepare(go) → \(Self.presenting) !A.shouldPerformSegue")
    segues.stage.close()
  }

  @Test func `the destination's view is not loaded in prepare, and its style is set`() throws {
    let segues = try SegueStage(Self.present)
    var seen: [String] = []
    segues.a?.prepared = { segue in
      seen.append("loaded \(segue.destination.isViewLoaded)")
      seen.append("style \(segue.destination.modalPresentationStyle)")
      #expect(segue.source.title == "A" && segue.destination.title == "B")
    }

    segues.tap(segues.a)
    try segues.stage.settle()

    #expect(seen == ["loaded false", "style fullScreen"])
    segues.a?.prepared = nil
    segues.stage.close()
  }

  @Test func `values set in prepare are used by the presentation`() throws {
    let segues = try SegueStage(Self.present)
    segues.a?.prepared = { $0.destination.modalPresentationStyle = .custom }

    segues.tap(segues.a)
    try segues.stage.settle()

    #expect(segues.b?.modalPresentationStyle == .custom)
    segues.expectTrace("B.willAppear → B.didAppear !A.willDisappear !A.didDisappear")
    segues.a?.prepared = nil
    segues.stage.close()
  }

  @Test func `two taps in one tick make two destinations, and the second is refused`() throws {
    let segues = try SegueStage(Self.present)

    segues.stage.run {
      let button = segues.a?.view.subviews.first as? UIButton
      button?.sendActions(for: .touchUpInside)
      button?.sendActions(for: .touchUpInside)
    }
    try segues.stage.settle()

    #expect(segues.log.count("A.prepare") == 2)
    #expect(segues.log.count("B.didAppear") == 1)
    #expect(segues.stage.warnings.count { $0.contains("already presenting") } == 1)
    segues.stage.expectRest()
    segues.stage.close()
  }

  // MARK: Kinds

  @Test func `show presents if there is no container`() throws {
    for kind in ["show", "push", "showDetail", "replace", "modal"] {
      let segues = try SegueStage("<segue kind=\"\(kind)\" destination=\"B\"/>")

      segues.tap(segues.a)
      try segues.stage.settle()

      segues.expectTrace("A.shouldPerformSegue() → A.prepare(nil) → A.present(true) → B.didAppear")
      segues.stage.close()
    }
  }

  @Test func `a segue without animation presents without animation`() throws {
    let segues = try SegueStage("<segue kind=\"presentation\" destination=\"B\" animates=\"NO\"/>")

    segues.tap(segues.a)
    try segues.stage.settle()

    segues.expectTrace("A.present(false) → B.didAppear(false)")
    segues.stage.close()
  }

  @Test func `a custom segue performs itself`() throws {
    let segues = try SegueStage(
      "<segue kind=\"custom\" identifier=\"go\" destination=\"B\" customClass=\"SegueCustom\" "
        + "customModule=\"ContractTests\"/>")

    segues.tap(segues.a)
    try segues.stage.settle()

    segues.expectTrace(
      "A.shouldPerformSegue(go) → A.prepare(go) → custom.perform → A.present(false)")
    segues.stage.close()
  }

  @Test func `a subclass of a built-in kind calls super`() throws {
    let segues = try SegueStage(
      "<segue kind=\"presentation\" identifier=\"go\" destination=\"B\" "
        + "customClass=\"SegueWrapped\" customModule=\"ContractTests\"/>")

    segues.tap(segues.a)
    try segues.stage.settle()

    segues.expectTrace("A.prepare(go) → wrapped.perform → A.present(true) → B.didAppear(true)")
    segues.stage.close()
  }

  // MARK: Trace

  @Test func `every call of a segue is traced`() throws {
    let segues = try SegueStage(Self.present)
    segues.stage.beginRecording()

    segues.tap(segues.a)
    try segues.stage.settle()

    let lines = segues.stage.trace.lines.filter { $0.contains("  storyboard ") }
      .map { $0.dropFirst("  0.0000  storyboard    ".count) }
    #expect(
      lines == [
        "SeguePage#1.shouldPerformSegue(withIdentifier: go, sender: UIButton#1) → true",
        "SeguePage#2.awakeFromNib()",
        "SeguePage#1.prepare(for: UIStoryboardSegue#1 'go', sender: UIButton#1)",
        "UIStoryboardSegue#1.perform()",
      ])
    segues.stage.close()
  }

  // MARK: Released

  @Test func `objects made by a segue are released with the stage`() throws {
    let (page, made): (Weak, Weak)
    do {
      let segues = try SegueStage(Self.present)
      segues.tap(segues.a)
      try segues.stage.settle()
      (page, made) = (Weak(segues.a), Weak(segues.b))
      segues.stage.close()
    }
    #expect(page.object == nil && made.object == nil)
  }

  // MARK: Exceptions

  private func failure(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `an unknown segue identifier raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let segues = try SegueStage("")
        segues.stage.run { segues.a?.performSegue(withIdentifier: "gone", sender: nil) }
      }
    }
    let text = failure(result)
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(text.contains("Receiver (<SeguePage#1>) has no segue with identifier 'gone'"))
  }

  @Test func `a controller created in code has no segues`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "go", sender: nil) }
    }
    #expect(failure(result).contains("has no segue with identifier 'go'"))
  }

  @Test func `a custom segue that does nothing raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let segues = try SegueStage(
          "<segue kind=\"custom\" destination=\"B\" customClass=\"SegueEmpty\" "
            + "customModule=\"ContractTests\"/>")
        segues.tap(segues.a)
      }
    }
    #expect(failure(result).contains("SegueEmpty must override -perform"))
  }
}
