import UIKit
import ZoomTransitioning

func show() -> UIViewController { ZoomController(rootViewController: GridController()) }

final class ZoomController: UINavigationController {
  private let zoomDelegate = ZoomNavigationControllerDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = zoomDelegate
  }
}

private let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image {
  UIColor.systemTeal.setFill()
  $0.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
  UIColor.systemYellow.setFill()
  $0.cgContext.fillEllipse(in: CGRect(x: 100, y: 50, width: 100, height: 100))
}

final class GridController: UIViewController, ZoomTransitionSourceDelegate {
  private let imageView = UIImageView(image: picture)
  let animationDuration = 0.3

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    view.backgroundColor = .white
    imageView.frame = CGRect(x: 20, y: 300, width: 120, height: 80)
    imageView.isUserInteractionEnabled = true
    imageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(openPicture)))
    view.addSubview(imageView)
  }

  @objc func openPicture() {
    navigationController?.pushViewController(PictureController(), animated: true)
  }

  func transitionSourceImageView() -> UIImageView { imageView }
  func transitionSourceImageViewFrame(forward: Bool) -> CGRect {
    imageView.convert(imageView.bounds, to: view)
  }
  func transitionSourceWillBegin() { imageView.isHidden = true }
  func transitionSourceDidEnd() { imageView.isHidden = false }
  func transitionSourceDidCancel() { imageView.isHidden = false }
  func zoomAnimation(animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(withDuration: animationDuration, animations: animations, completion: completion)
  }
}

final class PictureController: UIViewController, ZoomTransitionDestinationDelegate {
  private let imageView = UIImageView(image: picture)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Picture"
    view.backgroundColor = .white
    imageView.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 262)
    view.addSubview(imageView)
  }

  func transitionDestinationImageViewFrame(forward: Bool) -> CGRect { imageView.frame }
  func transitionDestinationWillBegin() { imageView.isHidden = true }
  func transitionDestinationDidEnd(transitioningImageView imageView: UIImageView) {
    self.imageView.isHidden = false
  }
  func transitionDestinationDidCancel() { imageView.isHidden = false }
}
