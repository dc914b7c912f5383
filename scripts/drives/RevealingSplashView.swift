import RevealingSplashView
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
    label.text = "The app behind the splash"
    view.addSubview(label)
    let size = CGSize(width: 80, height: 80)
    let icon = UIGraphicsImageRenderer(size: size).image {
      UIColor.white.setFill()
      $0.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    }
    let splash = RevealingSplashView(
      iconImage: icon, iconInitialSize: size, backgroundColor: .systemBlue)
    view.addSubview(splash)
    splash.startAnimation()
  }
}
