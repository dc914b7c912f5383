extension DisplayList {
  /// Draws a bitmap in front of everything, stretched to `place`. `place` is in points of `scale`
  /// pixels. The bitmap does not belong to a layer.
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
