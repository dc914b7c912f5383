import Stage
import TestSupport
import Testing

/// The four properties of a navigation controller that hide its bars.
@MainActor
struct BarHidingTests {
  /// A vertical drag in the middle of the content.
  private func drag(_ journey: Journey, by distance: Double) {
    journey.stage.play(
      .drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance), over: 0.2,
        unit: .points))
    journey.stage.advance(by: 0.3)
  }

  private func expectBar(
    _ journey: Journey, hidden: Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try journey.stage.settle()
    #expect(
      journey.navigation.isNavigationBarHidden == hidden, comment, sourceLocation: sourceLocation)
    #expect(
      journey.navigation.navigationBar.isHidden == hidden, comment, sourceLocation: sourceLocation)
  }

  @Test func `by default nothing hides the bars`() throws {
    try onJourney { journey in
      let count = journey.navigation.view.gestureRecognizers?.count
      drag(journey, by: -200)
      journey.stage.tap(at: CGPoint(x: 200, y: 500))
      journey.stage.advance(by: 0.3)
      try expectBar(journey, hidden: false)
      #expect(journey.navigation.view.gestureRecognizers?.count == count)
      #expect(!journey.navigation.hidesBarsOnSwipe && !journey.navigation.hidesBarsOnTap)
      #expect(!journey.navigation.hidesBarsWhenKeyboardAppears)
      #expect(!journey.navigation.hidesBarsWhenVerticallyCompact)
    }
  }

  @Test func `short and sideways swipes hide nothing`() throws {
    try onJourney { journey in
      journey.stage.run { journey.navigation.hidesBarsOnSwipe = true }
      drag(journey, by: -15)
      try expectBar(journey, hidden: false)
      journey.stage.play(
        .drag(
          from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 440), over: 0.2,
          unit: .points))
      journey.stage.advance(by: 0.3)
      try expectBar(journey, hidden: false)
    }
  }

  @Test func `a swipe up hides the bars, a swipe down shows them, until it is switched off`() throws
  {
    try onJourney { journey in
      journey.stage.run { journey.navigation.hidesBarsOnSwipe = true }
      #expect(journey.navigation.barHideOnSwipeGestureRecognizer.view === journey.navigation.view)

      drag(journey, by: -200)
      try expectBar(journey, hidden: true)
      drag(journey, by: 200)
      try expectBar(journey, hidden: false)

      journey.stage.run { journey.navigation.hidesBarsOnSwipe = false }
      #expect(!journey.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
      drag(journey, by: -200)
      try expectBar(journey, hidden: false)
    }
  }

  @Test func `the toolbar takes part only if it has items`() throws {
    for hasItems in [false, true] {
      try onJourney { journey in
        journey.stage.run {
          journey.a.toolbarItems = hasItems ? [UIBarButtonItem(systemItem: .add)] : nil
          journey.navigation.setToolbarHidden(false, animated: false)
          journey.navigation.hidesBarsOnSwipe = true
        }
        drag(journey, by: -200)
        try expectBar(journey, hidden: true)
        #expect(journey.navigation.isToolbarHidden == hasItems)
        drag(journey, by: 200)
        try expectBar(journey, hidden: false)
        #expect(!journey.navigation.isToolbarHidden)
      }
    }
  }

  @Test func `a tap hides and shows the bars, but not a tap on a control`() throws {
    try onJourney { journey in
      let button = journey.stage.run {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
        journey.a.view.addSubview(button)
        journey.navigation.hidesBarsOnTap = true
        return button
      }
      journey.stage.tap(button)
      journey.stage.advance(by: 0.2)
      try expectBar(journey, hidden: false, "after the control")

      for hidden in [true, false] {
        journey.stage.tap(at: CGPoint(x: 200, y: 600))
        journey.stage.advance(by: 0.2)
        try expectBar(journey, hidden: hidden)
      }
    }
  }

  @Test func `a compact height hides the bars, and a tap where they were shows them`() throws {
    try onJourney { journey in
      journey.stage.run { journey.navigation.hidesBarsWhenVerticallyCompact = true }
      try expectBar(journey, hidden: false)

      journey.stage.rotate(to: .landscapeLeft)
      try expectBar(journey, hidden: true)
      journey.stage.tap(at: CGPoint(x: 400, y: 250))
      journey.stage.advance(by: 0.2)
      try expectBar(journey, hidden: true, "after a tap on the content")
      journey.stage.tap(at: CGPoint(x: 400, y: 10))
      journey.stage.advance(by: 0.2)
      try expectBar(journey, hidden: false)

      journey.stage.run { journey.navigation.setNavigationBarHidden(true, animated: false) }
      journey.stage.rotate(to: .portrait)
      try expectBar(journey, hidden: true, "the app has hidden them itself")
      journey.stage.run { journey.navigation.setNavigationBarHidden(false, animated: false) }
      journey.stage.rotate(to: .landscapeLeft)
      try expectBar(journey, hidden: true)
      journey.stage.rotate(to: .portrait)
      try expectBar(journey, hidden: false)
    }
  }

  @Test func `the keyboard of another device hides nothing`() throws {
    try onJourney { journey in
      journey.stage.run { journey.navigation.hidesBarsWhenKeyboardAppears = true }
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

      try expectBar(journey, hidden: false)
    }
  }

  @Test func `the keyboard hides the bars, and they stay hidden until a tap`() throws {
    try onJourney { journey in
      let field = journey.stage.run {
        let field = UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        journey.a.view.addSubview(field)
        journey.navigation.hidesBarsWhenKeyboardAppears = true
        return field
      }
      journey.stage.run { _ = field.becomeFirstResponder() }
      try expectBar(journey, hidden: true)
      journey.stage.run { _ = field.resignFirstResponder() }
      try expectBar(journey, hidden: true)

      journey.stage.tap(at: CGPoint(x: 200, y: 400))
      journey.stage.advance(by: 0.2)
      try expectBar(journey, hidden: false)
    }
  }
}
