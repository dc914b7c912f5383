import Foundation
import Testing
import UIKit

/// Facts F.11, measured on iOS 26.1.
struct NavigationBarMetricsTests {
  @Test func `titles change over when all 52 points are gone`() {
    #expect(NavigationBarCollapse(distance: 0).extra == 52)
    #expect(NavigationBarCollapse(distance: -20).extra == 52)
    #expect(NavigationBarCollapse(distance: 51).showsInlineTitle == false)
    #expect(NavigationBarCollapse(distance: 52).showsInlineTitle)
    #expect(NavigationBarCollapse(distance: 300).extra == 0)
  }

  @Test func `let go at 36 it comes back, at 37 it goes on`() {
    #expect(NavigationBarCollapse(distance: 36).rest.distance == 0)
    #expect(NavigationBarCollapse(distance: 37).rest.distance == 52)
  }
}
