import Stage
import Testing

/// Requests that a navigation controller refuses, with UIKit's messages (facts F.9).
@MainActor
struct NavigationRefusalTests {
  /// The text that a process prints before it terminates with an exception.
  private func lastWords(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `pushing one controller twice raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        fixture.push(fixture.a)
      }
    }
    #expect(
      lastWords(result).contains(
        "'NSInvalidArgumentException', reason: 'Pushing the same view controller instance more "
          + "than once is not supported ("))
  }

  @Test func `pushing one twice before the first push begins raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        fixture.stage.run {
          fixture.navigation.pushViewController(fixture.b, animated: true)
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
      }
    }
    #expect(lastWords(result).contains("more than once is not supported"))
  }

  @Test func `pushing one twice while the first push waits raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        fixture.push(fixture.b)
        fixture.push(fixture.c)
        fixture.push(fixture.c)
      }
    }
    #expect(lastWords(result).contains("more than once is not supported"))
  }

  @Test func `pushing a navigation controller raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        fixture.stage.run {
          fixture.navigation.pushViewController(UINavigationController(), animated: true)
        }
      }
    }
    #expect(
      lastWords(result).contains(
        "'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'"))
  }

  @Test func `pushing a tab bar controller warns`() throws {
    try onNavigationStage { fixture in
      let tabs = fixture.stage.run { UITabBarController() }
      fixture.push(tabs)
      try fixture.stage.settle()

      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.hasPrefix("Pushing a tab bar controller") == true)
      #expect(fixture.navigation.topViewController === tabs)
    }
  }

  @Test func `popping to a controller that is not on the stack raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        fixture.stage.run {
          _ = fixture.navigation.popToViewController(fixture.d, animated: true)
        }
      }
    }
    #expect(
      lastWords(result).contains(
        "'NSInvalidArgumentException', reason: 'Tried to pop to a view controller that doesn't "
          + "exist.'"))
  }

  @Test func `setting a stack with a duplicate raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = NavigationStage()
        fixture.begin()
        let (a, b) = (fixture.a, fixture.b)
        fixture.stage.run { fixture.navigation.viewControllers = [a, b, a] }
      }
    }
    // It is certain that an exception is raised, but its wording is unverified.
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
  }

  @Test func `popping at the root does nothing`() throws {
    try onNavigationStage { fixture in
      #expect(fixture.pop() == nil)
      let popped = fixture.stage.run { fixture.navigation.popToRootViewController(animated: true) }
      #expect(popped == nil)
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
      fixture.expectStack([fixture.a])
    }
  }
}
