import QuartzCore

/// A layer in a recording's sample, with values rounded as in the file.
package struct RecordedView: Hashable, Sendable {
  package let id: Int
  package let parent: Int?
  package let name: String
  /// The x, y, width and height in the parent's coordinates, before the transform is applied.
  package let frame: [Double]
  /// The 16 elements of the transform, row by row; empty for the identity.
  package let transform: [Double]
  /// The sublayer transform; empty if it is the identity.
  package let sublayerTransform: [Double]
  package let alpha: Double
  package let isHidden: Bool
  package let z: Double
  /// The other visible values; nil if the file does not contain them, or if they equal those of the
  /// view's previous entry.
  package var style: RecordedStyle?

  package init(_ node: RenderNode, _ values: LayerValues, parent: Int?) {
    id = node.id
    self.parent = parent
    name = node.name
    let size = values.bounds.size
    frame = [
      values.position.x - values.anchorPoint.x * size.width,
      values.position.y - values.anchorPoint.y * size.height, size.width, size.height,
    ].map { JSONNumber.rounded(Double($0)) }
    transform = Self.numbers(values.transform)
    sublayerTransform = Self.numbers(values.sublayerTransform)
    alpha = JSONNumber.rounded(values.opacity)
    isHidden = values.isHidden
    z = JSONNumber.rounded(values.zPosition)
  }

  private static func numbers(_ t: CATransform3D) -> [Double] {
    if CATransform3DIsIdentity(t) { return [] }
    return [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map { JSONNumber.rounded(Double($0)) }
  }

  /// All layers on screen at `time`, parents before children, in drawing order. The views have a
  /// style if `styles` is given.
  static func all(
    in tree: RenderTree, at time: Double, styles: RecordedStyles? = nil
  ) -> [RecordedView] {
    var views: [RecordedView] = []
    func visit(_ node: RenderNode, _ parentTime: Double, _ parent: Int?) {
      let values = node.presentation(at: parentTime)
      var view = RecordedView(node, values, parent: parent)
      view.style = styles?.style(of: node, values, at: parentTime)
      views.append(view)
      let time = node.clock.local(at: parentTime)
      for child in node.children { visit(child, time, node.id) }
    }
    visit(tree.root, time, nil)
    return views
  }

}

extension RecordedView: Encodable {
  enum CodingKeys: String, CodingKey {
    case id, parent, name, frame, transform, sublayerTransform, alpha, z, style
    case isHidden = "hidden"
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ numbers: [Double], _ key: CodingKeys) throws {
      try values.encode(numbers.map(JSONNumber.init), forKey: key)
    }
    try values.encode(id, forKey: .id)
    try values.encode(parent, forKey: .parent)
    try values.encode(name, forKey: .name)
    try encode(frame, .frame)
    try values.encode(JSONNumber(alpha), forKey: .alpha)
    try values.encode(isHidden, forKey: .isHidden)
    try values.encode(JSONNumber(z), forKey: .z)
    if !transform.isEmpty { try encode(transform, .transform) }
    if !sublayerTransform.isEmpty { try encode(sublayerTransform, .sublayerTransform) }
    try values.encodeIfPresent(style, forKey: .style)
  }
}

/// Computes the styles of a recording's layers. Each picture and each static layer is processed only
/// once.
final class RecordedStyles {
  /// The objects are retained, so that their identifiers stay unique.
  private var still: [ObjectIdentifier: (node: RenderNode, style: RecordedStyle)] = [:]
  private var images: [ObjectIdentifier: (image: CGImage, checksum: String)] = [:]

  /// The style of a layer whose parent's time is `time`.
  func style(of node: RenderNode, _ values: LayerValues, at time: Double) -> RecordedStyle {
    let key = ObjectIdentifier(node)
    let isStill = node.isUnanimated
    if isStill, let known = still[key] { return known.style }
    var style = RecordedStyle(values, checksum: checksum)
    if let mask = node.mask {
      let views = RecordedView.all(
        in: RenderTree(root: mask), at: node.clock.local(at: time), styles: self)
      style.add("mask", .text(Checksum.of(views.map { JSONLine.text($0) }.joined())))
    }
    if let progress = node.transitionProgress(at: time) {
      style.add("transition", .numbers([JSONNumber.rounded(progress)]))
    }
    if isStill { still[key] = (node, style) }
    return style
  }

  private func checksum(_ image: CGImage) -> String {
    let key = ObjectIdentifier(image)
    if let known = images[key] { return known.checksum }
    let checksum = Checksum.of(image)
    images[key] = (image, checksum)
    return checksum
  }
}
