import CoreGraphics
import UIKit

/// A page that shows many transitions: for each transition, a small strip of frames, the name and
/// the family.
package struct ContactSheet {
  /// The part of the page that shows one transition.
  package struct Cell {
    package let name: String
    package let family: String
    /// The frames in chronological order.
    package let frames: [CGImage]

    package init(name: String, family: String, frames: [CGImage]) {
      (self.name, self.family, self.frames) = (name, family, frames)
    }
  }

  private let title: String
  private let subtitle: String
  private let cells: [Cell]
  private let columns: Int

  /// Arranges the cells in rows of `columns`.
  package init(title: String, subtitle: String, cells: [Cell], columns: Int) {
    (self.title, self.subtitle, self.cells) = (title, subtitle, cells)
    self.columns = max(columns, 1)
  }

  /// Renders the page at `scale` pixels per point.
  package func image(scale: Double) throws(FilmError) -> CGImage {
    try CGImage.page(pageSize, scale: scale, ground: FilmstripStyle.ground) { context in
      context.draw(
        title, FilmstripStyle.title, FilmstripStyle.ink,
        at: CGPoint(x: Style.margin, y: Style.margin * 0.8))
      context.draw(
        subtitle, FilmstripStyle.subtitle, FilmstripStyle.quiet,
        at: CGPoint(x: Style.margin, y: Style.margin * 0.8 + 31))
      for (index, cell) in cells.enumerated() { draw(cell, at: index, in: context) }
    }
  }

  /// A single strip without text; each frame is `width` points wide.
  package static func strip(
    _ frames: [CGImage], width: Double, scale: Double
  ) throws(FilmError) -> CGImage {
    let size = size(of: frames, width: width)
    let page = CGSize(
      width: 2 * Style.stripMargin + Double(frames.count) * (width + Style.stripGap)
        - Style.stripGap,
      height: size.height + 2 * Style.stripMargin)
    return try CGImage.page(page, scale: scale, ground: FilmstripStyle.ground) { context in
      for (index, frame) in frames.enumerated() {
        let x = Style.stripMargin + Double(index) * (width + Style.stripGap)
        draw(
          frame, in: CGRect(x: x, y: Style.stripMargin, width: width, height: size.height),
          context)
      }
    }
  }
}

extension ContactSheet {
  /// The dimensions, in points. All values were chosen by eye.
  private enum Style {
    static let margin = 30.0
    static let head = 82.0
    static let frameWidth = 58.0
    static let frameGap = 4.0
    static let radius = 5.0
    static let cellGap = 24.0
    static let label = 19.0
    static let rowGap = 22.0
    static let stripMargin = 8.0
    static let stripGap = 8.0
    static let name = FontDescription(size: 12, weight: 600)
    static let family = FontDescription(size: 10.5, weight: 400)
  }

  private static func size(of frames: [CGImage], width: Double) -> CGSize {
    let shapes = frames.map { Double($0.height) / Double(max($0.width, 1)) }
    return CGSize(width: width, height: (width * (shapes.max() ?? 1)).rounded())
  }

  private var frameHeight: Double {
    cells.map { Double(Self.size(of: $0.frames, width: Style.frameWidth).height) }.max() ?? 0
  }
  private var cellWidth: Double {
    let count = Double(cells.map(\.frames.count).max() ?? 1)
    return count * (Style.frameWidth + Style.frameGap) - Style.frameGap
  }
  private var rowHeight: Double { frameHeight + Style.label + Style.rowGap }

  private var pageSize: CGSize {
    let rows = (cells.count + columns - 1) / columns
    let width = Double(min(columns, max(cells.count, 1))) * (cellWidth + Style.cellGap)
    return CGSize(
      width: 2 * Style.margin + width - Style.cellGap,
      height: Style.head + Double(rows) * rowHeight + Style.margin * 0.6)
  }

  private func draw(_ cell: Cell, at index: Int, in context: CGContext) {
    let x = Style.margin + Double(index % columns) * (cellWidth + Style.cellGap)
    let y = Style.head + Double(index / columns) * rowHeight
    let right = CGPoint(x: x + cellWidth, y: y + 1.5)
    let used = context.draw(
      cell.family, Style.family, FilmstripStyle.quiet, at: right, right: true)
    context.draw(
      cell.name, Style.name, FilmstripStyle.ink, at: CGPoint(x: x, y: y),
      width: cellWidth - used - 6)
    for (column, frame) in cell.frames.enumerated() {
      let left = x + Double(column) * (Style.frameWidth + Style.frameGap)
      let rect = CGRect(
        x: left, y: y + Style.label, width: Style.frameWidth,
        height: Double(Self.size(of: [frame], width: Style.frameWidth).height))
      Self.draw(frame, in: rect, context)
    }
  }

  private static func draw(_ frame: CGImage, in rect: CGRect, _ context: CGContext) {
    context.saveGState()
    context.addPath(
      CGPath(
        roundedRect: rect, cornerWidth: Style.radius, cornerHeight: Style.radius, transform: nil))
    context.clip()
    context.interpolationQuality = .high
    context.drawUpright(frame, in: rect)
    context.restoreGState()
  }
}
