import Placeholder
@_exported import UIKit

/// A view that shows a grey area with the address of a page, or the text of a page that the app has as
/// a string or a file. There is no web engine.
///
/// The delegate learns of a string and a file: `didStartProvisionalNavigation`, `didCommit` and
/// `didFinish`, each in a tick of its own. A page of the network fails with
/// `didFailProvisionalNavigation`, because the device is not connected.
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
  /// The scroll view, which is as large as the web view and contains the text of a page.
  public let scrollView = UIScrollView()

  /// The delegate, which is not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate, which is not retained. It is never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Has no effect; false by default.
  open var allowsBackForwardNavigationGestures = false
  /// Has no effect; true by default.
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false

  private var page = Page()
  private var current: WKNavigation?
  private var placeholder: PlaceholderView?
  private var label: UILabel?

  /// What the view shows.
  private struct Page {
    var url: URL?
    var title: String?
    var text: String?
    var isLoading = false
    var progress = 0.0
  }

  open var url: URL? { page.url }
  open var title: String? { page.title }
  open var isLoading: Bool { page.isLoading }
  open var estimatedProgress: Double { page.progress }
  open var hasOnlySecureContent: Bool { page.url?.scheme == "https" }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  // MARK: Loading

  /// Shows the address, and fails in the next tick but one. The request is a `URLRequest`; this module
  /// does not name the type, because it would have to link the networking library.
  @discardableResult
  open func load(_ request: Any) -> WKNavigation? {
    let address = request as? URL ?? URL(string: "\(request)")
    if let address, address.isFileURL {
      return loadFileURL(address, allowingReadAccessTo: address)
    }
    return begin("load", Page(url: address), result: WKNavigation.notConnected)
  }
  /// Shows the text of the page.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let text = PageText(html: string)
    return begin(
      "loadHTMLString",
      Page(url: baseURL ?? URL(string: "about:blank"), title: text.title, text: text.body))
  }
  /// Shows the text of the file, if it is an HTML or a text file.
  @discardableResult
  open func loadFileURL(
    _ URL: Foundation.URL, allowingReadAccessTo readAccessURL: Foundation.URL
  ) -> WKNavigation? {
    guard let data = try? Data(contentsOf: URL) else {
      return begin("loadFileURL", Page(url: URL), result: CocoaError(.fileReadNoSuchFile))
    }
    return load(data, type: URL.pathExtension, url: URL, "loadFileURL")
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    load(data, type: String(MIMEType.split(separator: "/").last ?? ""), url: baseURL, "load")
  }
  /// Loads the page again; nil if there is none.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard page.url != nil else { return nil }
    return begin("reload", page, result: page.text == nil ? WKNavigation.notConnected : nil)
  }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() {
    current = nil
    change { $0.isLoading = false }
  }

  private func load(_ data: Data, type: String, url: URL, _ call: String) -> WKNavigation? {
    let text = String(decoding: data, as: UTF8.self)
    switch type.lowercased() {
    case "html", "htm", "xhtml":
      let parts = PageText(html: text)
      return begin(call, Page(url: url, title: parts.title, text: parts.body))
    case "txt", "md", "text", "plain":
      return begin(call, Page(url: url, text: text))
    default:
      return begin(call, Page(url: url))
    }
  }

  /// Shows a page, and calls the delegate in the following ticks.
  private func begin(_ call: String, _ new: Page, result: (any Error)? = nil) -> WKNavigation {
    CallTrace.note(.controller, self, .message(call))
    UIKitLog.warnOnce(
      "WKWebView shows the address or the text of a page: there is no web engine here. Show an image "
        + "or a label where a film needs the page.", .missingService)
    let navigation = WKNavigation()
    current = navigation
    change {
      $0 = new
      ($0.isLoading, $0.progress) = (true, 0.1)
    }
    show()
    var steps: [(WKWebView) -> Void] = [
      { $0.navigationDelegate?.webView($0, didStartProvisionalNavigation: navigation) }
    ]
    if let result {
      steps.append {
        $0.end(0.1)
        $0.navigationDelegate?.webView(
          $0, didFailProvisionalNavigation: navigation, withError: result)
      }
    } else {
      steps.append { $0.navigationDelegate?.webView($0, didCommit: navigation) }
      steps.append {
        $0.end(1)
        $0.navigationDelegate?.webView($0, didFinish: navigation)
      }
    }
    run(steps[...], of: navigation)
    return navigation
  }

  /// Runs one step in each tick, as long as no other page is loaded.
  private func run(_ steps: ArraySlice<(WKWebView) -> Void>, of navigation: WKNavigation) {
    guard let first = steps.first else { return }
    TickQueue.post { [weak self] in
      guard let self, current === navigation else { return }
      first(self)
      run(steps.dropFirst(), of: navigation)
    }
  }

  private func end(_ progress: Double) {
    change { ($0.isLoading, $0.progress) = (false, progress) }
  }

  private func change(_ body: (inout Page) -> Void) {
    let old = page
    body(&page)
    KeyValueObserving.changed(self, "URL", old.url, page.url)
    KeyValueObserving.changed(self, "title", old.title, page.title)
    KeyValueObserving.changed(self, "loading", old.isLoading, page.isLoading)
    KeyValueObserving.changed(self, "estimatedProgress", old.progress, page.progress)
  }

  // MARK: Display

  private func show() {
    placeholder?.removeFromSuperview()
    label?.removeFromSuperview()
    (placeholder, label) = (nil, nil)
    guard let text = page.text else {
      placeholder = PlaceholderView.fill(
        self, title: "Web page", detail: page.url?.absoluteString)
      scrollView.contentSize = .zero
      return
    }
    let new = UILabel()
    new.text = text
    new.textColor = .black
    new.numberOfLines = 0
    scrollView.addSubview(new)
    label = new
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label else { return }
    let width = max(scrollView.bounds.width - 16, 0)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: 8, y: 8, width: width, height: size.height)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: size.height + 16)
  }

  // MARK: Scripts

  /// Fails in the next tick.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    CallTrace.note(.controller, self, .message("evaluateJavaScript"))
    UIKitLog.warnOnce(
      "WKWebView evaluates no script: there is no web engine here.", .missingService)
    guard let completionHandler else { return }
    TickQueue.post { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  /// Fails.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    evaluateJavaScript(javaScriptString, completionHandler: nil)
    throw WKError(.javaScriptExceptionOccurred)
  }
}

extension WKScriptMessage {
  /// Always nil: there are no messages.
  public weak var webView: WKWebView? { nil }
}
