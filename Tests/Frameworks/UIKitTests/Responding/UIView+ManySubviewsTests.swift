import Testing
import UIKit

@MainActor
struct UIViewManySubviewsTests {
  /// A layer that counts the sublayers that were read from it.
  private final class CountingLayer: CALayer {
    static var count = 0
    override var sublayers: [CALayer]? {
      get {
        Self.count += super.sublayers?.count ?? 0
        return super.sublayers
      }
      set { super.sublayers = newValue }
    }
  }
  private final class CountingView: UIView {
    override class var layerClass: AnyClass { CountingLayer.self }
  }

  @Test func `adding a subview takes the same work, however many there are`() {
    let view = CountingView()
    var reads: [Int] = []
    for _ in 0..<4 {
      let before = CountingLayer.count
      for _ in 0..<1000 { view.addSubview(UIView()) }
      reads.append(CountingLayer.count - before)
    }

    #expect(view.subviews.count == 4000)
    #expect(view.layer.sublayers?.count == 4000)
    #expect(reads.dropFirst().allSatisfy { $0 <= reads[0] }, "\(reads)")
  }
}
