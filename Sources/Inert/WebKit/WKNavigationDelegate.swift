import UIKit

/// Represents the loading of one page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The error of a device without a network.
  static var notConnected: any Error { URLError(.notConnectedToInternet) }
}

/// Observes the loading of pages. Every method is optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
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
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Presents what a page asks for. It is never called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// An error of a web view.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "A JavaScript exception occurred"]
  }
}
