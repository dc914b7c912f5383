import Synchronization

/// The values with which a special layer class draws itself, and a cache of the last picture. The
/// values are shared between commits.
///
/// As long as the values do not change, successive commits contain the same object, so the picture
/// is drawn only once.
package final class Drawn<Values: DrawnValues>: Sendable {
  package let values: Values
  private let last = Mutex<Last?>(nil)

  private struct Last: Sendable {
    let bounds: CGRect
    let scale: Double
    let picture: DrawnPicture?
  }

  package init(_ values: Values) { self.values = values }

  /// A copy in which one value is changed.
  func with<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) -> Drawn {
    var values = values
    values[keyPath: path] = value
    return Drawn(values)
  }

  /// The picture for a layer with these bounds, at `scale` pixels per point.
  package func picture(in bounds: CGRect, scale: Double) -> DrawnPicture? {
    last.withLock { last in
      if let last, last.bounds == bounds, last.scale == scale { return last.picture }
      let picture = values.draw(in: bounds, scale: scale)
      last = Last(bounds: bounds, scale: scale, picture: picture)
      return picture
    }
  }
}

/// Values that can be drawn as a picture.
package protocol DrawnValues: Sendable {
  /// Returns nil if nothing is visible.
  func draw(in bounds: CGRect, scale: Double) -> DrawnPicture?
}

/// A picture and its rectangle in the layer's points.
package struct DrawnPicture: Sendable {
  package let image: CGImage
  package let place: CGRect
}
