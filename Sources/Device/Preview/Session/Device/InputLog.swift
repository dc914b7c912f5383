import Foundation
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
  }

  package struct Item: Codable, Equatable {
    /// The number of ticks that the device had run when the input arrived.
    package var tick: Int
    package var input: Input

    package init(tick: Int, input: Input) { (self.tick, self.input) = (tick, input) }
  }

  package private(set) var items: [Item] = []

  package init(_ items: [Item] = []) { self.items = items }

  mutating func add(_ input: Input, at tick: Int) { items.append(Item(tick: tick, input: input)) }
}
