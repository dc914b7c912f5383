import CoreGraphics
import Preview
import Stage
import Testing
import UIKit

/// An idle device whose wall clock is controlled by the test.
@MainActor
final class LiveDeviceFixture {
  let device: LiveDevice
  private(set) var wall = 1_000.0
  private(set) var recordings: [LiveRecording] = []

  init(
    _ entry: PageEntry = .card, on kind: Device = .phone, _ settings: LiveDevice.Settings = .init(),
    rests: Bool = true
  ) throws {
    device = try LiveDevice(entry, on: kind, settings, recordings: 0)
    if rests { try rest() }
  }

  var page: CardPage? { page(CardPage.self) }

  func page<Page>(_ type: Page.Type) -> Page? {
    device.stage.window.rootViewController as? Page
  }

  /// Advances the wall clock by this time and polls every sixtieth of a second.
  func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      wall += 1.0 / 60
      if let live = device.advance(to: wall) { recordings.append(live) }
    }
  }

  func sleep(_ seconds: Double) { wall += seconds }

  func rest() throws {
    for _ in 0..<600 where !device.isAtRest { pass(1.0 / 60) }
    try #require(device.isAtRest)
  }

  func touch(
    _ phase: TouchScript.Phase, _ x: Double, _ y: Double, finger: Int = 0, ago: Double = 0
  ) {
    device.wake(at: wall)
    device.touch(finger, phase, at: CGPoint(x: x, y: y), ago: ago)
  }

  func tap(_ x: Double = 50, _ y: Double = 50) {
    touch(.down, x, y)
    pass(0.05)
    touch(.up, x, y)
  }
}
