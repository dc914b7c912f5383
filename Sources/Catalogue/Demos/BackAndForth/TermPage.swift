import UIKit

/// The page of one term. One button leads to the next term, and another leads back to the list.
final class TermPage: UIViewController {
  private let index: Int
  private let term: SolarTerm
  private let scene = UIImageView()
  private let name = UILabel()
  private let english = UILabel()
  private let date = UILabel()
  private let line = UILabel()
  private let nextButton = UIButton(type: .custom)
  private let homeButton = UIButton(type: .custom)

  init(_ index: Int) {
    self.index = index % SolarTerm.all.count
    term = SolarTerm.all[self.index]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = term.land
    view.clipsToBounds = true

    name.text = term.name
    name.font = .systemFont(ofSize: 84, weight: .bold)
    english.text = term.english
    english.font = .systemFont(ofSize: 24, weight: .semibold)
    date.text = term.date
    date.font = .systemFont(ofSize: 17, weight: .medium)
    line.text = term.line
    line.font = .systemFont(ofSize: 16)
    line.adjustsFontSizeToFitWidth = true
    for label in [name, english, date, line] {
      label.textColor = .white
      label.layer.shadowOpacity = 0.25
      label.layer.shadowRadius = 4
      label.layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    let following = SolarTerm.all[(index + 1) % SolarTerm.all.count]
    nextButton.setTitle("Next  \(following.name) →", for: .normal)
    nextButton.setTitleColor(SeasonInk.dark, for: .normal)
    nextButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    nextButton.backgroundColor = SeasonInk.paper
    nextButton.layer.cornerRadius = 26
    nextButton.addTarget(
      self, action: Selector("nextPressed", TermPage.nextPressed), for: .touchUpInside)
    homeButton.setTitle("To the list  目录", for: .normal)
    homeButton.setTitleColor(.white, for: .normal)
    homeButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    homeButton.addTarget(
      self, action: Selector("homePressed", TermPage.homePressed), for: .touchUpInside)

    for view in [scene, name, english, date, line, nextButton, homeButton] {
      self.view.addSubview(view)
    }
  }

  /// The status bar's text is light, because the sky is dark.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func nextPressed() {
    navigationController?.pushViewController(TermPage(index + 1), animated: true)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func homePressed() { navigationController?.popToRootViewController(animated: true) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    scene.frame = bounds
    if scene.image?.size != bounds.size { scene.image = SolarScene.image(term, bounds.size) }

    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 76 : 28
    let top: CGFloat = isWide ? 28 : bounds.height * 0.1
    let width = (isWide ? bounds.width * 0.6 : bounds.width) - 2 * margin
    date.frame = CGRect(x: margin, y: top, width: width, height: 24)
    name.frame = CGRect(x: margin - 4, y: top + 26, width: width, height: 104)
    english.frame = CGRect(x: margin, y: top + 134, width: width, height: 32)
    line.frame = CGRect(x: margin, y: top + 170, width: width, height: 24)

    let middle = isWide ? bounds.width * 0.76 : bounds.midX
    let buttonWidth = min(isWide ? bounds.width * 0.3 : bounds.width - 56, 360)
    nextButton.bounds.size = CGSize(width: buttonWidth, height: 52)
    homeButton.bounds.size = CGSize(width: buttonWidth, height: 44)
    nextButton.center = CGPoint(x: middle, y: bounds.height * (isWide ? 0.5 : 0.755))
    homeButton.center = CGPoint(x: middle, y: bounds.height * (isWide ? 0.67 : 0.825))
  }
}
