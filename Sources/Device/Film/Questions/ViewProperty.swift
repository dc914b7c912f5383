import QuartzCore

/// A property of a view or layer that a question can name.
package struct ViewProperty: Sendable {
  package let name: String
  /// The properties of the layer from which the value is computed.
  package let sources: [AnimatableProperty]
  package let read: @Sendable (LayerValues) -> AskedValue

  /// All properties: first those of `UIView`, then those of `CALayer`.
  package static let all: [ViewProperty] = {
    let views: [(String, AnimatableProperty)] = [
      ("alpha", .opacity), ("center", .position), ("isHidden", .hidden),
      ("clipsToBounds", .masksToBounds),
    ]
    let layers = AnimatableProperty.allCases.filter {
      $0.isWhole && !$0.rawValue.hasPrefix("backdrop")
    }.map { ($0.rawValue, $0) }
    let frame = ViewProperty(
      name: "frame", sources: [.bounds, .position, .transform, .anchorPoint]
    ) { AskedValue($0.frame) }
    return [frame]
      + (views + layers).map { name, property in
        ViewProperty(name: name, sources: [property]) { AskedValue($0[property]) }
      }
  }()

  package static func named(_ name: String) -> ViewProperty? { all.first { $0.name == name } }

  /// A value of the property's kind, which tells its members.
  var sample: AskedValue { read(LayerValues()) }
}
