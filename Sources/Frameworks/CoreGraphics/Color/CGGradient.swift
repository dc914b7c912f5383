/// An immutable gradient, which consists of colours at locations between 0 and 1.
public final class CGGradient: Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package struct Stop: Sendable, Equatable {
    package var location: Double
    package var rgba: SIMD4<Double>
  }

  /// The stops, sorted by location. Stops with the same location are in the given order.
  package let stops: [Stop]

  /// Creates a gradient. If `locations` is nil, the colours are distributed evenly over 0…1.
  package init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let unordered = colors.enumerated().map { index, color in
      let place = locations.map { Double($0[index]) } ?? Double(index) / last
      return Stop(location: min(max(place, 0), 1), rgba: color.rgba)
    }
    let ordered = unordered.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    stops = ordered.map(\.element)
  }

  /// Creates a gradient through `colors`, an array of `CGColor`. `locations` points to one number
  /// per colour; if it is nil, the colours are distributed evenly. Returns nil if the array is
  /// empty or contains an object that is not a colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard list.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) }
    self.init(colors: list, locations: places)
  }

  /// Creates a gradient from `count` colours. For each colour, `components` contains its components
  /// in `space`, followed by its alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: components + index * (space.numberOfComponents + 1))
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: places)
  }
}
