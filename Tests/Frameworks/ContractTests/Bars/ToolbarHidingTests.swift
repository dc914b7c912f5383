import Stage
import Testing

/// `hidesBottomBarWhenPushed` also hides a navigation controller's toolbar (Apple's page on the
/// property).
@MainActor
struct ToolbarHidingTests {
  private struct Seen: Equatable {
    var isOnScreen: Bool
    var inset: CGFloat
  }

  private func seen(_ j: NavigationStage, _ page: UIViewController) -> Seen {
    j.stage.run {
      let toolbar: UIToolbar = j.navigation.toolbar
      let top = j.stage.shown(toolbar).position.y - toolbar.bounds.height / 2
      let isOnScreen = !toolbar.isHidden && top < j.navigation.view.bounds.height - 1
      return Seen(isOnScreen: isOnScreen, inset: page.view.safeAreaInsets.bottom)
    }
  }

  @Test func `the toolbar leaves with the push and returns with the pop`() throws {
    let (with, without) = (Seen(isOnScreen: true, inset: 78), Seen(isOnScreen: false, inset: 34))
    for isAnimated in [true, false] {
      for isSetLater in [true, false] {
        try onNavigationStage { j in
          let text: Comment = "\(isAnimated), \(isSetLater)"
          j.b.hidesBottomBarWhenPushed = true
          if !isSetLater { j.stage.run { j.navigation.setToolbarHidden(false, animated: false) } }
          j.push(j.b, animated: isAnimated)
          if isAnimated, !isSetLater {
            j.stage.advance(by: 0.1)
            #expect(seen(j, j.b) == Seen(isOnScreen: true, inset: 34), text)
          }
          try j.stage.settle()
          if isSetLater {
            j.stage.run { j.navigation.setToolbarHidden(false, animated: isAnimated) }
            try j.stage.settle()
          }
          #expect(seen(j, j.b) == without, text)
          #expect(!j.navigation.isToolbarHidden, text)
          j.push(j.c, animated: isAnimated)
          try j.stage.settle()
          #expect(seen(j, j.c) == without, text)

          j.stage.run { _ = j.navigation.popToRootViewController(animated: isAnimated) }
          try j.stage.settle()
          #expect(seen(j, j.a) == with, text)
        }
      }
    }
  }

  @Test func `a cancelled pop hides it again`() throws {
    try onNavigationStage { j in
      j.b.hidesBottomBarWhenPushed = true
      j.stage.run { j.navigation.setToolbarHidden(false, animated: false) }
      j.push(j.b, animated: false)
      try j.stage.settle()
      (j.delegate.animator, j.delegate.interactor) = (j.animator, j.interactor)
      j.pop()
      j.stage.advance(by: 0.1)
      j.stage.run {
        j.interactor.update(0.5)
        j.interactor.cancel()
      }
      try j.stage.settle()
      #expect(seen(j, j.b) == Seen(isOnScreen: false, inset: 34))
    }
  }

  @Test func `a view that ends at the toolbar fills its place`() throws {
    try onNavigationStage { j in
      for page in [j.a, j.b] { page.edgesForExtendedLayout = [] }
      j.b.hidesBottomBarWhenPushed = true
      j.stage.run { j.navigation.setToolbarHidden(false, animated: false) }
      try j.stage.settle()
      let before = j.a.view.frame.maxY
      j.push(j.b)
      try j.stage.settle()
      #expect(before == 774)
      #expect(j.b.view.frame.maxY == 852)
    }
  }
}
