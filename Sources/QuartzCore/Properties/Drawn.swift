import Synchronization

/// What a layer of a special kind draws: shared values, and the picture that they last made.
///
/// Unchanged values are the same object from commit to commit, so that their picture is drawn
/// once.
package final class Drawn<Values: DrawnValues>: Sendable {
  package let values: Values
  private let last = Mutex<Last?>(nil)

  private struct Last: Sendable {
    let bounds: CGRect
    let scale: Double
    let picture: DrawnPicture?
  }

  package init(_ values: Values) { self.values = values }

  /// A copy with one value changed.
  func with<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) -> Drawn {
    var values = values
    values[keyPath: path] = value
    return Drawn(values)
  }

  /// The picture in a layer of these bounds, at `scale` pixels a point.
  package func picture(in bounds: CGRect, scale: Double) -> DrawnPicture? {
    last.withLock { last in
      if let last, last.bounds == bounds, last.scale == scale { return last.picture }
      let picture = values.draw(in: bounds, scale: scale)
      last = Last(bounds: bounds, scale: scale, picture: picture)
      return picture
    }
  }
}

/// Values that make a picture.
package protocol DrawnValues: Sendable {
  /// Nil where there is nothing to see.
  func draw(in bounds: CGRect, scale: Double) -> DrawnPicture?
}

/// A picture and where it lies, in layer points.
package struct DrawnPicture: Sendable {
  package let image: CGImage
  package let place: CGRect
}
