import QuartzCore
import Testing
import UIKit

@MainActor
struct UIWindowTests {
  @Test func `a window fills the screen and is hidden until it is shown`() {
    World()() {
      let window = UIWindow()
      #expect(window.frame == UIScreen.main.bounds)
      #expect(window.isHidden && window.window === window && window.superview == nil)
      #expect(!window.layer.isInTree && UIApplication.shared.windows.isEmpty)

      window.makeKeyAndVisible()

      #expect(!window.isHidden && window.isKeyWindow && window.layer.isInTree)
      #expect(UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.windows == [window])
      window.isHidden = true
      #expect(!window.layer.isInTree && UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `a window's screen is that of its scene or the main screen`() {
    World()() {
      let window = UIWindow()
      #expect(window.screen === UIScreen.main)
      window.screen = UIScreen.main
      window.makeKeyAndVisible()
      #expect(window.screen === window.windowScene?.screen)
      window.isHidden = true
    }
  }

  @Test func `windows are ordered by level, then by the order they were shown`() {
    World()() {
      let (a, b, alert) = (UIWindow(), UIWindow(), UIWindow())
      alert.windowLevel = .alert
      for window in [alert, a, b] { window.isHidden = false }
      let application = UIApplication.shared
      #expect(application.windows == [a, b, alert])
      #expect(UIScreen.main.rootLayer.sublayers == [a.layer, b.layer, alert.layer])

      a.windowLevel = UIWindow.Level(rawValue: 3000)
      #expect(application.windows == [b, alert, a])
      #expect(UIScreen.main.rootLayer.sublayers == [b.layer, alert.layer, a.layer])
    }
  }

  @Test func `a change of the key window notifies each side once`() {
    World()() {
      final class KeyWindow: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("become") }
        override func resignKey() { log.append("resign") }
      }
      let (a, b) = (KeyWindow(), KeyWindow())
      a.makeKey()
      a.makeKey()
      b.makeKey()
      #expect(a.log == ["become", "resign"] && b.log == ["become"])
      #expect(!a.isKeyWindow && b.isKeyWindow)
    }
  }
}
