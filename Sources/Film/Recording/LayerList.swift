import Foundation
import QuartzCore
import Stage

/// All layers of a frame, as the browser page lists them.
package struct LayerList {
  package let json: [String]

  package init(
    _ frame: Recording.Frame, after: Double, screen: CGSize, names: LayerNames = LayerNames()
  ) {
    var rows: [String] = []
    let screen = CGRect(origin: .zero, size: screen)
    func visit(_ node: RenderNode, _ parentTime: Double, _ parent: Int?, _ origin: CGPoint) {
      let values = node.presentation(at: parentTime)
      var members = RecordedView(node, values, parent: parent).members
      let corner = CGPoint(
        x: origin.x + values.position.x - values.anchorPoint.x * values.bounds.width,
        y: origin.y + values.position.y - values.anchorPoint.y * values.bounds.height)
      // The transform is ignored, which is precise enough to find leftover views.
      let isOutside = !screen.overlaps(CGRect(origin: corner, size: values.bounds.size))
      members.append(("offscreen", String(isOutside && !values.bounds.isEmpty)))
      // The origin of the bounds and the anchor point are included if they are not the default.
      let (origin, anchor) = (values.bounds.origin, values.anchorPoint)
      if origin != .zero {
        members.append(("origin", JSONText.numbers([Double(origin.x), Double(origin.y)])))
      }
      if anchor != CGPoint(x: 0.5, y: 0.5) {
        members.append(("anchor", JSONText.numbers([Double(anchor.x), Double(anchor.y)])))
      }
      members.append(
        (
          "animations",
          JSONText.array(node.animations.map { JSONText.string($0.property.rawValue) })
        ))
      let objects = names[node.id]
      if !objects.isEmpty {
        members.append(("objects", JSONText.array(objects.map(JSONText.string))))
      }
      rows.append(JSONText.object(members))
      let time = node.clock.local(at: parentTime)
      let inner = CGPoint(x: corner.x - values.bounds.minX, y: corner.y - values.bounds.minY)
      for child in node.children { visit(child, time, node.id, inner) }
    }
    visit(frame.tree.root, frame.time + after, nil, .zero)
    json = rows
  }
}
