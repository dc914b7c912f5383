import Stage
import Testing

@MainActor
struct UIWindowNotificationTests {
  @Test func `a window posts that it is key and visible, after the old one has resigned`() {
    let stage = Stage(device: .phone)
    stage.run {
      let (first, second) = (UIWindow(), UIWindow())
      var posted: [String] = []
      let names = [
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let window = (note.object as? UIWindow).map(ObjectIdentifier.init)
          MainActor.assumeIsolated {
            posted.append(
              (window == ObjectIdentifier(first) ? "1 " : "2 ")
                + name.rawValue.dropFirst(8).dropLast("Notification".count))
          }
        }
      }

      first.makeKeyAndVisible()
      first.isHidden = false
      second.makeKeyAndVisible()
      second.isHidden = true
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      first.isHidden = true

      #expect(
        posted == [
          "1 DidBecomeKey", "1 DidBecomeVisible", "1 DidResignKey", "2 DidBecomeKey",
          "2 DidBecomeVisible", "2 DidBecomeHidden",
        ])
    }
  }

  @Test func `the names of the keyboard are those of UIKit, and a field's keyboard is announced`() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    let stage = Stage(device: .phone)
    stage.run {
      var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { count += 1 } }
      let window = UIWindow()
      let field = UITextField()
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(observer)

      #expect(field.isFirstResponder)
      #expect(count == 1)
    }
  }
}
