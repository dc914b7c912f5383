import QuartzCore
import UIKit

/// A spring with a name that UIKit's users know.
package struct SpringPreset: Sendable {
  package let name: String
  /// The spring's parameters as text.
  package let detail: String
  package let solver: SpringSolver
  /// Whether the line is dashed because it coincides with another line.
  package var isDashed = false

  /// Some presets are springs of animation blocks. `length` is the duration of these blocks in
  /// seconds.
  private static let length = 0.5
  private static let ratios = [0.4, 0.6, 0.8, 1]

  package static let all: [SpringPreset] =
    [
      SpringPreset(
        name: "UISheetPresentationController", detail: "mass 3, stiffness 1000, damping ratio 1",
        solver: SheetSpring.solver(velocity: 0), isDashed: true),
      SpringPreset(
        name: "CASpringAnimation()", detail: "mass 1, stiffness 100, damping 10",
        solver: SpringSolver(stiffness: 100, damping: 10)),
    ]
    + ratios.map { ratio in
      SpringPreset(
        name: "usingSpringWithDamping: \(RunWording.number(ratio))",
        detail: "withDuration: \(RunWording.number(length))",
        solver: SpringSolver(dampingRatio: ratio, duration: length, initialVelocity: 0))
    }
}
