import Foundation
import Testing
import UIKit

/// The values of facts F.11, measured on iOS 26.1.
struct NavigationBarCollapseTests {
  @Test func `titles switch after all 52 points`() {
    #expect(NavigationBarCollapse(distance: 0).extra == 52)
    #expect(NavigationBarCollapse(distance: -20).extra == 52)
    #expect(NavigationBarCollapse(distance: 51).showsInlineTitle == false)
    #expect(NavigationBarCollapse(distance: 52).showsInlineTitle)
    #expect(NavigationBarCollapse(distance: 300).extra == 0)
  }

  @Test func `released at 36 it returns, at 37 it collapses`() {
    #expect(NavigationBarCollapse(distance: 36).rest(isLarge: true).distance == 0)
    #expect(NavigationBarCollapse(distance: 37).rest(isLarge: true).distance == 52)
  }

  @Test func `the search bar hides first, then the large title`() {
    for distance in stride(from: CGFloat(-60), through: 160, by: 1) {
      let collapse = NavigationBarCollapse(distance: distance, search: 40)
      #expect(collapse.hiddenSearch == min(max(distance, 0), 40))
      #expect(collapse.extra == 52 - min(max(distance - 40, 0), 52))
      #expect(collapse.isUnder(isLarge: true) == (distance > 92))
      #expect(collapse.isUnder(isLarge: false) == (distance > 40))
    }
  }

  @Test func `nothing comes to rest half hidden`() {
    for (distance, large, inline) in [
      (-20, -20, -20), (0, 0, 0), (19, 0, 0), (20, 40, 40), (39, 40, 40), (40, 40, 40),
      (76, 40, 76), (77, 92, 77), (91, 92, 91), (92, 92, 92), (200, 200, 200),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let collapse = NavigationBarCollapse(distance: distance, search: 40)
      #expect(collapse.rest(isLarge: true).distance == large, "\(distance)")
      #expect(collapse.rest(isLarge: false).distance == inline, "\(distance)")
    }
  }

  @Test func `a pull extends the bar, and the title moves along`() {
    let pulled = NavigationBarCollapse(distance: -30)
    #expect(pulled.shownExtra == 82)
    #expect(pulled.lift == -30)
    #expect(pulled.largeAlpha == 1)
    #expect(pulled.largeScale > 1 && pulled.largeScale < NavigationBarMetrics.stretchScale)
    #expect(NavigationBarCollapse(distance: -1000).largeScale == NavigationBarMetrics.stretchScale)
  }

  @Test func `the title fades as it moves, and is invisible at its end`() {
    var last: CGFloat = 2
    for distance in stride(from: 0.0, through: 60, by: 1) {
      let alpha = NavigationBarCollapse(distance: distance).largeAlpha
      #expect(alpha <= last && alpha >= 0)
      last = alpha
    }
    #expect(NavigationBarCollapse(distance: 0).largeAlpha == 1)
    #expect(NavigationBarCollapse(distance: 52).largeAlpha == 0)
  }

  @Test func `content is under the bar once the large title has collapsed`() {
    #expect(!NavigationBarCollapse(distance: 52).isUnder(isLarge: true))
    #expect(NavigationBarCollapse(distance: 53).isUnder(isLarge: true))
    #expect(!NavigationBarCollapse(distance: 0).isUnder(isLarge: false))
    #expect(NavigationBarCollapse(distance: 1).isUnder(isLarge: false))
    #expect(!NavigationBarCollapse(distance: -20).isUnder(isLarge: false))
  }
}
