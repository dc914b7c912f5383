import Stage
import TestSupport
import Testing

/// Which changes are additive and which replace the previous animation (facts H.1.5 to H.1.7).
@MainActor
struct AdditiveAnimationTests {
  private func animate(
    _ fixture: ViewStage, _ name: String, _ options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    fixture.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: changes,
        completion: fixture.completion(name))
    }
  }

  @Test(arguments: [[], [.beginFromCurrentState]] as [UIView.AnimationOptions])
  func `animating position again keeps both animations`(options: UIView.AnimationOptions) throws {
    try onViewStage { fixture in
      animate(fixture, "first") { fixture.view.center.x += 100 }
      fixture.stage.advance(by: 0.5)
      animate(fixture, "second", options) { fixture.view.center.x -= 100 }

      #expect(fixture.keys() == ["position", "position-2"])
      // The model value is 0. The first animation adds −100·(1 − t), the second 100·(1 − (t −
      // 0.5)).
      #expect(abs(fixture.x - 50) < 0.001)
      for expected in [50, 50, 25, 0] as [Double] {
        fixture.stage.advance(by: 0.25)
        #expect(abs(fixture.x - expected) < 0.001)
      }
      #expect(fixture.log.events == ["first(true)", "second(true)"])
    }
  }

  @Test func `a third animation takes the next free key`() throws {
    try onViewStage { fixture in
      for index in 1...3 {
        animate(fixture, "\(index)") { fixture.view.center.x += 10 }
      }

      #expect(fixture.keys() == ["position", "position-2", "position-3"])
      #expect(abs(fixture.x) < 0.001)
    }
  }

  @Test func `bounds split into origin and size, both additive`() throws {
    try onViewStage { fixture in
      animate(fixture, "bounds") {
        fixture.view.bounds = CGRect(x: 4, y: 0, width: 110, height: 10)
      }

      #expect(Set(fixture.keys()) == ["bounds.origin", "bounds.size"])
      fixture.stage.advance(by: 0.5)
      let bounds = fixture.shown().bounds
      #expect(abs(bounds.minX - 2) < 1e-6)
      #expect(abs(bounds.width - 60) < 1e-6)
      #expect(bounds.height == 10)
    }
  }

  @Test func `transform and corner radius are additive`() throws {
    try onViewStage { fixture in
      for index in 1...2 {
        animate(fixture, "\(index)") {
          fixture.view.layer.cornerRadius += 10
          fixture.view.transform = fixture.view.transform.translatedBy(x: 20, y: 0)
        }
      }

      #expect(
        Set(fixture.keys()) == ["cornerRadius", "cornerRadius-2", "transform", "transform-2"])
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.shown().cornerRadius - 10) < 1e-6)
      #expect(abs(fixture.shown().transform.m41 - 20) < 1e-6)
      for key in fixture.keys() {
        let animation = fixture.view.layer.animation(forKey: key) as? CAPropertyAnimation
        #expect(animation?.isAdditive == true, "\(key)")
      }
    }
  }

  @Test func `opacity starts at the model value and replaces the previous animation`() throws {
    try onViewStage { fixture in
      animate(fixture, "first") { fixture.view.alpha = 0 }
      fixture.stage.advance(by: 0.5)
      animate(fixture, "second") { fixture.view.alpha = 1 }

      #expect(fixture.keys() == ["opacity"])
      #expect(fixture.log.events == ["first(false)"])
      #expect(fixture.shown().opacity == 0)
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.shown().opacity - 0.5) < 1e-6)
    }
  }

  @Test func `opacity with beginFromCurrentState starts at the presented value`() throws {
    try onViewStage { fixture in
      animate(fixture, "first") { fixture.view.alpha = 0 }
      fixture.stage.advance(by: 0.5)
      animate(fixture, "second", [.beginFromCurrentState]) { fixture.view.alpha = 1 }

      #expect(fixture.keys() == ["opacity"])
      #expect(abs(fixture.shown().opacity - 0.5) < 1e-6)
      fixture.stage.advance(by: 0.5)
      #expect(abs(fixture.shown().opacity - 0.75) < 1e-6)
      try fixture.stage.settle()
      #expect(fixture.log.events == ["first(false)", "second(true)"])
    }
  }

  @Test func `background colour and anchor point replace the previous animation`() throws {
    try onViewStage { fixture in
      animate(fixture, "change") {
        fixture.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        fixture.view.layer.anchorPoint = CGPoint(x: 0, y: 0)
      }

      #expect(Set(fixture.keys()) == ["backgroundColor", "anchorPoint"])
      for key in fixture.keys() {
        let animation = fixture.view.layer.animation(forKey: key) as? CAPropertyAnimation
        #expect(animation?.isAdditive == false, "\(key)")
      }
    }
  }

  @Test func `properties that UIKit does not animate change at once`() throws {
    try onViewStage { fixture in
      animate(fixture, "change") {
        let layer = fixture.view.layer
        layer.borderWidth = 3
        layer.borderColor = UIColor(white: 1, alpha: 1).cgColor
        layer.shadowColor = UIColor(white: 1, alpha: 1).cgColor
        layer.shadowOffset = CGSize(width: 5, height: 5)
        layer.shadowRadius = 9
        layer.zPosition = 4
      }

      #expect(fixture.keys() == [])
      #expect(fixture.shown().borderWidth == 3)
      #expect(fixture.shown().shadowRadius == 9)
    }
  }

  @Test func `shadow opacity animates`() throws {
    try onViewStage { fixture in
      animate(fixture, "change") { fixture.view.layer.shadowOpacity = 1 }
      fixture.stage.advance(by: 0.5)

      #expect(abs(fixture.shown().shadowOpacity - 0.5) < 1e-6)
    }
  }
}
