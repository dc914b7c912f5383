import Stage
import TestSupport
import Testing

/// Which changes are additive and which replace the previous animation (facts H.1.5 to H.1.7).
@MainActor
struct AdditiveAnimationTests {
  private func animate(
    _ bench: Bench, _ name: String, _ options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    bench.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: changes,
        completion: bench.completion(name))
    }
  }

  @Test(arguments: [[], [.beginFromCurrentState]] as [UIView.AnimationOptions])
  func `animating position again keeps both animations`(options: UIView.AnimationOptions) throws {
    try onBench { bench in
      animate(bench, "first") { bench.view.center.x += 100 }
      bench.stage.advance(by: 0.5)
      animate(bench, "second", options) { bench.view.center.x -= 100 }

      #expect(bench.keys() == ["position", "position-2"])
      // The model value is 0. The first animation adds −100·(1 − t), the second 100·(1 − (t −
      // 0.5)).
      #expect(abs(bench.x - 50) < 0.001)
      for expected in [50, 50, 25, 0] as [Double] {
        bench.stage.advance(by: 0.25)
        #expect(abs(bench.x - expected) < 0.001)
      }
      #expect(bench.log.events == ["first(true)", "second(true)"])
    }
  }

  @Test func `a third animation takes the next free key`() throws {
    try onBench { bench in
      for index in 1...3 {
        animate(bench, "\(index)") { bench.view.center.x += 10 }
      }

      #expect(bench.keys() == ["position", "position-2", "position-3"])
      #expect(abs(bench.x) < 0.001)
    }
  }

  @Test func `bounds split into origin and size, both additive`() throws {
    try onBench { bench in
      animate(bench, "bounds") {
        bench.view.bounds = CGRect(x: 4, y: 0, width: 110, height: 10)
      }

      #expect(Set(bench.keys()) == ["bounds.origin", "bounds.size"])
      bench.stage.advance(by: 0.5)
      let bounds = bench.shown().bounds
      #expect(abs(bounds.minX - 2) < 1e-6)
      #expect(abs(bounds.width - 60) < 1e-6)
      #expect(bounds.height == 10)
    }
  }

  @Test func `transform and corner radius are additive`() throws {
    try onBench { bench in
      for index in 1...2 {
        animate(bench, "\(index)") {
          bench.view.layer.cornerRadius += 10
          bench.view.transform = bench.view.transform.translatedBy(x: 20, y: 0)
        }
      }

      #expect(
        Set(bench.keys()) == ["cornerRadius", "cornerRadius-2", "transform", "transform-2"])
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.shown().cornerRadius - 10) < 1e-6)
      #expect(abs(bench.shown().transform.m41 - 20) < 1e-6)
      for key in bench.keys() {
        let animation = bench.view.layer.animation(forKey: key) as? CAPropertyAnimation
        #expect(animation?.isAdditive == true, "\(key)")
      }
    }
  }

  @Test func `opacity starts at the model value and replaces the previous animation`() throws {
    try onBench { bench in
      animate(bench, "first") { bench.view.alpha = 0 }
      bench.stage.advance(by: 0.5)
      animate(bench, "second") { bench.view.alpha = 1 }

      #expect(bench.keys() == ["opacity"])
      #expect(bench.log.events == ["first(false)"])
      #expect(bench.shown().opacity == 0)
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.shown().opacity - 0.5) < 1e-6)
    }
  }

  @Test func `opacity with beginFromCurrentState starts at the presented value`() throws {
    try onBench { bench in
      animate(bench, "first") { bench.view.alpha = 0 }
      bench.stage.advance(by: 0.5)
      animate(bench, "second", [.beginFromCurrentState]) { bench.view.alpha = 1 }

      #expect(bench.keys() == ["opacity"])
      #expect(abs(bench.shown().opacity - 0.5) < 1e-6)
      bench.stage.advance(by: 0.5)
      #expect(abs(bench.shown().opacity - 0.75) < 1e-6)
      try bench.stage.settle()
      #expect(bench.log.events == ["first(false)", "second(true)"])
    }
  }

  @Test func `background colour and anchor point replace the previous animation`() throws {
    try onBench { bench in
      animate(bench, "change") {
        bench.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bench.view.layer.anchorPoint = CGPoint(x: 0, y: 0)
      }

      #expect(Set(bench.keys()) == ["backgroundColor", "anchorPoint"])
      for key in bench.keys() {
        let animation = bench.view.layer.animation(forKey: key) as? CAPropertyAnimation
        #expect(animation?.isAdditive == false, "\(key)")
      }
    }
  }

  @Test func `properties that UIKit does not animate change at once`() throws {
    try onBench { bench in
      animate(bench, "change") {
        let layer = bench.view.layer
        layer.borderWidth = 3
        layer.borderColor = UIColor(white: 1, alpha: 1).cgColor
        layer.shadowColor = UIColor(white: 1, alpha: 1).cgColor
        layer.shadowOffset = CGSize(width: 5, height: 5)
        layer.shadowRadius = 9
        layer.zPosition = 4
      }

      #expect(bench.keys() == [])
      #expect(bench.shown().borderWidth == 3)
      #expect(bench.shown().shadowRadius == 9)
    }
  }

  @Test func `shadow opacity animates`() throws {
    try onBench { bench in
      animate(bench, "change") { bench.view.layer.shadowOpacity = 1 }
      bench.stage.advance(by: 0.5)

      #expect(abs(bench.shown().shadowOpacity - 0.5) < 1e-6)
    }
  }
}
