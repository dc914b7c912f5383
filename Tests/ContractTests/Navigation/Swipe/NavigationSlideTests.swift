import Stage
import Testing

/// The built-in push and pop during their animation. Only the duration is measured (facts F.10), so
/// the tests check directions and end values, but not amounts.
@MainActor
struct NavigationSlideTests {
  @Test(arguments: [false, true])
  func `a push comes from the trailing edge over a view that moves aside`(mirrored: Bool) {
    onJourney { journey in
      if mirrored { journey.stage.traits.layoutDirection = .rightToLeft }
      let sign: Double = mirrored ? -1 : 1
      journey.push(journey.b)
      let start = sign * journey.shownX(journey.b)
      #expect(abs(start - 393) < 1)
      journey.stage.advance(by: 0.2)
      let (upper, lower) = (sign * journey.shownX(journey.b), sign * journey.shownX(journey.a))
      #expect(0 < upper && upper < 393)
      #expect(lower < 0 && lower > -393 / 2)
      let views = journey.b.view.superview?.subviews ?? []
      #expect(views.first === journey.a.view && views.last === journey.b.view)
      journey.stage.advance(by: 0.2)

      let rest = journey.b.view.superview?.subviews ?? []
      #expect(rest.count == 1 && rest.first === journey.b.view)
      #expect(journey.shownX(journey.b) == 0)
      #expect(journey.b.view.layer.shadowOpacity == 0)
      #expect(journey.log.heard("ND.didShow(B, true)"))
    }
  }

  @Test(arguments: [false, true])
  func `a pop reverses the motion`(mirrored: Bool) throws {
    try onJourney { journey in
      if mirrored { journey.stage.traits.layoutDirection = .rightToLeft }
      let sign: Double = mirrored ? -1 : 1
      try journey.stack([journey.a, journey.b])
      journey.pop()
      journey.stage.advance(by: 0.2)
      let (upper, lower) = (sign * journey.shownX(journey.b), sign * journey.shownX(journey.a))
      #expect(0 < upper && upper < 393)
      #expect(lower < 0 && lower > -393 / 2)
      try journey.stage.settle()

      #expect(journey.shownX(journey.a) == 0)
      #expect(journey.b.view.frame == journey.navigation.view.bounds)
    }
  }

  @Test func `its duration equals UIKit's`() throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onJourney { journey in
        if operation == .pop { try journey.stack([journey.a, journey.b]) }
        let start = journey.stage.time
        if operation == .pop { journey.pop() } else { journey.push(journey.b) }
        try journey.stage.settle()

        #expect(abs(journey.stage.time - start - 0.35) <= 1.5 / 60)
      }
    }
  }

  @Test func `a transformed view slides and keeps its transform`() throws {
    try onJourney { journey in
      let turn = CGAffineTransform(scaleX: 0.5, y: 0.5)
      journey.stage.run { journey.b.view.transform = turn }
      journey.push(journey.b)
      try journey.stage.settle()
      #expect(journey.b.view.transform == turn)
      #expect(journey.b.view.bounds == journey.navigation.view.bounds)

      journey.pop()
      try journey.stage.settle()
      #expect(journey.b.view.transform == turn)
      #expect(journey.b.view.center == CGPoint(x: 196.5, y: 426))
    }
  }

  @Test func `the view's own shadow is restored afterwards`() throws {
    try onJourney { journey in
      journey.stage.run {
        journey.b.view.layer.shadowOpacity = 0.7
        journey.b.view.layer.shadowRadius = 3
      }
      journey.push(journey.b)
      try journey.stage.settle()

      #expect(journey.b.view.layer.shadowOpacity == 0.7)
      #expect(journey.b.view.layer.shadowRadius == 3)
    }
  }
}
