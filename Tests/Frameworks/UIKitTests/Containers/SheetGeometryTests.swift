import Foundation
import Testing
import UIKit

/// The values of facts D.15 and D.19–D.22, measured on iOS 26.1.
struct SheetGeometryTests {
  static let phone = SheetSurroundings(
    size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), scale: 3,
    layout: .edgeAttached)
  static let small = SheetSurroundings(
    size: CGSize(width: 375, height: 667),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), scale: 2,
    layout: .edgeAttached)
  static let pad = SheetSurroundings(
    size: CGSize(width: 820, height: 1180),
    safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), scale: 2, layout: .page)

  struct Row: Sendable {
    let value, x, y, width, height: CGFloat
    var inner: CGFloat?
  }
  /// The values of an iPhone 16.
  static let rows = [
    Row(value: 10, x: 28, y: 815.42494, width: 337, height: 8.57506, inner: 0),
    Row(
      value: 100, x: 21.513514, y: 741.434839, width: 349.972973, height: 89.051647, inner: 11),
    Row(value: 200, x: 8, y: 619.526718, width: 377, height: 224.473282, inner: 34),
    Row(value: 300, x: 8, y: 523.597964, width: 377, height: 320.402036),
    Row(value: 400, x: 8, y: 427.669211, width: 377, height: 416.330789),
    Row(value: 500, x: 8, y: 331.740458, width: 377, height: 512.259542),
    Row(value: 700, x: 8, y: 139.882952, width: 377, height: 704.117048),
    Row(value: 10000, x: 0, y: 59, width: 393, height: 793, inner: 34),
    Row(value: 759, x: 0, y: 59, width: 393, height: 793, inner: 34),
    Row(value: 425, x: 8, y: 403.687, width: 377, height: 440.313, inner: 34),
  ]

  @Test(arguments: rows) func `a sheet has the measured frame`(row: Row) {
    let place = SheetGeometry(Self.phone).place(at: row.value)

    #expect(abs(place.frame.minX - row.x) < 1e-3)
    #expect(abs(place.frame.minY - row.y) < 1e-3)
    #expect(abs(place.frame.width - row.width) < 1e-3)
    #expect(abs(place.frame.height - row.height) < 1e-3)
    // The value was measured in whole points.
    if let inner = row.inner { #expect(abs(place.innerBottom - inner) < 0.1) }
  }

  @Test(arguments: [phone, small, pad]) func `safe areas and medium values are whole pixels`(
    around: SheetSurroundings
  ) throws {
    let geometry = SheetGeometry(around)
    func pixels(_ length: CGFloat) -> CGFloat { length * around.scale }

    for value in 0...800 {
      let inner = pixels(geometry.place(at: CGFloat(value)).innerBottom)
      #expect(abs(inner - inner.rounded()) < 1e-9, "at \(value)")
    }
    let medium = pixels(try #require(geometry.mediumValue))
    #expect(abs(medium - medium.rounded()) < 1e-9)
    if around == Self.phone { #expect(geometry.place(at: 100).innerBottom == 11) }
  }

  @Test func `the largest values and the medium one are as measured`() {
    let form = surroundings(of: Self.pad, .form(SheetSurroundings.formSize))

    #expect(SheetGeometry(Self.phone).maximumValue == 759)
    #expect(SheetGeometry(Self.small).maximumValue == 637)
    #expect(SheetGeometry(form).maximumValue == 650)
    #expect(SheetGeometry(Self.phone).mediumValue == 425)
    // 637 · 425/759 is 356.69, which is rounded to half points.
    #expect(SheetGeometry(Self.small).mediumValue == 356.5)
  }

  @Test func `at full height a sheet leaves the status bar or 30 points free`() {
    let large = { SheetGeometry($0).place(at: .greatestFiniteMagnitude).frame }

    #expect(large(Self.phone) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(large(Self.small) == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(large(Self.pad) == CGRect(x: 0, y: 42, width: 820, height: 1138))
  }

  @Test func `the small phone's medium sheet has the frame at its measured presentation's end`() {
    let geometry = SheetGeometry(Self.small)

    // The measured value in whole pixels is 317.5.
    #expect(abs(geometry.place(at: geometry.mediumValue ?? 0).frame.minY - 317.5) <= 0.25)
  }

  @Test func `a form sheet is centred with its default or preferred size`() {
    let standard = surroundings(of: Self.pad, .form(SheetSurroundings.formSize))
    let preferred = surroundings(of: Self.pad, .form(CGSize(width: 300, height: 200)))
    let huge = surroundings(of: Self.pad, .form(CGSize(width: 3000, height: 3000)))

    #expect(
      SheetGeometry(standard).place(at: 0).frame
        == CGRect(x: 120, y: 260, width: 580, height: 650))
    #expect(SheetGeometry(preferred).place(at: 0).frame.size == CGSize(width: 300, height: 200))
    #expect(SheetGeometry(preferred).place(at: 0).frame.midX == 410)
    let container = CGRect(origin: .zero, size: Self.pad.size)
    #expect(container.contains(SheetGeometry(huge).place(at: 0).frame))
  }

  @Test func `a form sheet is centred over its source if there is space`() {
    var surroundings = surroundings(of: Self.pad, .form(CGSize(width: 300, height: 200)))
    surroundings.sourceMiddle = 200
    #expect(SheetGeometry(surroundings).place(at: 0).frame.midX == 200)
    surroundings.sourceMiddle = 20
    #expect(SheetGeometry(surroundings).place(at: 0).frame.minX == SheetGeometry.formMargin)
  }

  @Test func `in a compact height a sheet covers the window and has no medium height`() {
    var lying = Self.small
    lying.size = CGSize(width: 667, height: 375)
    lying.isCompactHeight = true
    lying.layout = .cover

    let place = SheetGeometry(lying).place(at: 100)

    #expect(place.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(place.corners == .init(top: 0, bottom: 0))
    #expect(SheetGeometry(lying).mediumValue == nil)
  }

  @Test func `on the edge in a compact height it has the safe area's or preferred width`() {
    var lying = Self.phone
    lying.size = CGSize(width: 852, height: 393)
    lying.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    lying.isCompactHeight = true

    let wide = SheetGeometry(lying).place(at: 1000).frame
    lying.attachedWidth = 400
    let narrow = SheetGeometry(lying).place(at: 1000).frame

    #expect((wide.minX, wide.width) == (59, 734))
    #expect((narrow.minX, narrow.width) == (226, 400))
    #expect(wide.maxY == 393)
  }

  @Test func `corners are as measured, or the app's`() {
    var own = Self.phone
    own.preferredRadius = 12
    let corners = { (surroundings: SheetSurroundings, value: CGFloat) in
      SheetGeometry(surroundings).place(at: value).corners
    }

    #expect(corners(Self.phone, 400) == .init(top: 38, bottom: 47.74))
    // The fitted radius of the top corners is 37.7.
    #expect(abs(corners(Self.phone, 759).top - 37.7) < 0.5)
    #expect(
      corners(surroundings(of: Self.pad, .form(.init(width: 1, height: 1))), 0)
        == .init(top: 32, bottom: 32))
    #expect(corners(own, 400) == .init(top: 12, bottom: 12))
    #expect(corners(own, 759) == .init(top: 12, bottom: 0))
  }

  @Test func `a larger value never makes a smaller sheet, and none exceeds the container`() {
    for surroundings in [Self.phone, Self.small] {
      let geometry = SheetGeometry(surroundings)
      let container = CGRect(origin: .zero, size: surroundings.size)
      var last: CGFloat = -1
      for value in stride(from: -50 as CGFloat, through: 900, by: 0.5) {
        let frame = geometry.place(at: value).frame
        #expect(frame.height >= last, "\(value)")
        #expect(container.insetBy(dx: -1e-9, dy: -1e-9).contains(frame), "\(value)")
        last = frame.height
      }
    }
  }

  private func surroundings(
    of base: SheetSurroundings, _ layout: SheetSurroundings.Layout
  ) -> SheetSurroundings {
    var copy = base
    copy.layout = layout
    return copy
  }
}
