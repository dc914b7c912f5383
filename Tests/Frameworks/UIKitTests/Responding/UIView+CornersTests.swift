import Testing
import UIKit

@MainActor
struct UIViewCornersTests {
  private func view(_ configuration: UICornerConfiguration, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side / 2))
    view.cornerConfiguration = configuration
    return view
  }

  @Test func `without a configuration the corners are those of the layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.cornerRadius = 6
    view.layer.maskedCorners = [.layerMinXMinYCorner]

    #expect(view.cornerConfiguration == .corners(radius: 6))
    #expect(view.effectiveRadius(corner: .topLeft) == 6)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    #expect(view.effectiveRadius(corner: .allCorners) == 6)
  }

  @Test func `fixed radii are at most half of the shorter side`() {
    let small = view(.uniformCorners(radius: 10))
    #expect(small.layer.cornerRadius == 10)
    #expect(small.effectiveRadius(corner: .bottomLeft) == 10)
    #expect(view(.corners(radius: .fixed(90))).layer.cornerRadius == 25)
    #expect(view(.corners(radius: -1)).layer.cornerRadius == 0)
  }

  @Test func `corners may differ`() {
    let view = view(
      .corners(topLeftRadius: 8, topRightRadius: 4, bottomLeftRadius: nil, bottomRightRadius: nil))

    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .topRight) == 4)
    #expect(view.effectiveRadius(corner: [.topRight, .bottomLeft]) == 4)
  }

  @Test func `a capsule follows the size`() {
    let view = view(.capsule())
    #expect(view.layer.cornerRadius == 25)
    view.bounds.size.height = 20
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 10)
    view.cornerConfiguration = .capsule(maximumRadius: 7)
    #expect(view.layer.cornerRadius == 7)
  }

  @Test func `a concentric corner has the container's centre`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.layer.cornerRadius = 40
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 170, height: 170))
    container.addSubview(plain)
    plain.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.layer.cornerRadius == 25)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 30))
    #expect(inner.layer.cornerRadius == 30)
    #expect(view(.corners(radius: .containerConcentric())).layer.cornerRadius == 0)
  }
}
