import Foundation
import Testing
import UIKit

struct NavigationBarLayoutTests {
  private func layout(
    _ needs: NavigationBarLayout.Needs, width: CGFloat = 393, isMirrored: Bool = false
  ) -> NavigationBarLayout {
    NavigationBarLayout(needs, width: width, margins: (16, 16), isMirrored: isMirrored)
  }

  @Test func `a title is centred, 22 points down`() {
    let layout = layout(.init(title: CGSize(width: 60, height: 20), trailing: 44))

    #expect(layout.title == CGRect(x: 166.5, y: 12, width: 60, height: 20))
    #expect(layout.trailing.maxX == 377)
    #expect(layout.back == nil)
  }

  @Test(arguments: [false, true])
  func `a leading title follows the leading buttons`(isMirrored: Bool) {
    let needs = NavigationBarLayout.Needs(
      back: [44], title: CGSize(width: 60, height: 20), trailing: 44)
    let layout = NavigationBarLayout(
      needs, width: 393, margins: (16, 16), isMirrored: isMirrored, isTitleLeading: true)

    let start = 16 + 44 + NavigationBarMetrics.gap
    #expect(layout.title.width == 60)
    #expect((isMirrored ? 393 - layout.title.maxX : layout.title.minX) == start)
  }

  @Test func `the back button shortens with less space, and the title is truncated last`() {
    let needs = NavigationBarLayout.Needs(
      back: [140, 90, 44], title: CGSize(width: 150, height: 20), trailing: 44)
    let forms = [393, 345, 290, 240, 200].map { layout(needs, width: $0) }

    #expect(forms.map(\.backForm) == [0, 1, 2, 2, 2])
    #expect(forms.map(\.title.width) == [150, 150, 150, 104, 64])
    #expect(forms.map { $0.back?.width } == [140, 90, 44, 44, 44])
  }

  @Test func `parts never overlap and stay inside, whatever their size`() {
    for width in stride(from: 240.0, through: 900, by: 60) {
      for (back, leading, trailing) in [([], 0, 0), ([120, 90, 44], 0, 44), ([60, 44], 44, 96)]
        as [([CGFloat], CGFloat, CGFloat)]
      {
        for title in [0, 40, 200, 800] as [CGFloat] {
          let needs = NavigationBarLayout.Needs(
            back: back, leading: leading, title: CGSize(width: title, height: 20),
            trailing: trailing)
          let layout = layout(needs, width: width)
          let row = [layout.back ?? .zero, layout.leading, layout.title, layout.trailing]
            .filter { $0.width > 0 }

          for (left, right) in zip(row, row.dropFirst()) {
            #expect(left.maxX <= right.minX, "\(needs) in \(width)")
          }
          #expect(row.allSatisfy { $0.minX >= 16 && $0.maxX <= width - 16 }, "\(needs) in \(width)")
        }
      }
    }
  }

  @Test func `right to left is the mirror image`() {
    let needs = NavigationBarLayout.Needs(
      back: [90, 44], leading: 44, title: CGSize(width: 100, height: 20), trailing: 60)
    let (plain, mirrored) = (layout(needs), layout(needs, isMirrored: true))

    for path in [\NavigationBarLayout.leading, \.title, \.trailing] {
      #expect(mirrored[keyPath: path].minX == 393 - plain[keyPath: path].maxX)
      #expect(mirrored[keyPath: path].size == plain[keyPath: path].size)
    }
    #expect(mirrored.back?.maxX == 377)
  }
}
