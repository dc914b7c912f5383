import UIKit

/// A page that shows the sky by day or by night. The page by day has a button that pushes the page
/// by night.
final class SkyPage: UIViewController {
  enum Time {
    case day, night
  }

  private let time: Time
  private let disc = UIView()
  private let nextButton = UIButton(type: .custom)
  /// The radius of the sun and the moon in points.
  private static let radius: CGFloat = 70

  init(_ time: Time) {
    self.time = time
    super.init(nibName: nil, bundle: nil)
    title = time == .day ? "Day  昼" : "Night  夜"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor =
      time == .day
      ? UIColor(red: 0.60, green: 0.82, blue: 0.96, alpha: 1)
      : UIColor(red: 0.50, green: 0.54, blue: 0.82, alpha: 1)
    disc.backgroundColor =
      time == .day
      ? UIColor(red: 1, green: 0.80, blue: 0.30, alpha: 1)
      : UIColor(red: 0.95, green: 0.94, blue: 0.86, alpha: 1)
    disc.layer.cornerRadius = Self.radius
    view.addSubview(disc)

    nextButton.isHidden = time == .night
    nextButton.setTitle("To the night  入夜", for: .normal)
    nextButton.setTitleColor(.white, for: .normal)
    nextButton.backgroundColor = UIColor(red: 0.16, green: 0.36, blue: 0.62, alpha: 1)
    nextButton.layer.cornerRadius = 27
    nextButton.addTarget(
      self, action: Selector("nextPressed", SkyPage.nextPressed), for: .touchUpInside)
    view.addSubview(nextButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    // The sun is high and the moon is low.
    disc.bounds.size = CGSize(width: 2 * Self.radius, height: 2 * Self.radius)
    disc.center =
      time == .day
      ? CGPoint(x: size.width * 0.34, y: size.height * 0.36)
      : CGPoint(x: size.width * 0.66, y: size.height * 0.56)
    nextButton.frame = CGRect(
      x: size.width / 2 - 110, y: size.height - 139, width: 220, height: 54)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func nextPressed() {
    // If a drag has already started the transition, the button does nothing.
    guard transitionCoordinator == nil, navigationController?.topViewController === self else {
      return
    }
    navigationController?.pushViewController(SkyPage(.night), animated: true)
  }
}
