import Testing
import UIKit

struct UIGeometryTests {
  @Test func `insets move each edge inwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    #expect(
      rect.inset(by: UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0))
        == CGRect(x: 10, y: 15, width: 100, height: 55))
  }

  @Test func `edges have UIKit's bits`() {
    #expect(UIRectEdge.top.rawValue == 1 && UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4 && UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all.isSuperset(of: [.top, .left, .bottom, .right]))
    #expect(UIAxis.both == [.horizontal, .vertical])
  }
}
