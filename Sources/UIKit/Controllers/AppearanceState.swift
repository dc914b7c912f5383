/// Where a controller's view stands between off screen and on screen.
package enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing

  package enum Move: Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// The state after `move`, or nil where the move does not belong: an unbalanced call.
  package func after(_ move: Move) -> AppearanceState? {
    switch (self, move) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear): .appearing
    case (.appearing, .didAppear): .appeared
    case (.appeared, .willDisappear), (.appearing, .willDisappear): .disappearing
    case (.disappearing, .didDisappear): .disappeared
    default: nil
    }
  }
}
