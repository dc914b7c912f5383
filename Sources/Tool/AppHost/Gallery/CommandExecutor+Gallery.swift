import CoreGraphics
import Film
import Foundation
import QuartzCore
import Stage
import Transitions

extension CommandExecutor {
  /// The progress values at which the overview sheet shows a transition.
  private static let sheetShares = [0.25, 0.5, 0.75]
  /// The progress values of the frames in a page's strip. One frame is before the transition, four
  /// are during it, and one is after it. No frame has a progress just above a third, because in
  /// some transitions one page has faded out by then and the other page is not visible yet.
  private static let stripShares = [-1, 0.15, 0.3, 0.5, 0.75, 2]
  private static let sheetColumns = 7
  /// The width in points of a frame in a strip, and its number of pixels per point.
  private static let stripFrame = (width: 92.0, scale: 1.0)
  /// The scale, in pixels per point, at which frames are rendered before they are made smaller.
  private static let paintScale = 1.0

  package func gallery(_ options: GalleryOptions, to output: Output) throws {
    let pages = options.names.compactMap(page)
    let folder = try open(options.folder)
    let inner = try open(options.folder + "/Gallery")
    let pictures = try options.textAlone ? nil : open(options.folder + "/Pictures")
    try served { () throws(FilmError) in
      try folder.write(Data(GalleryIndex(pages: pages).text.utf8), as: "Gallery.md")
      for page in pages { try inner.write(Data(page.text.utf8), as: "\(page.name).md") }
    }
    if let pictures { try draw(pages, options, strips: inner, sheet: pictures, output) }
    try served { () throws(FilmError) in
      try inner.commit()
      try pictures?.commit()
      try folder.commit()
    }
    try output.write(
      "gallery: \(Wording.count(pages.count, "transition")), \(folder.path)/Gallery.md"
        + (pictures.map { ", \($0.path)/gallery.png\n" } ?? "\n"))
  }

  /// Returns nil for a demo that is not in the gallery catalogue.
  private func page(_ id: String) -> GalleryDocument? {
    guard let demo = demos.first(where: { $0.id == id }),
      let entry = transitionCatalogue.first(where: { "gallery/\($0.id)" == id })
    else { return nil }
    return GalleryDocument(entry: entry, parameters: demo.variants?.parameters ?? [])
  }

  private func draw(
    _ pages: [GalleryDocument], _ options: GalleryOptions, strips: OutputFolder,
    sheet: OutputFolder,
    _ output: Output
  ) throws {
    let compositor = Compositor()
    var cells: [ContactSheet.Cell] = []
    for (number, page) in pages.enumerated() {
      output.progress.show("gallery", done: number, of: pages.count)
      let result = try run(of: "gallery/\(page.name)", .finish, options.run).record()
      if let pendingWork = result.pendingWork { throw pendingWork }
      let frames = TransitionFrames(result.recording)
      func images(_ shares: [Double]) -> [CGImage] {
        frames?.images(at: shares, scale: Self.paintScale, compositor: compositor) ?? []
      }
      try served { () throws(FilmError) in
        let strip = try ContactSheet.strip(
          images(Self.stripShares), width: Self.stripFrame.width, scale: Self.stripFrame.scale)
        try strips.write(try PNGWriter().data(strip), as: "\(page.name).png")
      }
      cells.append(
        .init(name: page.name, family: page.entry.family.rawValue, frames: images(Self.sheetShares))
      )
    }
    output.progress.clear()
    let page = ContactSheet(
      title: "The gallery",
      subtitle:
        "\(Wording.count(pages.count, "transition")) at a quarter, half and three quarters of the way in",
      cells: cells, columns: Self.sheetColumns
    )
    try served { () throws(FilmError) in
      let image = try page.image(scale: options.scale)
      try sheet.write(try PNGWriter().data(image), as: "gallery.png")
    }
  }
}
