import Stage
import TestSupport
import Testing

/// The four properties of a navigation controller that hide its bars.
@MainActor
struct BarHidingTests {
  /// A vertical drag in the middle of the content.
  private func drag(_ fixture: NavigationStage, by distance: Double) {
    fixture.stage.play(
      .drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance), over: 0.2,
        unit: .points))
    fixture.stage.advance(by: 0.3)
  }

  private func expectBar(
    _ fixture: NavigationStage, hidden: Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try fixture.stage.settle()
    #expect(
      fixture.navigation.isNavigationBarHidden == hidden, comment, sourceLocation: sourceLocation)
    #expect(
      fixture.navigation.navigationBar.isHidden == hidden, comment, sourceLocation: sourceLocation)
  }

  @Test func `by default nothing hides the bars`() throws {
    try onNavigationStage { fixture in
      let count = fixture.navigation.view.gestureRecognizers?.count
      drag(fixture, by: -200)
      fixture.stage.tap(at: CGPoint(x: 200, y: 500))
      fixture.stage.advance(by: 0.3)
      try expectBar(fixture, hidden: false)
      #expect(fixture.navigation.view.gestureRecognizers?.count == count)
      #expect(!fixture.navigation.hidesBarsOnSwipe && !fixture.navigation.hidesBarsOnTap)
      #expect(!fixture.navigation.hidesBarsWhenKeyboardAppears)
      #expect(!fixture.navigation.hidesBarsWhenVerticallyCompact)
    }
  }

  @Test func `short and sideways swipes hide nothing`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.hidesBarsOnSwipe = true }
      drag(fixture, by: -15)
      try expectBar(fixture, hidden: false)
      fixture.stage.play(
        .drag(
          from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 440), over: 0.2,
          unit: .points))
      fixture.stage.advance(by: 0.3)
      try expectBar(fixture, hidden: false)
    }
  }

  @Test func `a swipe up hides the bars, a swipe down shows them, until it is switched off`() throws
  {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.hidesBarsOnSwipe = true }
      #expect(fixture.navigation.barHideOnSwipeGestureRecognizer.view === fixture.navigation.view)

      drag(fixture, by: -200)
      try expectBar(fixture, hidden: true)
      drag(fixture, by: 200)
      try expectBar(fixture, hidden: false)

      fixture.stage.run { fixture.navigation.hidesBarsOnSwipe = false }
      #expect(!fixture.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
      drag(fixture, by: -200)
      try expectBar(fixture, hidden: false)
    }
  }

  @Test func `the toolbar takes part only if it has items`() throws {
    for hasItems in [false, true] {
      try onNavigationStage { fixture in
        fixture.stage.run {
          fixture.a.toolbarItems = hasItems ? [UIBarButtonItem(systemItem: .add)] : nil
          fixture.navigation.setToolbarHidden(false, animated: false)
          fixture.navigation.hidesBarsOnSwipe = true
        }
        drag(fixture, by: -200)
        try expectBar(fixture, hidden: true)
        #expect(fixture.navigation.isToolbarHidden == hasItems)
        drag(fixture, by: 200)
        try expectBar(fixture, hidden: false)
        #expect(!fixture.navigation.isToolbarHidden)
      }
    }
  }

  @Test func `a tap hides and shows the bars, but not a tap on a control`() throws {
    try onNavigationStage { fixture in
      let button = fixture.stage.run {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
        fixture.a.view.addSubview(button)
        fixture.navigation.hidesBarsOnTap = true
        return button
      }
      fixture.stage.tap(button)
      fixture.stage.advance(by: 0.2)
      try expectBar(fixture, hidden: false, "after the control")

      for hidden in [true, false] {
        fixture.stage.tap(at: CGPoint(x: 200, y: 600))
        fixture.stage.advance(by: 0.2)
        try expectBar(fixture, hidden: hidden)
      }
    }
  }

  @Test func `a compact height hides the bars, and a tap where they were shows them`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.hidesBarsWhenVerticallyCompact = true }
      try expectBar(fixture, hidden: false)

      fixture.stage.rotate(to: .landscapeLeft)
      try expectBar(fixture, hidden: true)
      fixture.stage.tap(at: CGPoint(x: 400, y: 250))
      fixture.stage.advance(by: 0.2)
      try expectBar(fixture, hidden: true, "after a tap on the content")
      fixture.stage.tap(at: CGPoint(x: 400, y: 10))
      fixture.stage.advance(by: 0.2)
      try expectBar(fixture, hidden: false)

      fixture.stage.run { fixture.navigation.setNavigationBarHidden(true, animated: false) }
      fixture.stage.rotate(to: .portrait)
      try expectBar(fixture, hidden: true, "the app has hidden them itself")
      fixture.stage.run { fixture.navigation.setNavigationBarHidden(false, animated: false) }
      fixture.stage.rotate(to: .landscapeLeft)
      try expectBar(fixture, hidden: true)
      fixture.stage.rotate(to: .portrait)
      try expectBar(fixture, hidden: false)
    }
  }

  @Test func `the keyboard of another device hides nothing`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.hidesBarsWhenKeyboardAppears = true }
      let other = Stage(device: .phone)
      let controller = other.run { UIViewController() }
      other.show(controller)
      other.run {
        let field = UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        controller.view.addSubview(field)
        #expect(field.becomeFirstResponder())
      }
      try other.settle()
      other.close()

      try expectBar(fixture, hidden: false)
    }
  }

  @Test func `the keyboard hides the bars, and they stay hidden until a tap`() throws {
    try onNavigationStage { fixture in
      let field = fixture.stage.run {
        let field = UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        fixture.a.view.addSubview(field)
        fixture.navigation.hidesBarsWhenKeyboardAppears = true
        return field
      }
      fixture.stage.run { _ = field.becomeFirstResponder() }
      try expectBar(fixture, hidden: true)
      fixture.stage.run { _ = field.resignFirstResponder() }
      try expectBar(fixture, hidden: true)

      fixture.stage.tap(at: CGPoint(x: 200, y: 400))
      fixture.stage.advance(by: 0.2)
      try expectBar(fixture, hidden: false)
    }
  }
}
