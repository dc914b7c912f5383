import Stage

/// Records the keyboard's notifications that are posted on one stage, as lines of text.
@MainActor
final class KeyboardLog {
  private(set) var lines: [String] = []
  private(set) var userInfo: [[AnyHashable: Any]] = []
  private var observers: [any NSObjectProtocol] = []
  /// Called after each line has been added.
  var onPost: ((String) -> Void)?

  private static let names: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
  ]

  init(_ stage: Stage) {
    // Other tests post keyboard notifications on their own stages at the same time.
    let screen = ObjectIdentifier(stage.run { UIScreen.main })
    for (name, text) in Self.names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let poster = (note.object as AnyObject?).map(ObjectIdentifier.init)
          guard poster == screen else { return }
          let info = Info(values: note.userInfo ?? [:])
          MainActor.assumeIsolated { self.write(text, info.values) }
        })
    }
  }

  /// The user info, which is posted on the main thread.
  private struct Info: @unchecked Sendable {
    let values: [AnyHashable: Any]
  }

  private func write(_ name: String, _ info: [AnyHashable: Any]) {
    userInfo.append(info)
    let begin = Self.frame(info, UIResponder.keyboardFrameBeginUserInfoKey)
    let end = Self.frame(info, UIResponder.keyboardFrameEndUserInfoKey)
    let line = "\(name) \(Self.text(begin)) → \(Self.text(end))"
    lines.append(line)
    onPost?(line)
  }

  private static func frame(_ info: [AnyHashable: Any], _ key: String) -> CGRect {
    (info[key] as? NSValue)?.cgRectValue ?? .null
  }

  private static func text(_ frame: CGRect) -> String {
    "\(Int(frame.minY))+\(Int(frame.height))"
  }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

/// A controller with two text fields and a text view.
final class FieldsController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
  let text = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 100))
  /// A view whose bottom edge is at the top of the keyboard.
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for view in [field, other, text] { self.view.addSubview(view) }
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.backgroundColor = .systemBlue
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

/// A stage with a `FieldsController` and a log.
@MainActor
struct KeyboardScene {
  let stage: Stage
  let controller: FieldsController
  let log: KeyboardLog

  init(_ device: Device = .phone) {
    stage = Stage(device: device)
    controller = stage.run { FieldsController() }
    log = KeyboardLog(stage)
    stage.show(controller)
  }

  var state: KeyboardState { stage.run { UIKit.Keyboard.current.state } }

  /// The vertical position of the bar's bottom edge, as it is rendered.
  var barBottom: CGFloat {
    let bottom = stage.run {
      controller.bar.layer.presentation()?.frame.maxY ?? controller.bar.frame.maxY
    }
    return (bottom * 1000).rounded() / 1000
  }

  func close() {
    log.stop()
    stage.close()
  }
}
