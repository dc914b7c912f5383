import Stage
import Testing

/// A container forwards a child's preferred size to its own parent, as `UIContentContainer.h` says.
@MainActor
struct NavigationPreferredSizeTests {
  private final class Host: UIViewController {
    var heard: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      heard.append(container.preferredContentSize)
    }
  }

  @Test func `the parent receives the top controller's preferred size, and no other's`() throws {
    try onJourney { journey in
      let host = journey.stage.run { Host() }
      journey.stage.run {
        journey.stage.window.rootViewController = host
        embed(journey.navigation, in: host)
      }
      try journey.stage.settle()
      let (small, large) = (CGSize(width: 200, height: 100), CGSize(width: 300, height: 400))
      journey.stage.run { journey.a.preferredContentSize = small }
      #expect(host.heard == [small])
      #expect(journey.navigation.preferredContentSize == small)

      journey.b.preferredContentSize = large
      journey.push(journey.b)
      try journey.stage.settle()
      #expect(host.heard == [small, large])
      journey.stage.run { journey.a.preferredContentSize = .zero }
      #expect(host.heard == [small, large])

      journey.stage.run { journey.navigation.preferredContentSize = small }
      #expect(host.heard == [small, large, small])
      journey.stage.run { journey.b.preferredContentSize = CGSize(width: 1, height: 1) }
      #expect(host.heard == [small, large, small])
      journey.stage.run { journey.navigation.preferredContentSize = .zero }
      journey.pop()
      try journey.stage.settle()
      #expect(host.heard.last == .zero)
      journey.stage.run { expel(journey.navigation) }
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
      try journey.stage.settle()
    }
  }

  @Test func `a cancelled pop does not report the size below`() throws {
    try onJourney { journey in
      let host = journey.stage.run { Host() }
      journey.stage.run {
        journey.stage.window.rootViewController = host
        embed(journey.navigation, in: host)
        journey.a.preferredContentSize = CGSize(width: 200, height: 100)
        journey.b.preferredContentSize = CGSize(width: 300, height: 400)
      }
      try journey.stack([journey.a, journey.b])
      host.heard = []
      (journey.delegate.animator, journey.delegate.interactor) =
        (journey.animator, journey.interactor)
      journey.pop()
      journey.stage.run { journey.interactor.update(0.5) }
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()
      #expect(host.heard == [])
      journey.stage.run { expel(journey.navigation) }
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
      try journey.stage.settle()
    }
  }
}
