extension DisplayList {
  /// Adds a bitmap in front of all items. The bitmap is stretched to `place`, a rectangle in points
  /// of `scale` pixels each. The bitmap does not belong to a layer.
  package mutating func overlay(
    _ image: CGImage, in place: CGRect, scale: Double, opacity: Double, name: String
  ) {
    let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    items.append(
      .draw(
        Draw(
          layer: 0, name: name, part: .contents, plane: Plane(projection: .scale(scale)),
          shape: .rect(place), paint: .image(image, source: source, place: place),
          opacity: opacity, edges: [])))
  }
}
