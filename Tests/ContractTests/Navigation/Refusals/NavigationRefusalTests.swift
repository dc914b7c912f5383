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
        let journey = Journey()
        journey.begin()
        journey.push(journey.a)
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
        let journey = Journey()
        journey.begin()
        journey.stage.run {
          journey.navigation.pushViewController(journey.b, animated: true)
          journey.navigation.pushViewController(journey.b, animated: true)
        }
      }
    }
    #expect(lastWords(result).contains("more than once is not supported"))
  }

  @Test func `pushing one twice while the first push waits raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let journey = Journey()
        journey.begin()
        journey.push(journey.b)
        journey.push(journey.c)
        journey.push(journey.c)
      }
    }
    #expect(lastWords(result).contains("more than once is not supported"))
  }

  @Test func `pushing a navigation controller raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let journey = Journey()
        journey.begin()
        journey.stage.run {
          journey.navigation.pushViewController(UINavigationController(), animated: true)
        }
      }
    }
    #expect(
      lastWords(result).contains(
        "'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'"))
  }

  @Test func `pushing a tab bar controller warns`() throws {
    try onJourney { journey in
      let tabs = journey.stage.run { UITabBarController() }
      journey.push(tabs)
      try journey.stage.settle()

      #expect(journey.stage.warnings.count == 1)
      #expect(journey.stage.warnings.first?.hasPrefix("Pushing a tab bar controller") == true)
      #expect(journey.navigation.topViewController === tabs)
    }
  }

  @Test func `popping to a controller that is not on the stack raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let journey = Journey()
        journey.begin()
        journey.stage.run {
          _ = journey.navigation.popToViewController(journey.d, animated: true)
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
        let journey = Journey()
        journey.begin()
        let (a, b) = (journey.a, journey.b)
        journey.stage.run { journey.navigation.viewControllers = [a, b, a] }
      }
    }
    // It is certain that an exception is raised, but its wording is unverified.
    #expect(lastWords(result).contains("NSInvalidArgumentException"))
  }

  @Test func `popping at the root does nothing`() throws {
    try onJourney { journey in
      #expect(journey.pop() == nil)
      let popped = journey.stage.run { journey.navigation.popToRootViewController(animated: true) }
      #expect(popped == nil)
      try journey.stage.settle()

      #expect(journey.log.events == [])
      journey.expectStack([journey.a])
    }
  }
}
