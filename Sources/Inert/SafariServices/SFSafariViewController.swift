import Placeholder
@_exported import UIKit

/// Shows the address of a web page instead of the page, with the button Done.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  @preconcurrency @MainActor
  open class Configuration: NSObject {
    public override init() { super.init() }
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  public init(url URL: URL, configuration: Configuration) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  private let address: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  private lazy var done = UIButton(type: .system)

  open override func viewDidLoad() {
    super.viewDidLoad()
    UIKitLog.warnOnce(
      "SFSafariViewController shows the address of the page: there is no web engine here.",
      .missingService)
    view.backgroundColor = .white
    PlaceholderView.fill(view, title: "Web page", detail: address.absoluteString)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    view.addSubview(done)
    TickQueue.post { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = done.sizeThatFits(view.bounds.size)
    done.frame = CGRect(
      x: 16, y: view.safeAreaInsets.top + 8, width: size.width, height: size.height)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Observes a page. Every method is optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called in the tick after the controller's view is loaded, with false.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
