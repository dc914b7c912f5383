import CoreGraphics
import UIKit

/// A picture of a film that differs: the frames before, after, and their difference, one below the
/// other at the same times. A film that only one side has is one row.
package struct ComparisonSheet {
  /// A row of frames, with its name.
  private struct Row {
    let name: String
    let frames: [CGImage]
  }

  private let times: [Double]
  private var rows: [Row] = []

  /// Whether a film has a picture: its frames differ, or only one side has it.
  package static func isPossible(for entry: FilmsComparison.Entry) -> Bool {
    if let pixels = entry.pixels { return pixels.first != nil }
    let films = [entry.before, entry.after].compactMap(\.self)
    return films.count == 1 && (films[0].animation?.data).flatMap { try? APNGFile($0) } != nil
  }

  /// Nil if the films have no pictures that can be read, or if their pictures are equal.
  package init?(_ entry: FilmsComparison.Entry) {
    let files = [entry.before, entry.after].map { film in
      (film?.animation?.data).flatMap { try? APNGFile($0) }
    }
    times = Self.times(of: entry.pixels, files.compactMap(\.self))
    guard !times.isEmpty else { return nil }
    let pictures = files.map { file in file.flatMap { try? Self.pictures($0, at: times) } }
    for (name, frames) in zip(["before", "after"], pictures) {
      if let frames { rows.append(Row(name: name, frames: frames)) }
    }
    if let before = pictures[0], let after = pictures[1] {
      rows.append(Row(name: "difference", frames: zip(before, after).map(Self.difference)))
    }
    if rows.isEmpty { return nil }
  }

  /// The number of columns.
  private static let most = 6

  /// The times that are shown: those at which the pictures differ, or those at which a film changes
  /// that only one side has.
  private static func times(of pixels: PixelComparison?, _ files: [APNGFile]) -> [Double] {
    let all: [Double]
    if let pixels {
      all = pixels.shares.map(\.t)
    } else if files.count == 1 {
      all = files[0].frames.map(\.t)
    } else {
      return []
    }
    guard all.count > most else { return all }
    var chosen = (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
    // The time of the largest difference replaces the nearest one.
    if let worst = pixels?.most?.t, !chosen.contains(worst) {
      let nearest = chosen.indices.dropFirst().dropLast()
        .min { abs(chosen[$0] - worst) < abs(chosen[$1] - worst) }
      if let nearest { chosen[nearest] = worst }
    }
    return chosen.sorted()
  }

  private static func pictures(
    _ file: APNGFile, at times: [Double]
  ) throws(FilmError) -> [CGImage] {
    var pictures = APNGPictures(file)
    var images: [CGImage] = []
    for t in times { images.append(try pictures.picture(at: t)) }
    return images
  }

  /// The second picture in pale grey, with the pixels that differ in one colour. Pictures of unequal
  /// sizes differ everywhere.
  static func difference(_ before: CGImage, _ after: CGImage) -> CGImage {
    let isComparable = before.width == after.width && before.height == after.height
    let pixels = after.pixels.indices.map { index -> UInt32 in
      let pixel = after.pixels[index]
      guard isComparable, before.pixels[index] == pixel else { return marked }
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      // The weights of Rec. 709 in 256ths.
      let grey = (54 * red + 183 * green + 19 * blue) / 256
      let pale = 255 - (255 - grey) / 4
      return 255 << 24 | pale << 16 | pale << 8 | pale
    }
    return CGImage(width: after.width, height: after.height, pixels: pixels)
  }

  /// The colour of pixels that differ.
  private static let marked: UInt32 = 0xFFD6_006C

  /// Renders the sheet at `scale` pixels per point.
  package func image(scale: Double) throws(FilmError) -> CGImage {
    let heights = rows.map { row in row.frames.map(Self.height).max() ?? 0 }
    let page = CGSize(
      width: 2 * Style.margin + Style.label
        + Double(times.count) * (Style.frameWidth + Style.gap) - Style.gap,
      height: 2 * Style.margin + Style.head + heights.reduce(0, +)
        + Double(rows.count - 1) * Style.gap)
    return try CGImage.page(page, scale: scale, ground: FilmstripStyle.ground) { context in
      var y = Style.margin + Style.head
      for (column, t) in times.enumerated() {
        context.draw(
          RunWording.seconds(t), FilmstripStyle.time, FilmstripStyle.ink,
          at: CGPoint(x: Self.x(column), y: Style.margin - 2))
      }
      for (row, height) in zip(rows, heights) {
        context.draw(
          row.name, FilmstripStyle.percent, FilmstripStyle.quiet,
          at: CGPoint(x: Style.margin, y: y + 2))
        for (column, frame) in row.frames.enumerated() {
          let place = CGRect(
            x: Self.x(column), y: y, width: Style.frameWidth, height: Self.height(frame))
          context.interpolationQuality = .high
          context.drawUpright(frame, in: place)
        }
        y += height + Style.gap
      }
    }
  }

  /// The dimensions, in points. All values were chosen by eye.
  private enum Style {
    static let margin = 14.0
    static let head = 18.0
    static let label = 66.0
    static let frameWidth = 104.0
    static let gap = 10.0
  }

  private static func x(_ column: Int) -> Double {
    Style.margin + Style.label + Double(column) * (Style.frameWidth + Style.gap)
  }

  private static func height(_ frame: CGImage) -> Double {
    (Style.frameWidth * Double(frame.height) / Double(max(frame.width, 1))).rounded()
  }
}
