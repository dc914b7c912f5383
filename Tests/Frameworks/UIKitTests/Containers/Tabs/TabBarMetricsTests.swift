import Foundation
import Testing
import UIKit

struct TabBarMetricsTests {
  private let bounds = CGRect(x: 0, y: 0, width: 393, height: 72)

  @Test func `the capsule is centred and contains every tab, whatever their number`() {
    for count in 1...8 {
      for isMirrored in [false, true] {
        let layout = TabBarLayout(count: count, in: bounds, isMirrored: isMirrored)

        #expect(layout.items.count == count)
        #expect(abs(layout.capsule.midX - bounds.midX) < 1e-9)
        #expect(layout.capsule.minX >= 21 - 1e-9 && layout.capsule.maxX <= 372 + 1e-9)
        #expect(bounds.contains(layout.capsule))
        let row = isMirrored ? layout.items.reversed() : layout.items
        for (left, right) in zip(row, row.dropFirst()) {
          #expect(abs(left.maxX - right.minX) < 1e-9)
        }
        #expect(row.allSatisfy { $0.minX >= 0 && $0.maxX <= layout.capsule.width + 1e-9 })
      }
    }
  }

  @Test func `without tabs the capsule is empty`() {
    #expect(TabBarLayout(count: 0, in: bounds).items == [])
  }
}
