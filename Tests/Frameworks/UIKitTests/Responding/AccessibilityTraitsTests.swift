import Stage
import Testing
import UIKit

@MainActor
struct AccessibilityTraitsTests {
  @Test func `traits follow the class and the state, unless they are set`() {
    World()() {
      #expect(UIView().accessibilityTraits == .none)
      #expect(UILabel().accessibilityTraits == .staticText)
      #expect(UIImageView().accessibilityTraits == .image)
      #expect(UISlider().accessibilityTraits == .adjustable)
      let button = UIButton(type: .system)
      #expect(button.accessibilityTraits == .button)
      button.isEnabled = false
      button.isSelected = true
      #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])

      button.accessibilityTraits = .link
      #expect(button.accessibilityTraits == .link)
    }
  }

  @Test func `a custom action calls its handler`() {
    World()() {
      let view = UIView()
      #expect(view.accessibilityCustomActions == nil && !view.accessibilityActivate())
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
      ]
      let action = view.accessibilityCustomActions?.first
      #expect(action?.actionHandler.map { handler in action.map(handler) } == true)
    }
  }

  @Test func `the frame is on the screen, and empty without a window`() {
    let stage = Stage(device: .phone)
    let view = stage.run {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.accessibilityFrame == .zero)
      controller.view.addSubview(view)
      stage.show(controller)
      return view
    }
    stage.advance(by: 0.1)

    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    stage.close()
  }

  @Test func `priorities and levels are compared and added like numbers`() {
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    var level = UIWindow.Level.normal
    level += 5
    #expect(level == UIWindow.Level(rawValue: 5) && level < .statusBar)
    level -= 5
    #expect(level == .normal && UIWindow.Level.alert - .statusBar == 1000)
  }

  @Test func `a rotation and a change of the text size are posted`() {
    let stage = Stage(device: .phone)
    stage.show(stage.run { UIViewController() })
    stage.advance(by: 0.1)
    nonisolated(unsafe) var heard: [String] = []
    let center = NotificationCenter.default
    let names: [Notification.Name] = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIContentSizeCategory.didChangeNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        heard.append(note.name.rawValue)
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }

    stage.rotate(to: .landscapeLeft, animated: false)
    stage.advance(by: 0.5)
    #expect(
      heard == [
        "UIApplicationWillChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
      ])
    stage.close()
  }
}
