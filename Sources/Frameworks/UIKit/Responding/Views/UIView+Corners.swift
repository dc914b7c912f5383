extension UIView {
  /// The radii of the corners; by default, those of the layer. They follow the view's size.
  ///
  /// A layer has one radius for all of its round corners. If the radii differ, all round corners
  /// have the largest one, and `effectiveRadius(corner:)` returns the radii as configured.
  public var cornerConfiguration: UICornerConfiguration {
    get { corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      corners = newValue
      didLayOut = { $0.applyCorners() }
      applyCorners()
    }
  }

  /// The radius of a corner in points; of several corners, the largest radius.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let own = corners.map { radii(of: $0) }
    let all: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let chosen = all.indices.filter { corner.contains(all[$0].0) }
    return chosen.map { index in
      own?[index] ?? (layer.maskedCorners.contains(all[index].1) ? layer.cornerRadius : 0)
    }.max() ?? 0
  }

  /// Gives the layer the radii for the view's size.
  private func applyCorners() {
    guard let corners else { return }
    let sizes = radii(of: corners)
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.cornerRadius = sizes.max() ?? 0
    layer.maskedCorners = masks.indices.reduce(into: []) { mask, index in
      if sizes[index] > 0 { mask.insert(masks[index]) }
    }
  }

  private func radii(of configuration: UICornerConfiguration) -> [CGFloat] {
    let most = min(bounds.width, bounds.height) / 2
    switch configuration.shape {
    case .capsule(let maximum):
      let radius = min(most, maximum ?? most)
      return [radius, radius, radius, radius]
    case .corners(let radii):
      return radii.map { radius in
        switch radius?.kind {
        case nil: 0
        case .fixed(let radius): min(max(radius, 0), most)
        case .concentric(let minimum): min(max(concentricRadius ?? 0, minimum ?? 0), most)
        }
      }
    }
  }

  /// The radius of the nearest superview with round corners, less the distance to its edges.
  private var concentricRadius: CGFloat? {
    var next = superview
    while let container = next, container.layer.cornerRadius == 0 { next = container.superview }
    guard let container = next else { return nil }
    let frame = container.convert(bounds, from: self)
    let gap = min(
      frame.minX - container.bounds.minX, frame.minY - container.bounds.minY,
      container.bounds.maxX - frame.maxX, container.bounds.maxY - frame.maxY)
    return container.layer.cornerRadius - max(gap, 0)
  }
}
