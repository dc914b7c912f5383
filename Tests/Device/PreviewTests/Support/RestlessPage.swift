import Foundation
import Preview
import QuartzCore
import UIKit

/// A page with work that continues until it is stopped. A tap presents another page.
final class RestlessPage: UIViewController {
  enum Work: String, CaseIterable, Sendable {
    case indicator, animation, timer, link, chain, chainedTimer

    /// Whether the system can tell that the work never ends.
    var isKnownToBeEndless: Bool { self == .indicator || self == .animation || self == .timer }
  }

  private let work: Work
  private let dot = UIActivityIndicatorView()
  private var link: CADisplayLink?
  private var timer: Timer?
  private var isStopped = false

  init(_ work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dot.frame = CGRect(x: 200, y: 300, width: 20, height: 20)
    view.addSubview(dot)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("showCard", RestlessPage.showCard))
    view.addGestureRecognizer(tap)
    switch work {
    case .indicator: dot.startAnimating()
    case .animation:
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        self.dot.alpha = 0.5
      }
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.move() }
      }
    case .link:
      let link = CADisplayLink(target: self, selector: Selector("move", RestlessPage.move))
      link.add(to: .main, forMode: .common)
      self.link = link
    case .chain: pulse()
    case .chainedTimer: wait()
    }
  }

  func stop() {
    isStopped = true
    dot.stopAnimating()
    dot.layer.removeAllAnimations()
    link?.invalidate()
    timer?.invalidate()
  }

  func showCard() {
    guard presentedViewController == nil else { return }
    let card = UIViewController()
    card.view.backgroundColor = UIColor(red: 0.9, green: 0.5, blue: 0.2, alpha: 1)
    // The page below stays in place, and its work continues.
    card.modalPresentationStyle = .overFullScreen
    present(card, animated: true)
  }

  func move() { dot.center.x += dot.center.x > 250 ? -50 : 1 }

  private func pulse() {
    guard !isStopped else { return }
    UIView.animate(withDuration: 0.3) {
      self.dot.alpha = self.dot.alpha > 0.6 ? 0.5 : 1
    } completion: { [weak self] _ in
      self?.pulse()
    }
  }

  private func wait() {
    guard !isStopped else { return }
    move()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in self?.wait() }
  }
}

extension PageEntry {
  @MainActor static func restless(_ work: RestlessPage.Work) -> PageEntry {
    PageEntry(id: "restless", title: "Restless") { RestlessPage(work) }
  }
}
