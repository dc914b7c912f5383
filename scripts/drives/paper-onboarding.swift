import PaperOnboarding
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController, PaperOnboardingDataSource {
  private let pages: [(title: String, color: UIColor)] = [
    ("Hotels", .systemBlue), ("Banks", .systemTeal), ("Stores", .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let onboarding = PaperOnboarding()
    onboarding.dataSource = self
    onboarding.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(onboarding)
    for attribute: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: onboarding, attribute: attribute, relatedBy: .equal, toItem: view,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  func onboardingItemsCount() -> Int { pages.count }

  func onboardingItem(at index: Int) -> OnboardingItemInfo {
    OnboardingItemInfo(
      informationImage: disc(180), title: pages[index].title,
      description: "A page of the introduction", pageIcon: disc(24), color: pages[index].color,
      titleColor: .white, descriptionColor: .white, titleFont: .boldSystemFont(ofSize: 32),
      descriptionFont: .systemFont(ofSize: 16))
  }

  private func disc(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      UIColor.white.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
