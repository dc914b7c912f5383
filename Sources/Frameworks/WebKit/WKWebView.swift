@_exported import UIKit

/// A view that shows a web page on iOS. In Matchcut, the view contains only an empty scroll view.
/// It cannot load pages, and each request to load one prints a warning.
///
/// The module exists for source code that only checks whether a view is a web view, for example in
/// libraries for scrolling.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  public let configuration: WKWebViewConfiguration
  /// The scroll view, which is as large as the web view and has no content.
  public let scrollView = UIScrollView()

  /// The delegate, which is not retained. Matchcut never calls it, because no page is loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Has no effect; false by default.
  open var allowsBackForwardNavigationGestures = false

  // MARK: Loading

  /// Loads nothing, and returns nil. The request is a `URLRequest`; this module does not name the type,
  /// because it would have to link the networking library.
  @discardableResult
  open func load(_ request: Any) -> WKNavigation? { loadNothing("\(request)") }
  /// Loads nothing, and returns nil.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    loadNothing("a string of \(string.utf8.count) bytes")
  }
  /// Loads nothing, and returns nil.
  @discardableResult
  open func loadFileURL(
    _ URL: Foundation.URL, allowingReadAccessTo readAccessURL: Foundation.URL
  ) -> WKNavigation? {
    loadNothing(URL.path)
  }
  /// Returns nil, because there is no page to load again.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}

  private func loadNothing(_ what: String) -> WKNavigation? {
    UIKitLog.warn(
      "WKWebView was asked to load \(what), and stays empty: there is no web engine here. Show an "
        + "image or a label where a film needs the page.", .missingService)
    return nil
  }

  // The following properties have the values of a web view that shows no page.
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
}

/// The settings of a web view. They have no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }

  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
}

/// Represents the loading of one page. Matchcut never creates an instance.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Observes the loading of pages. Every method is optional, and Matchcut does not call any of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
