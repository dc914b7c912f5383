import Stage
import Testing

@MainActor
struct AbsoluteTimeTests {
  @Test func `the absolute time follows the device's clock`() {
    let stage = Stage(device: .phone)
    let start = stage.run { CFAbsoluteTimeGetCurrent() }

    stage.advance(by: 0.5)

    #expect(stage.run { CFAbsoluteTimeGetCurrent() } - start == 0.5)
  }
}
