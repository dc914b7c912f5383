import QuartzCore
import Testing
import UIKit

struct NSValueGeometryTests {
  @Test func `every geometry type survives boxing`() {
    let point = CGPoint(x: 1, y: -2.5)
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let vector = CGVector(dx: 5, dy: 6)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset = UIOffset(horizontal: 7, vertical: 8)

    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func `a box of another type reads as zero`() {
    let rect = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(rect.cgPointValue == .zero && rect.cgSizeValue == .zero)
    #expect(rect.uiEdgeInsetsValue == .zero && rect.cgVectorValue == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgRectValue == .zero)
  }

  @Test func `animations accept boxed values`() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    let rect = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(AnimatableValue(any: point, for: .position) == .point(CGPoint(x: 1, y: 2)))
    #expect(
      AnimatableValue(any: rect, for: .bounds) == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(AnimatableValue(any: rect, for: .position) == nil)
  }
}
