import Foundation
import QuartzCore
import Stage
import UIKit

/// The input of a device since its entry was loaded, in order.
///
/// Two devices are in the same state if they were created with the same settings and receive the
/// same input in the same ticks.
package struct InputLog: Codable, Equatable {
  package enum Input: Codable, Equatable {
    case touch(finger: Int, phase: TouchScript.Phase, x: Double, y: Double, time: Double)
    case script(TouchScript)
    case key(String, modifiers: Int)
    case settings(DeviceSettings)
    /// The touches of scripts stay where they are, and belong to the page from then on.
    case interruption
  }

  package struct Item: Codable, Equatable {
    /// The number of ticks that the device had run when the input arrived.
    package var tick: Int
    package var input: Input

    package init(tick: Int, input: Input) { (self.tick, self.input) = (tick, input) }
  }

  /// The maximum number of ticks that are replayed. A replay of this length takes a few seconds.
  package static let longestReplay = 5 * 60 * FrameClock.ticksPerSecond

  package private(set) var items: [Item] = []

  package init(_ items: [Item] = []) { self.items = items }

  /// The input that arrived before a tick.
  func before(_ tick: Int) -> InputLog { InputLog(items.filter { $0.tick < tick }) }

  mutating func add(_ input: Input, at tick: Int) { items.append(Item(tick: tick, input: input)) }
}
