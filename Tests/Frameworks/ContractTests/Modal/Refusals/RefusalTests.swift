import Stage
import Testing

/// Conformance cases C8 and C9, and the other requests that UIKit refuses (facts A.8).
@MainActor
struct RefusalTests {
  @Test func `C8 a controller that is presenting cannot present another`() throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .fullScreen)

      fixture.stage.run {
        fixture.a.present(fixture.c, animated: true) { fixture.log.write("done2") }
      }
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(fixture.c.presentingViewController == nil)
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("already presenting") == true)
    }
  }

  @Test func `C9 a controller outside any window cannot present`() throws {
    try onStage { fixture in
      fixture.stage.run {
        fixture.c.present(fixture.b, animated: true) { fixture.log.write("done") }
      }
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
      #expect(fixture.c.presentedViewController == nil)
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("not in the window hierarchy") == true)
    }
  }

  private nonisolated static let activeController =
    "Application tried to present modally an active controller"

  @Test func `a controller cannot present itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.stage.run { fixture.a.present(fixture.a, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `the window's root cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let fixture = PresentationStage()
        try fixture.presentAndSettle(style: .fullScreen)
        fixture.stage.run { fixture.b.present(fixture.a, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `a presenter further down the chain cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let fixture = PresentationStage()
        try fixture.presentAndSettle(style: .custom)
        fixture.stage.run { fixture.b.present(fixture.c, animated: false) }
        try fixture.stage.settle()
        fixture.stage.run { fixture.c.present(fixture.b, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `dismissing during a transition is refused with UIKit's message`() throws {
    try onStage { fixture in
      fixture.present(style: .fullScreen)
      fixture.stage.advance(by: 0.1)

      fixture.dismiss()
      try fixture.stage.settle()

      #expect(!fixture.log.heard("gone"))
      #expect(fixture.log.heard("done"))
      #expect(
        fixture.stage.warnings.first?.hasPrefix(
          "Trying to dismiss the presentation controller while transitioning already.") == true)
    }
  }

  /// The text that a process prints before it terminates with an exception.
  private func lastWords(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `the style none presents nothing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { PresentationStage().present(style: .none) }
    }
    // It is certain that an exception is raised, but its wording is unverified.
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
  }

  @Test func `a partial curl without the whole screen is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.b.modalTransitionStyle = .partialCurl
        fixture.present(style: .overFullScreen)
      }
    }
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
    #expect(lastWords(result).contains("UIModalTransitionStylePartialCurl"))
  }

  @Test func `a child cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = PresentationStage()
        fixture.stage.run { fixture.a.addChild(fixture.b) }
        fixture.present(style: .fullScreen)
      }
    }
    #expect(lastWords(result).contains(Self.activeController))
  }

  @Test func `presenting during a transition is refused`() throws {
    try onStage { fixture in
      fixture.present(style: .overFullScreen)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.b.present(fixture.c, animated: true) }
      try fixture.stage.settle()

      #expect(fixture.c.presentingViewController == nil)
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("Attempt to present") == true)
    }
  }

  @Test func `a dismissal whose container was removed warns and ends`() throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .overFullScreen)
      let container = try #require(fixture.b.presentationController?.containerView)
      fixture.stage.run { container.removeFromSuperview() }
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(fixture.stage.warnings.count == 1)
      #expect(
        fixture.stage.warnings.first?.hasPrefix("transitionViewForCurrentTransition is not set")
          == true)
      #expect(fixture.log.heard("gone"))
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `endAppearanceTransition without begin is unbalanced`() {
    onStage { fixture in
      fixture.stage.run { fixture.a.endAppearanceTransition() }
      fixture.stage.run { fixture.b.endAppearanceTransition() }

      let text = "Unbalanced calls to begin/end appearance transitions for"
      #expect(fixture.stage.warnings.count == 2)
      #expect(fixture.stage.warnings.allSatisfy { $0.hasPrefix(text) })
      #expect(fixture.log.events == [])
    }
  }

  @Test func `calling an appearance method directly warns, calling super does not`() throws {
    try onStage { fixture in
      try fixture.presentAndSettle(style: .fullScreen)
      #expect(fixture.stage.warnings == [])
      fixture.stage.run {
        fixture.b.viewWillAppear(true)
        fixture.b.viewDidAppear(true)
        fixture.b.viewWillDisappear(true)
        fixture.b.viewDidDisappear(true)
      }

      #expect(fixture.stage.warnings.count == 4)
      for (warning, call) in zip(
        fixture.stage.warnings,
        ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"])
      {
        #expect(warning.contains(call))
        #expect(warning.contains("UIViewControllerAlertForAppearanceCallbackMisuse"))
      }
      #expect(fixture.b.appearance == .appeared)
    }
  }

  @Test func `dismissing when nothing is presented does nothing`() throws {
    try onStage { fixture in
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
      #expect(fixture.stage.warnings == [])
    }
  }
}
