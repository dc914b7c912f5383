import Stage
import TestSupport
import Testing

/// `isMovingToParent` and `isMovingFromParent` in the callbacks where they apply (facts A.9.4).
@MainActor
struct MovingQuestionsTests {
  private func record(_ fixture: PresentationStage, _ x: UIViewController) -> EventLog {
    let answers = EventLog()
    fixture.log.onEvent = { event in
      guard event.hasPrefix("X."), event != "X.viewDidLoad" else { return }
      let name = event.prefix { $0 != "(" }
      answers.write("\(name): \(x.isMovingToParent) \(x.isMovingFromParent)")
    }
    return answers
  }

  @Test(arguments: [false, true])
  func `a child that is added or removed reports that it is moving`(viewLast: Bool) throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      let answers = record(fixture, x)
      #expect(!x.isMovingToParent)
      fixture.stage.run { embed(x, in: fixture.a) }
      try fixture.stage.settle()
      #expect(
        answers.events == [
          "X.willAppear: true false", "X.isAppearing: true false", "X.didAppear: true false",
        ])
      #expect(!x.isMovingToParent)

      answers.clear()
      fixture.stage.run { expel(x, viewLast: viewLast) }
      try fixture.stage.settle()
      #expect(
        answers.events == ["X.willDisappear: false true", "X.didDisappear: false true"])
      #expect(!x.isMovingFromParent)
    }
  }

  @Test func `a child covered and shown again with its parent is not moving`() throws {
    try onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run { embed(x, in: fixture.a) }
      try fixture.stage.settle()
      let answers = record(fixture, x)
      try fixture.presentAndSettle(style: .fullScreen)
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(answers.events.count == 5)
      #expect(answers.events.allSatisfy { $0.hasSuffix(": false false") })
    }
  }

  @Test func `a child that never appeared stops moving when removed`() {
    onStage { fixture in
      let x = LoggingController("X", fixture.log)
      fixture.stage.run {
        fixture.b.addChild(x)
        #expect(x.isMovingToParent)
        x.willMove(toParent: nil)
        #expect(x.isMovingFromParent)
        x.removeFromParent()
      }
      #expect(!x.isMovingToParent)
      #expect(!x.isMovingFromParent)
    }
  }
}
