import UIKit

/// A page in one colour that displays its title. A tap calls `tapped`.
class ColourPage: UIViewController {
  let colour: UIColor
  var tapped: (ColourPage) -> Void = { _ in }
  /// An object retained by the page.
  var helper: AnyObject?

  init(_ title: String, _ colour: UIColor) {
    self.colour = colour
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = colour
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textColor = .white
    view.addSubview(label)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", ColourPage.tap)))
  }

  func tap() { tapped(self) }
}

extension ColourPage {
  static func front() -> ColourPage {
    ColourPage("Front", UIColor(red: 0.16, green: 0.35, blue: 0.55, alpha: 1))
  }
  static func back() -> ColourPage {
    ColourPage("Back", UIColor(red: 0.75, green: 0.4, blue: 0.22, alpha: 1))
  }
}
