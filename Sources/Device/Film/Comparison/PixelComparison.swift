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

  /// The shares at the times at which pixels differ, in the order in which they were added.
  package private(set) var shares: [Share] = []
  /// The share at the first time at which pixels differ; nil if none differ.
  package var first: Share? { shares.first }
  /// The largest share of pixels that differ at one time; nil if none differ.
  package private(set) var most: Share?

  package init() {}

  /// Compares the pictures at the time `t`. All pixels of pictures with unequal sizes differ.
  package mutating func add(_ before: CGImage, _ after: CGImage, at t: Double) {
    let share = Self.share(before, after)
    guard share > 0 else { return }
    shares.append(Share(share: share, t: t))
    if share > most?.share ?? 0 { most = Share(share: share, t: t) }
  }

  private static func share(_ before: CGImage, _ after: CGImage) -> Double {
    if before === after { return 0 }
    guard before.width == after.width, before.height == after.height else { return 1 }
    var count = 0
    for (a, b) in zip(before.pixels, after.pixels) where a != b { count += 1 }
    return Double(count) / Double(max(before.pixels.count, 1))
  }
}

extension PixelComparison {
  /// Compares the frames of two animations at each time at which one of them changes. Nil if one of
  /// them is missing or cannot be read.
  package init?(_ before: FilmPicture?, _ after: FilmPicture?) {
    guard let before = before?.data, let after = after?.data,
      let made = try? Self.compared(APNGFile(before), APNGFile(after))
    else { return nil }
    self = made
  }

  private static func compared(
    _ before: APNGFile, _ after: APNGFile
  ) throws(FilmError) -> PixelComparison {
    var comparison = PixelComparison()
    var (left, right) = (APNGPictures(before), APNGPictures(after))
    for t in Set((before.frames + after.frames).map(\.t)).sorted() {
      comparison.add(try left.picture(at: t), try right.picture(at: t), at: t)
    }
    return comparison
  }

  /// The differences in words; nil if there are none.
  package var highlight: Highlight? {
    guard let first, let most else { return nil }
    let share = RunWording.number(max((most.share * 1000).rounded() / 10, 0.1))
    return Highlight(
      .picture, t: first.t,
      "the picture differs from \(RunWording.seconds(first.t)) on, in up to \(share) % of the pixels "
        + "at \(RunWording.seconds(most.t))")
  }
}
