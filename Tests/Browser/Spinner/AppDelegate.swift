import UIKit

/// An app that is never idle after a tap: a display link turns a square, without end.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SpinnerController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class SpinnerController: UIViewController {
  private let square = UIView(frame: CGRect(x: 96, y: 326, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.backgroundColor = .systemOrange
    view.addSubview(square)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
  }

  @objc private func start() {
    let link = CADisplayLink(target: self, selector: #selector(turn))
    link.add(to: .main, forMode: .common)
  }

  @objc private func turn() { square.transform = square.transform.rotated(by: 0.05) }
}
