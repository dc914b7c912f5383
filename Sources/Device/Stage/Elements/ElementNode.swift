import UIKit

/// A part of a screen's reading order: an element, or a group that is read as a whole.
enum ElementNode {
  case element(ScreenElement)
  /// `isOrdered` says whether the app has given the order of the members.
  case group([ElementNode], isOrdered: Bool)

  /// The area that the node covers.
  var frame: CGRect {
    switch self {
    case .element(let element): element.frame
    case .group(let nodes, _): nodes.reduce(CGRect.null) { $0.union($1.frame) }
    }
  }
}

/// The order in which the nodes of a screen are read.
///
/// Nodes are read row by row from the top, and each row from its leading end. Two nodes are in one
/// row if the middle of each is beside the other (unverified: VoiceOver documents the order, and not
/// when two elements are in one row).
struct ReadingOrder {
  let isRightToLeft: Bool

  func elements(of nodes: [ElementNode]) -> [ScreenElement] {
    rows(nodes).flatMap { $0 }.flatMap { node -> [ScreenElement] in
      switch node {
      case .element(let element): [element]
      case .group(let nodes, true): nodes.flatMap { elements(of: [$0]) }
      case .group(let nodes, false): elements(of: nodes)
      }
    }
  }

  /// The nodes row by row. Nodes at the same place keep their order.
  private func rows(_ nodes: [ElementNode]) -> [[ElementNode]] {
    var rest = nodes.enumerated().map { (order: $0, node: $1, frame: $1.frame) }
      .sorted { ($0.frame.minY, $0.order) < ($1.frame.minY, $1.order) }
    var rows: [[ElementNode]] = []
    while let first = rest.first {
      let row = rest.filter { $0.order == first.order || areBeside($0.frame, first.frame) }
      let members = Set(row.map(\.order))
      rest.removeAll { members.contains($0.order) }
      rows.append(
        row.sorted { (start($0.frame), $0.order) < (start($1.frame), $1.order) }.map(\.node))
    }
    return rows
  }

  private func areBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    (a.minY...a.maxY).contains(b.midY) && (b.minY...b.maxY).contains(a.midY)
  }

  private func start(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
}
