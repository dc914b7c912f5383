import Stage
import Testing

/// The built-in push and pop during their animation. Only the duration is measured (facts F.10), so
/// the tests check directions and end values, but not amounts.
@MainActor
struct NavigationSlideTests {
  @Test(arguments: [false, true])
  func `a push comes from the trailing edge over a view that moves aside`(mirrored: Bool) {
    onNavigationStage { fixture in
      if mirrored { fixture.stage.traits.layoutDirection = .rightToLeft }
      let sign: Double = mirrored ? -1 : 1
      fixture.push(fixture.b)
      let start = sign * fixture.shownX(fixture.b)
      #expect(abs(start - 393) < 1)
      fixture.stage.advance(by: 0.2)
      let (upper, lower) = (sign * fixture.shownX(fixture.b), sign * fixture.shownX(fixture.a))
      #expect(0 < upper && upper < 393)
      #expect(lower < 0 && lower > -393 / 2)
      let views = fixture.b.view.superview?.subviews ?? []
      #expect(views.first === fixture.a.view && views.last === fixture.b.view)
      fixture.stage.advance(by: 0.2)

      let rest = fixture.b.view.superview?.subviews ?? []
      #expect(rest.count == 1 && rest.first === fixture.b.view)
      #expect(fixture.shownX(fixture.b) == 0)
      #expect(fixture.b.view.layer.shadowOpacity == 0)
      #expect(fixture.log.heard("ND.didShow(B, true)"))
    }
  }

  @Test(arguments: [false, true])
  func `a pop reverses the motion`(mirrored: Bool) throws {
    try onNavigationStage { fixture in
      if mirrored { fixture.stage.traits.layoutDirection = .rightToLeft }
      let sign: Double = mirrored ? -1 : 1
      try fixture.stack([fixture.a, fixture.b])
      fixture.pop()
      fixture.stage.advance(by: 0.2)
      let (upper, lower) = (sign * fixture.shownX(fixture.b), sign * fixture.shownX(fixture.a))
      #expect(0 < upper && upper < 393)
      #expect(lower < 0 && lower > -393 / 2)
      try fixture.stage.settle()

      #expect(fixture.shownX(fixture.a) == 0)
      #expect(fixture.b.view.frame == fixture.navigation.view.bounds)
    }
  }

  @Test func `its duration equals UIKit's`() throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onNavigationStage { fixture in
        if operation == .pop { try fixture.stack([fixture.a, fixture.b]) }
        let start = fixture.stage.time
        if operation == .pop { fixture.pop() } else { fixture.push(fixture.b) }
        try fixture.stage.settle()

        #expect(abs(fixture.stage.time - start - 0.35) <= 1.5 / 60)
      }
    }
  }

  @Test func `a transformed view slides and keeps its transform`() throws {
    try onNavigationStage { fixture in
      let turn = CGAffineTransform(scaleX: 0.5, y: 0.5)
      fixture.stage.run { fixture.b.view.transform = turn }
      fixture.push(fixture.b)
      try fixture.stage.settle()
      #expect(fixture.b.view.transform == turn)
      #expect(fixture.b.view.bounds == fixture.navigation.view.bounds)

      fixture.pop()
      try fixture.stage.settle()
      #expect(fixture.b.view.transform == turn)
      #expect(fixture.b.view.center == CGPoint(x: 196.5, y: 426))
    }
  }

  @Test func `the view's own shadow is restored afterwards`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        fixture.b.view.layer.shadowOpacity = 0.7
        fixture.b.view.layer.shadowRadius = 3
      }
      fixture.push(fixture.b)
      try fixture.stage.settle()

      #expect(fixture.b.view.layer.shadowOpacity == 0.7)
      #expect(fixture.b.view.layer.shadowRadius == 3)
    }
  }
}
