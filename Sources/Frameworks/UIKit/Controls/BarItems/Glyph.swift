/// The images of system items. Each image consists of simple strokes in a box of 24 × 24 points.
enum Glyph: CaseIterable {
  case chevron, plus, cross, compose, reply, share, folder, book, magnifier, refresh, camera, trash
  case play, pause, rewind, fastForward, undo, redo, page, star, clock, person, download, ellipsis

  static let side: CGFloat = 24
  static let lineWidth: CGFloat = 2

  /// The glyph as a template image, so only its alpha is used.
  @MainActor
  var image: UIImage {
    let size = CGSize(width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: size).image { _ in draw() }
      .withRenderingMode(.alwaysTemplate)
  }

  /// Draws the glyph. `undo` and `rewind` are mirror images of `redo` and `fastForward`.
  @MainActor
  private func draw() {
    UIColor.black.set()
    let pen = Pen()
    switch self {
    case .chevron: pen.line((14.5, 4.5), (7.5, 12), (14.5, 19.5))
    case .plus:
      pen.line((12, 4), (12, 20))
      pen.line((4, 12), (20, 12))
    case .cross:
      pen.line((5.5, 5.5), (18.5, 18.5))
      pen.line((18.5, 5.5), (5.5, 18.5))
    case .compose:
      pen.line((12.5, 4.5), (4.5, 4.5), (4.5, 19.5), (19.5, 19.5), (19.5, 11.5))
      pen.line((10, 14), (20, 4))
    case .reply, .undo:
      pen.line((9, 5), (4, 10), (9, 15))
      pen.curve((4, 10), (14, 10), (20, 11), (20, 19))
    case .redo:
      pen.line((15, 5), (20, 10), (15, 15))
      pen.curve((20, 10), (10, 10), (4, 11), (4, 19))
    case .share:
      pen.line((8.5, 9), (5, 9), (5, 20.5), (19, 20.5), (19, 9), (15.5, 9))
      pen.line((12, 15), (12, 2.5))
      pen.line((8, 6), (12, 2.5), (16, 6))
    case .folder: pen.loop((3, 19), (3, 5), (9, 5), (11, 8), (21, 8), (21, 19))
    case .book:
      pen.line((12, 6), (9, 4.5), (3, 4.5), (3, 18.5), (9, 18.5), (12, 20))
      pen.line((12, 6), (15, 4.5), (21, 4.5), (21, 18.5), (15, 18.5), (12, 20))
      pen.line((12, 6), (12, 20))
    case .magnifier:
      pen.circle((10.5, 10.5), 6.5)
      pen.line((15.5, 15.5), (20.5, 20.5))
    case .refresh:
      pen.arc((12, 12.5), 7.5, from: -0.15, to: 1.6)
      pen.line((12.5, 1.5), (16, 5), (12, 8))
    case .camera:
      pen.loop((2.5, 7), (7, 7), (9, 4), (15, 4), (17, 7), (21.5, 7), (21.5, 19.5), (2.5, 19.5))
      pen.circle((12, 13), 3.8)
    case .trash:
      pen.line((3.5, 6), (20.5, 6))
      pen.line((9, 6), (9, 3), (15, 3), (15, 6))
      pen.line((5.5, 6), (6.5, 21), (17.5, 21), (18.5, 6))
      pen.line((12, 10), (12, 17))
    case .play: pen.solid((7, 4), (20, 12), (7, 20))
    case .pause:
      pen.solid((6.5, 4.5), (9.5, 4.5), (9.5, 19.5), (6.5, 19.5))
      pen.solid((14.5, 4.5), (17.5, 4.5), (17.5, 19.5), (14.5, 19.5))
    case .rewind:
      pen.solid((12, 6), (2.5, 12), (12, 18))
      pen.solid((21.5, 6), (12, 12), (21.5, 18))
    case .fastForward:
      pen.solid((2.5, 6), (12, 12), (2.5, 18))
      pen.solid((12, 6), (21.5, 12), (12, 18))
    case .page:
      pen.loop((5, 3), (14, 3), (19, 8), (19, 21), (5, 21))
      pen.line((14, 3), (14, 8), (19, 8))
    case .star: pen.star((12, 12.6), outer: 10.2, inner: 4.4)
    case .clock:
      pen.circle((12, 12), 9)
      pen.line((12, 6.5), (12, 12), (16, 14))
    case .person:
      pen.circle((12, 7.5), 4)
      pen.curve((4, 20.5), (5, 11.5), (19, 11.5), (20, 20.5))
      pen.line((4, 20.5), (20, 20.5))
    case .download:
      pen.line((12, 3), (12, 15))
      pen.line((7, 10.5), (12, 15.5), (17, 10.5))
      pen.line((4, 20), (20, 20))
    case .ellipsis: for x in [5.0, 12, 19] { pen.dot((x, 12), 2) }
    }
  }
}

/// Draws the strokes of a glyph. Coordinates are points in the glyph's box.
@MainActor
private struct Pen {
  typealias Point = (x: Double, y: Double)

  private func path() -> UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = Glyph.lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return path
  }

  private func polygon(_ points: [Point]) -> UIBezierPath {
    let path = path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  func line(_ points: Point...) { polygon(points).stroke() }

  func loop(_ points: Point...) {
    let path = polygon(points)
    path.close()
    path.stroke()
  }

  func solid(_ points: Point...) { fill(points) }

  private func fill(_ points: [Point]) {
    let path = polygon(points)
    path.close()
    path.fill()
  }

  func curve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    let path = polygon([start])
    path.addCurve(
      to: CGPoint(x: end.x, y: end.y), controlPoint1: CGPoint(x: first.x, y: first.y),
      controlPoint2: CGPoint(x: second.x, y: second.y))
    path.stroke()
  }

  /// Draws an arc. Angles are multiples of π; they start at the right and increase clockwise on
  /// screen.
  func arc(_ center: Point, _ radius: Double, from: Double, to: Double) {
    let path = path()
    path.addArc(
      withCenter: CGPoint(x: center.x, y: center.y), radius: radius, startAngle: from * .pi,
      endAngle: to * .pi, clockwise: true)
    path.stroke()
  }

  func circle(_ center: Point, _ radius: Double) { arc(center, radius, from: 0, to: 2) }

  func dot(_ center: Point, _ radius: Double) {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  func star(_ center: Point, outer: Double, inner: Double) {
    fill(
      (0..<10).map { index in
        let angle = Double(index) * .pi / 5
        let radius = index.isMultiple(of: 2) ? outer : inner
        return (center.x + radius * sin(angle), center.y - radius * cos(angle))
      })
  }
}
