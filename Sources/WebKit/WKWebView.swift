@_exported import UIKit

/// A view that shows a web page on iOS. Here it is an empty view with a scroll view: nothing is
/// loaded, and each request to load says so in a warning.
///
/// The module exists so that source that only asks whether a view is a web view, as libraries for
/// scrolling do, builds and runs.
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
  /// As large as the view; its content is empty.
  public let scrollView = UIScrollView()

  /// Called for nothing: no page is loaded. Not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// False by default. Without effect.
  open var allowsBackForwardNavigationGestures = false

  // MARK: Loading

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
  /// There is no page to load again: returns nil.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}

  private func loadNothing(_ what: String) -> WKNavigation? {
    UIKitLog.warn(
      "WKWebView was asked to load \(what), and stays empty: there is no web engine here. Show an "
        + "image or a label where a film needs the page.")
    return nil
  }

  // What a view without a page answers.
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

/// The settings of a web view; none has an effect here.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }

  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
}

/// The loading of one page; a web view makes none here.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Follows the loading of pages. Every method is optional; none is called here.
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
