import Foundation

extension DisplayList {
  /// The list as text for golden files: one item per line, with groups indented.
  ///
  /// Numbers have a fixed number of decimals, and only the size of images is written. A matrix is
  /// written as three linear forms for x, y and w, separated by semicolons. Each form is written as
  /// its coefficient of x, its coefficient of y, and its constant.
  package var text: String {
    var lines = ["display list \(width)×\(height)"]
    for item in items { item.describe(into: &lines, indent: 1) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayList.Item {
  fileprivate func describe(into lines: inout [String], indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    switch self {
    case .draw(let draw):
      lines.append(margin + draw.text)
      guard case .raster(let raster) = draw.paint else { return }
      for item in raster.list.items { item.describe(into: &lines, indent: indent + 1) }
    case .group(let group):
      lines.append(margin + group.text)
      for item in group.items { item.describe(into: &lines, indent: indent + 1) }
      guard let mask = group.mask else { return }
      lines.append(margin + "mask of \(group.name)#\(group.layer)")
      for item in mask { item.describe(into: &lines, indent: indent + 1) }
    }
  }
}

extension DisplayList.Draw {
  fileprivate var text: String {
    var words = ["\(part.rawValue) \(name)#\(layer)", shape.text, paint.text]
    if opacity != 1 { words.append("opacity \(fixed(opacity))") }
    if edges != .all { words.append("edges \(edges.rawValue)") }
    words.append(plane.projection.text)
    return words.joined(separator: "  ")
  }
}

extension DisplayList.Group {
  fileprivate var text: String {
    var words = ["group \(name)#\(layer)"]
    if opacity != 1 { words.append("opacity \(fixed(opacity))") }
    if mask != nil { words.append("masked") }
    if isIsolated { words.append("isolated") }
    if adds { words.append("adding") }
    if let clip { words += ["clip " + clip.shape.text, clip.plane.projection.text] }
    return words.joined(separator: "  ")
  }
}

extension DisplayList.Shape {
  fileprivate var text: String {
    switch self {
    case .rect(let rect): return rect.text
    case .rounded(let rect, let radius, let corners):
      return rect.text + " radius \(fixed(radius))" + corners.text
    case .ring(let rect, let radius, let corners, let width):
      return rect.text + " radius \(fixed(radius))" + corners.text + " width \(fixed(width))"
    case .outline(let contours):
      return "outline of \(contours.reduce(0) { $0 + $1.count }) points"
    }
  }
}

extension DisplayList.Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): return color.text
    case .image(let image, let source, let place):
      return "image \(image.width)×\(image.height) \(source.text) in \(place.text)"
    case .backdrop(let blur):
      return "behind sigma \(fixed(blur.sigma)) saturation \(fixed(blur.saturation)) "
        + "tint \(blur.tint.text)" + (blur.isBeyondGroup ? " beyond its group" : "")
    case .blurred(let image, let x, let y, let factor):
      return "blurred \(image.width)×\(image.height) at \(x),\(y) by \(factor)"
    case .raster(let raster):
      return "raster \(raster.list.width)×\(raster.list.height) in \(raster.place.text)"
    case .shadow(let shadow):
      let offset = "\(fixed(Double(shadow.offset.width))),\(fixed(Double(shadow.offset.height)))"
      return
        "\(shadow.color.text) of \(shadow.caster.text) sigma \(fixed(shadow.sigma)) by \(offset)"
    }
  }
}

extension DisplayList.Caster {
  fileprivate var text: String {
    switch self {
    case .rounded(let rect, let radius, let corners):
      return DisplayList.Shape.rounded(rect, radius: radius, corners: corners).text
    case .outline(let contours): return DisplayList.Shape.outline(contours).text
    case .alpha(let image, _, let place):
      return "image \(image.width)×\(image.height) in \(place.text)"
    }
  }
}

extension Projection {
  fileprivate var text: String {
    func row(_ v: SIMD3<Double>, _ decimals: Int) -> String {
      "\(fixed(v.x, decimals)) \(fixed(v.y, decimals)) \(fixed(v.z))"
    }
    let perspective = w == [0, 0, 1] ? "" : "; " + row(w, 8)
    return "[\(row(x, 4)); \(row(y, 4))\(perspective)]"
  }
}

extension CACornerMask {
  fileprivate var text: String { self == .all ? "" : " corners \(rawValue)" }
}

extension CGRect {
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { fixed(Double($0)) }
    return "(" + numbers.joined(separator: " ") + ")"
  }
}

extension SIMD4<Double> {
  fileprivate var text: String {
    "rgba(" + [x, y, z, w].map { fixed($0) }.joined(separator: " ") + ")"
  }
}

/// The number with a fixed number of decimals. Negative zero is written without a sign.
private func fixed(_ value: Double, _ decimals: Int = 4) -> String {
  // With a locale, formatting takes thirty times as long, and a text contains thousands of numbers.
  let text = String(format: "%.\(decimals)f", value)
  let isZero = text.allSatisfy { $0 == "-" || $0 == "0" || $0 == "." }
  return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
}
