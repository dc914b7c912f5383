import Stage
import Testing
import UIKit

/// Names of earlier versions, which still do the same.
@MainActor
struct DeprecatedNamesTests {
  @available(*, deprecated)
  @Test func `old names of the stage and of touch scripts have the same effect`() {
    let stage = Stage()
    let script = TouchScript.drag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), over: 0.4, unit: .points)

    stage.turn()
    stage.tellsWillShowFirst = true

    #expect(stage.time == 1.0 / 60)
    #expect(stage.sendsWillShowFirst && stage.tellsWillShowFirst)
    #expect(script.turnedBack() == script.returningToStart())
    #expect(script.givenUp(at: 0.5) == script.abandoned(at: 0.5))
  }
}
