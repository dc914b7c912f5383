import QuartzCore
import Testing
import UIKit

@MainActor
struct UICoordinateSpaceTests {
  @Test func `views and the screen convert into each other both ways`() {
    World()() {
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.isHidden = false
      let view = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
      window.addSubview(view)
      let spaces: [any UICoordinateSpace] = [view, window, UIScreen.main]

      for space in spaces {
        let there = view.convert(CGPoint(x: 1, y: 2), to: space)
        #expect(space.convert(there, to: view) == CGPoint(x: 1, y: 2))
        #expect(view.convert(there, from: space) == CGPoint(x: 1, y: 2))
      }
      let screen: any UICoordinateSpace = UIScreen.main
      #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 15, y: 27))
      #expect(
        view.convert(view.bounds, to: screen) == CGRect(x: 15, y: 27, width: 50, height: 50))
      #expect(
        screen.convert(CGRect(x: 15, y: 27, width: 1, height: 1), to: view)
          == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
