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
    try onNavigationStage { fixture in
      let host = fixture.stage.run { Host() }
      fixture.stage.run {
        fixture.stage.window.rootViewController = host
        embed(fixture.navigation, in: host)
      }
      try fixture.stage.settle()
      let (small, large) = (CGSize(width: 200, height: 100), CGSize(width: 300, height: 400))
      fixture.stage.run { fixture.a.preferredContentSize = small }
      #expect(host.heard == [small])
      #expect(fixture.navigation.preferredContentSize == small)

      fixture.b.preferredContentSize = large
      fixture.push(fixture.b)
      try fixture.stage.settle()
      #expect(host.heard == [small, large])
      fixture.stage.run { fixture.a.preferredContentSize = .zero }
      #expect(host.heard == [small, large])

      fixture.stage.run { fixture.navigation.preferredContentSize = small }
      #expect(host.heard == [small, large, small])
      fixture.stage.run { fixture.b.preferredContentSize = CGSize(width: 1, height: 1) }
      #expect(host.heard == [small, large, small])
      fixture.stage.run { fixture.navigation.preferredContentSize = .zero }
      fixture.pop()
      try fixture.stage.settle()
      #expect(host.heard.last == .zero)
      fixture.stage.run { expel(fixture.navigation) }
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
      try fixture.stage.settle()
    }
  }

  @Test func `a cancelled pop does not report the size below`() throws {
    try onNavigationStage { fixture in
      let host = fixture.stage.run { Host() }
      fixture.stage.run {
        fixture.stage.window.rootViewController = host
        embed(fixture.navigation, in: host)
        fixture.a.preferredContentSize = CGSize(width: 200, height: 100)
        fixture.b.preferredContentSize = CGSize(width: 300, height: 400)
      }
      try fixture.stack([fixture.a, fixture.b])
      host.heard = []
      (fixture.delegate.animator, fixture.delegate.interactor) =
        (fixture.animator, fixture.interactor)
      fixture.pop()
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()
      #expect(host.heard == [])
      fixture.stage.run { expel(fixture.navigation) }
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
      try fixture.stage.settle()
    }
  }
}
