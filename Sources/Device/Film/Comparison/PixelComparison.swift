import CoreGraphics
import Foundation

/// The differences between the pictures of two runs.
package struct PixelComparison: Sendable, Equatable {
  /// A share of the pixels, from 0 to 1, and the time at which they differ.
  package struct Share: Sendable, Equatable {
    package let share: Double
    package let t: Double

    package init(share: Double, t: Double) { (self.share, self.t) = (share, t) }
  }

  /// The largest share of pixels that differ at one time; nil if none differ.
  package private(set) var most: Share?

  package init() {}

  /// Compares the pictures at the time `t`. All pixels of pictures with unequal sizes differ.
  package mutating func add(_ before: CGImage, _ after: CGImage, at t: Double) {
    let share = Self.share(before, after)
    if share > most?.share ?? 0 { most = Share(share: share, t: t) }
  }

  private static func share(_ before: CGImage, _ after: CGImage) -> Double {
    guard before.width == after.width, before.height == after.height else { return 1 }
    var count = 0
    for (a, b) in zip(before.pixels, after.pixels) where a != b { count += 1 }
    return Double(count) / Double(max(before.pixels.count, 1))
  }
}
