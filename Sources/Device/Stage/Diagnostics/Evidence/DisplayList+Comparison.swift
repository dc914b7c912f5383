extension DisplayList {
  /// Whether `other` draws the same shapes at the same positions. All numbers must be exactly
  /// equal. For images, only the sizes are compared, because the text of a list contains only their
  /// sizes. This comparison is much faster than a comparison of texts.
  package func draws(theSameAs other: DisplayList) -> Bool {
    width == other.width && height == other.height
      && items.elementsEqual(other.items) { $0.isSame(as: $1) }
  }
}

extension DisplayList.Item {
  fileprivate func isSame(as other: DisplayList.Item) -> Bool {
    switch (self, other) {
    case (.draw(let one), .draw(let other)): one.isSame(as: other)
    case (.group(let one), .group(let other)): one.isSame(as: other)
    default: false
    }
  }
}

extension DisplayList.Draw {
  fileprivate func isSame(as other: DisplayList.Draw) -> Bool {
    layer == other.layer && name == other.name && part == other.part && opacity == other.opacity
      && edges == other.edges && plane.projection == other.plane.projection
      && shape.isSame(as: other.shape) && paint.isSame(as: other.paint)
  }
}

extension DisplayList.Group {
  fileprivate func isSame(as other: DisplayList.Group) -> Bool {
    guard layer == other.layer, name == other.name, opacity == other.opacity,
      isIsolated == other.isIsolated, adds == other.adds,
      (clip == nil) == (other.clip == nil), (mask == nil) == (other.mask == nil)
    else { return false }
    if let clip, let second = other.clip {
      guard clip.shape.isSame(as: second.shape),
        clip.plane.projection == second.plane.projection
      else { return false }
    }
    let masks = (mask ?? []).elementsEqual(other.mask ?? []) { $0.isSame(as: $1) }
    return masks && items.elementsEqual(other.items) { $0.isSame(as: $1) }
  }
}

extension DisplayList.Shape {
  fileprivate func isSame(as other: DisplayList.Shape) -> Bool {
    switch (self, other) {
    case (.rect(let a), .rect(let b)): a == b
    case (.rounded(let a, let r, let c), .rounded(let b, let s, let d)):
      a == b && r == s && c == d
    case (.ring(let a, let r, let c, let v), .ring(let b, let s, let d, let w)):
      a == b && r == s && c == d && v == w
    case (.outline(let a), .outline(let b)): a == b
    default: false
    }
  }
}

extension DisplayList.Paint {
  fileprivate func isSame(as other: DisplayList.Paint) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.image(let a, let r, let p), .image(let b, let s, let q)):
      a.isAsLarge(as: b) && r == s && p == q
    case (.shadow(let a), .shadow(let b)):
      a.color == b.color && a.sigma == b.sigma && a.offset == b.offset
        && a.caster.isSame(as: b.caster)
    case (.backdrop(let a), .backdrop(let b)):
      a.sigma == b.sigma && a.saturation == b.saturation && a.tint == b.tint
        && a.isBeyondGroup == b.isBeyondGroup
    case (.blurred(let a, let x, let y, let f), .blurred(let b, let u, let v, let g)):
      a.isAsLarge(as: b) && x == u && y == v && f == g
    case (.raster(let a), .raster(let b)):
      a === b || a.place == b.place && a.list.draws(theSameAs: b.list)
    default: false
    }
  }
}

extension DisplayList.Caster {
  fileprivate func isSame(as other: DisplayList.Caster) -> Bool {
    switch (self, other) {
    case (.rounded(let a, let r, let c), .rounded(let b, let s, let d)):
      a == b && r == s && c == d
    case (.outline(let a), .outline(let b)): a == b
    case (.alpha(let a, let r, let p), .alpha(let b, let s, let q)):
      a.isAsLarge(as: b) && r == s && p == q
    default: false
    }
  }
}

extension CGImage {
  fileprivate func isAsLarge(as other: CGImage) -> Bool {
    width == other.width && height == other.height
  }
}
