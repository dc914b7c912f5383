import CoreGraphics

/// Stores the bitmaps of rasterized layers from one picture to the next.
///
/// Like a picture, a bitmap is repainted only where it has changed. A bitmap that the current
/// picture does not contain is removed.
struct RasterCache {
  private struct Key: Hashable {
    let layer: Int
    /// Distinguishes the bitmaps of one layer. A layer has several bitmaps if it is inside a
    /// replicator, or during a transition, which shows two states of the layer.
    let place: Int
  }

  private struct Entry {
    let raster: DisplayList.Raster
    let painting: Painting
  }

  private var last: [Key: Entry] = [:]
  private var next: [Key: Entry] = [:]
  private var places: [Int: Int] = [:]
  /// The number of 32-row bands that the last picture painted in bitmaps.
  private(set) var paintedBands = 0

  /// Returns the list with a bitmap in place of each raster. `paint` creates each bitmap from the
  /// previous one.
  mutating func resolve(
    _ list: DisplayList, _ paint: (_ list: DisplayList, _ last: Painting?) -> Painting
  ) -> DisplayList {
    (last, next, places, paintedBands) = (next, [:], [:], 0)
    defer { last = [:] }
    return resolved(list, paint)
  }

  private mutating func resolved(
    _ list: DisplayList, _ paint: (DisplayList, Painting?) -> Painting
  ) -> DisplayList {
    guard list.unresolved.contains(.rasters), list.items.contains(where: \.hasRaster)
    else { return list }
    let items = list.items.map { resolved($0, paint) }
    return DisplayList(
      width: list.width, height: list.height, items: items,
      unresolved: list.unresolved.subtracting(.rasters))
  }

  private mutating func resolved(
    _ item: DisplayList.Item, _ paint: (DisplayList, Painting?) -> Painting
  ) -> DisplayList.Item {
    guard item.hasRaster else { return item }
    switch item {
    case .draw(var draw):
      guard case .raster(let raster) = draw.paint else { return item }
      let image = image(of: raster, layer: draw.layer, paint)
      let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      draw.paint = .image(image, source: source, place: raster.place)
      return .draw(draw)
    case .group(var group):
      group.items = group.items.map { resolved($0, paint) }
      group.mask = group.mask?.map { resolved($0, paint) }
      return .group(group)
    }
  }

  private mutating func image(
    of raster: DisplayList.Raster, layer: Int, _ paint: (DisplayList, Painting?) -> Painting
  ) -> CGImage {
    let key = Key(layer: layer, place: places[layer, default: 0])
    places[layer, default: 0] += 1
    let before = last[key]
    if let before, before.raster === raster {
      next[key] = before
      return before.painting.image
    }
    let painting = paint(resolved(raster.list, paint), before?.painting)
    if painting.image !== before?.painting.image { paintedBands += painting.paintedBands }
    next[key] = Entry(raster: raster, painting: painting)
    return painting.image
  }
}

extension DisplayList.Item {
  fileprivate var hasRaster: Bool {
    switch self {
    case .draw(let draw):
      if case .raster = draw.paint { return true }
      return false
    case .group(let group):
      return group.items.contains(where: \.hasRaster)
        || group.mask?.contains(where: \.hasRaster) ?? false
    }
  }
}
