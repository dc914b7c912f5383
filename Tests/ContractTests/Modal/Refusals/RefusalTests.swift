import Stage
import Testing

/// Conformance cases C8 and C9, and the other requests that UIKit refuses (facts A.8).
@MainActor
struct RefusalTests {
  @Test func `C8 a controller that is presenting cannot present another`() throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .fullScreen)

      theatre.stage.run {
        theatre.a.present(theatre.c, animated: true) { theatre.log.write("done2") }
      }
      try theatre.stage.settle()

      #expect(theatre.log.events == [])
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(theatre.c.presentingViewController == nil)
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("already presenting") == true)
    }
  }

  @Test func `C9 a controller outside any window cannot present`() throws {
    try onStage { theatre in
      theatre.stage.run {
        theatre.c.present(theatre.b, animated: true) { theatre.log.write("done") }
      }
      try theatre.stage.settle()

      #expect(theatre.log.events == [])
      #expect(theatre.c.presentedViewController == nil)
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("not in the window hierarchy") == true)
    }
  }

  private nonisolated static let activeController =
    "Application tried to present modally an active controller"

  @Test func `a controller cannot present itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let theatre = Theatre()
        theatre.stage.run { theatre.a.present(theatre.a, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `the window's root cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let theatre = Theatre()
        try theatre.presentAndSettle(style: .fullScreen)
        theatre.stage.run { theatre.b.present(theatre.a, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `a presenter further down the chain cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let theatre = Theatre()
        try theatre.presentAndSettle(style: .custom)
        theatre.stage.run { theatre.b.present(theatre.c, animated: false) }
        try theatre.stage.settle()
        theatre.stage.run { theatre.c.present(theatre.b, animated: true) }
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(Self.activeController) == true)
  }

  @Test func `dismissing during a transition is refused with UIKit's message`() throws {
    try onStage { theatre in
      theatre.present(style: .fullScreen)
      theatre.stage.advance(by: 0.1)

      theatre.dismiss()
      try theatre.stage.settle()

      #expect(!theatre.log.heard("gone"))
      #expect(theatre.log.heard("done"))
      #expect(
        theatre.stage.warnings.first?.hasPrefix(
          "Trying to dismiss the presentation controller while transitioning already.") == true)
    }
  }

  /// The text that a process prints before it terminates with an exception.
  private func lastWords(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `the style none presents nothing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Theatre().present(style: .none) }
    }
    // It is certain that an exception is raised, but its wording is unverified.
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
  }

  @Test func `a partial curl without the whole screen is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let theatre = Theatre()
        theatre.b.modalTransitionStyle = .partialCurl
        theatre.present(style: .overFullScreen)
      }
    }
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
    #expect(lastWords(result).contains("UIModalTransitionStylePartialCurl"))
  }

  @Test func `a child cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let theatre = Theatre()
        theatre.stage.run { theatre.a.addChild(theatre.b) }
        theatre.present(style: .fullScreen)
      }
    }
    #expect(lastWords(result).contains(Self.activeController))
  }

  @Test func `presenting during a transition is refused`() throws {
    try onStage { theatre in
      theatre.present(style: .overFullScreen)
      theatre.stage.advance(by: 0.1)
      theatre.stage.run { theatre.b.present(theatre.c, animated: true) }
      try theatre.stage.settle()

      #expect(theatre.c.presentingViewController == nil)
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("Attempt to present") == true)
    }
  }

  @Test func `a dismissal whose container was removed warns and ends`() throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .overFullScreen)
      let container = try #require(theatre.b.presentationController?.containerView)
      theatre.stage.run { container.removeFromSuperview() }
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(theatre.stage.warnings.count == 1)
      #expect(
        theatre.stage.warnings.first?.hasPrefix("transitionViewForCurrentTransition is not set")
          == true)
      #expect(theatre.log.heard("gone"))
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test func `endAppearanceTransition without begin is unbalanced`() {
    onStage { theatre in
      theatre.stage.run { theatre.a.endAppearanceTransition() }
      theatre.stage.run { theatre.b.endAppearanceTransition() }

      let text = "Unbalanced calls to begin/end appearance transitions for"
      #expect(theatre.stage.warnings.count == 2)
      #expect(theatre.stage.warnings.allSatisfy { $0.hasPrefix(text) })
      #expect(theatre.log.events == [])
    }
  }

  @Test func `calling an appearance method directly warns, calling super does not`() throws {
    try onStage { theatre in
      try theatre.presentAndSettle(style: .fullScreen)
      #expect(theatre.stage.warnings == [])
      theatre.stage.run {
        theatre.b.viewWillAppear(true)
        theatre.b.viewDidAppear(true)
        theatre.b.viewWillDisappear(true)
        theatre.b.viewDidDisappear(true)
      }

      #expect(theatre.stage.warnings.count == 4)
      for (warning, call) in zip(
        theatre.stage.warnings,
        ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"])
      {
        #expect(warning.contains(call))
        #expect(warning.contains("UIViewControllerAlertForAppearanceCallbackMisuse"))
      }
      #expect(theatre.b.appearance == .appeared)
    }
  }

  @Test func `dismissing when nothing is presented does nothing`() throws {
    try onStage { theatre in
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(theatre.log.events == [])
      #expect(theatre.stage.warnings == [])
    }
  }
}
