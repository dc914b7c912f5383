import Stage
import TestSupport
import Testing

/// Requests whose completions issue the next request without end.
@MainActor
struct EndlessRequestsTests {
  @Test func `the warning about an endless tick names the pending requests`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      theatre.b.modalPresentationStyle = .overFullScreen
      var count = 0
      @MainActor func again() {
        count += 1
        guard count < 20 else { return }
        theatre.a.present(theatre.b, animated: false) {
          theatre.a.dismiss(animated: false) { again() }
        }
      }
      theatre.stage.run { again() }
      let warning = try #require(theatre.stage.warnings.first)
      #expect(warning.contains("did not become stable after 16 rounds"))
      #expect(warning.contains("work not started yet: "))
      #expect(warning.contains("transition from LoggingController#"))

      try theatre.stage.settle()
      #expect(count == 20)
      #expect(theatre.a.presentedViewController == nil)
    }
  }
}
