import CoreGraphics
import QuartzCore

/// The grid to which the touches of a page are rounded, so that an address can contain them as
/// whole numbers, and a device that repeats the input receives exactly the same touches.
package enum TouchGrid {
  /// The number of steps in a point. A finger is not located more exactly than to a hundredth of a
  /// point.
  private static let stepsPerPoint = 100.0
  /// The number of steps in a tick. A power of two, so that a tick begins exactly at a step.
  package static let stepsPerTick = 64
  private static let stepsPerSecond = Double(FrameClock.ticksPerSecond * stepsPerTick)

  /// The step that is nearest to a coordinate.
  package static func step(ofCoordinate value: Double) -> Int {
    Int(clamped: (value * stepsPerPoint).rounded())
  }

  package static func coordinate(ofStep step: Int) -> Double { Double(step) / stepsPerPoint }

  /// The step that is nearest to a time of the stage's clock.
  package static func step(ofTime time: Double) -> Int {
    Int(clamped: (time * stepsPerSecond).rounded())
  }

  package static func time(ofStep step: Int) -> Double { Double(step) / stepsPerSecond }

  static func rounded(_ point: CGPoint) -> CGPoint {
    func rounded(_ value: CGFloat) -> Double {
      coordinate(ofStep: step(ofCoordinate: Double(value)))
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  static func rounded(time: Double) -> Double { self.time(ofStep: step(ofTime: time)) }
}
