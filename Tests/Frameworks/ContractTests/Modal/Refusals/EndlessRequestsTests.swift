import Stage
import TestSupport
import Testing

/// Requests whose completions issue the next request without end.
@MainActor
struct EndlessRequestsTests {
  @Test func `the warning about an endless tick names the pending requests`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      fixture.b.modalPresentationStyle = .overFullScreen
      var count = 0
      @MainActor func again() {
        count += 1
        guard count < 20 else { return }
        fixture.a.present(fixture.b, animated: false) {
          fixture.a.dismiss(animated: false) { again() }
        }
      }
      fixture.stage.run { again() }
      let warning = try #require(fixture.stage.warnings.first)
      #expect(warning.contains("did not become stable after 16 rounds"))
      #expect(warning.contains("work not started yet: "))
      #expect(warning.contains("transition from LoggingController#"))

      try fixture.stage.settle()
      #expect(count == 20)
      #expect(fixture.a.presentedViewController == nil)
    }
  }
}
