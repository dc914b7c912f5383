import Foundation
import QuartzCore
import Stage

/// All layers of a frame, as the browser page lists them.
package struct LayerList {
  /// A layer in the browser page's JSON format.
  package struct Row: Hashable, Sendable {
    let view: RecordedView
    /// Whether the layer is outside the screen. The transform is ignored, which is precise enough
    /// to find leftover views.
    let isOffscreen: Bool
    /// The origin of the bounds; nil if it is zero.
    let origin: [JSONNumber]?
    /// The anchor point; nil if it is the centre.
    let anchor: [JSONNumber]?
    let animations: [String]
    /// The names that calls and findings use for the layer's view and its view controller; nil if
    /// there are none.
    let objects: [String]?
    /// The text of a label, a button or a text input; nil if there is none.
    let text: String?
  }

  package let rows: [Row]

  package init(
    _ frame: Recording.Frame, after: Double, screen: CGSize, names: LayerNames = LayerNames(),
    texts: LayerTexts = LayerTexts()
  ) {
    var rows: [Row] = []
    let screen = CGRect(origin: .zero, size: screen)
    func visit(_ node: RenderNode, _ parentTime: Double, _ parent: Int?, _ origin: CGPoint) {
      let values = node.presentation(at: parentTime)
      let corner = CGPoint(
        x: origin.x + values.position.x - values.anchorPoint.x * values.bounds.width,
        y: origin.y + values.position.y - values.anchorPoint.y * values.bounds.height)
      let isOutside = !screen.overlaps(CGRect(origin: corner, size: values.bounds.size))
      let (start, anchor, objects) = (values.bounds.origin, values.anchorPoint, names[node.id])
      rows.append(
        Row(
          view: RecordedView(node, values, parent: parent),
          isOffscreen: isOutside && !values.bounds.isEmpty,
          origin: start == .zero ? nil : Self.numbers(start),
          anchor: anchor == CGPoint(x: 0.5, y: 0.5) ? nil : Self.numbers(anchor),
          animations: node.animations.map(\.property.rawValue),
          objects: objects.isEmpty ? nil : objects,
          text: texts.text(ofLayer: node.id, at: frame.time + after)))
      let time = node.clock.local(at: parentTime)
      let inner = CGPoint(x: corner.x - values.bounds.minX, y: corner.y - values.bounds.minY)
      for child in node.children { visit(child, time, node.id, inner) }
    }
    visit(frame.tree.root, frame.time + after, nil, .zero)
    self.rows = rows
  }

  private static func numbers(_ point: CGPoint) -> [JSONNumber] {
    [JSONNumber(Double(point.x)), JSONNumber(Double(point.y))]
  }
}

extension LayerList.Row: Encodable {
  private enum CodingKeys: String, CodingKey {
    case origin, anchor, animations, objects, text
    case isOffscreen = "offscreen"
  }

  package func encode(to encoder: any Encoder) throws {
    try view.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(isOffscreen, forKey: .isOffscreen)
    try values.encodeIfPresent(origin, forKey: .origin)
    try values.encodeIfPresent(anchor, forKey: .anchor)
    try values.encode(animations, forKey: .animations)
    try values.encodeIfPresent(objects, forKey: .objects)
    try values.encodeIfPresent(text, forKey: .text)
  }
}
