import Stage
import Testing
import UIKit

@MainActor
struct FuzzInputsTests {
  @Test func `spots are centres of touchable views, on every reachable page`()
    throws
  {
    var subject = FuzzSubject(id: "flawed", opening: .root { FlawedPage(nil) })
    // The device is a phone of 393 × 852 points, and the button is at (100, 122).
    let button = CGPoint(x: 0.254, y: 0.143)
    #expect(try FuzzInputs(of: subject).spots == [button])

    subject.scripts = [
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 100, y: 122), .init(.up, t: 0.1, x: 100, y: 122)]])
    ]
    let ground = try FuzzInputs(of: subject)

    // The page on top has its button at the same position.
    #expect(ground.spots == [button])
    #expect(ground.size == CGSize(width: 393, height: 852))
    let landing = try #require(ground.paths.first?.first)
    #expect(abs(landing.x - 100 / 393.0) < 1e-9)
    #expect(abs(landing.y - 122 / 852.0) < 1e-9)
  }
}
