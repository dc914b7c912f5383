import Combine
import Stage
import Testing
import UIKit
import WebKit

@MainActor
struct WKWebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish \(webView.isLoading)")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      calls.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
    }
  }

  private func view(_ stage: Stage, _ listener: Listener) -> WKWebView {
    let controller = UIViewController()
    stage.show(controller)
    return stage.run {
      World.current.service(UIKitLog.self).prints = false
      let view = WKWebView(frame: controller.view.bounds)
      view.navigationDelegate = listener
      controller.view.addSubview(view)
      return view
    }
  }

  @Test func `a string shows its text, and the delegate is called in order`() throws {
    let (stage, listener) = (Stage(device: .phone), Listener())
    let view = view(stage, listener)
    var progress: [Double] = []
    let sink = stage.run {
      view.publisher(for: \.estimatedProgress).sink { progress.append($0) }
    }
    stage.run {
      view.loadHTMLString(
        "<html><head><title>T</title><style>b{}</style></head><body><p>One &amp; <b>two</b></p>"
          + "<p>three</p></body></html>", baseURL: nil)
      #expect(view.isLoading)
      #expect(listener.calls.isEmpty)
    }
    try stage.settle()
    #expect(listener.calls == ["start", "commit", "finish false"])
    #expect(view.title == "T")
    #expect(progress == [0, 0.1, 1])
    let label = view.scrollView.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "One & two\n\nthree")
    #expect(view.scrollView.contentSize.height > 0)
    sink.cancel()
    stage.close()
  }

  @Test func `a page of the network fails, and its address stays`() throws {
    let (stage, listener) = (Stage(device: .phone), Listener())
    let view = view(stage, listener)
    let address = try #require(URL(string: "https://example.com/a"))
    stage.run { view.load(address) }
    try stage.settle()
    #expect(listener.calls == ["start", "fail -1009"])
    #expect(view.url == address)
    stage.close()
  }

  @Test func `another page ends the calls of the first one`() throws {
    let (stage, listener) = (Stage(device: .phone), Listener())
    let view = view(stage, listener)
    stage.run {
      view.loadHTMLString("a", baseURL: nil)
      view.loadHTMLString("b", baseURL: nil)
    }
    try stage.settle()
    #expect(listener.calls == ["start", "commit", "finish false"])
    stage.run {
      view.reload()
      view.stopLoading()
    }
    try stage.settle()
    #expect(listener.calls.count == 3)
    stage.close()
  }

  @Test func `a script fails in the next tick`() throws {
    let (stage, listener) = (Stage(device: .phone), Listener())
    let view = view(stage, listener)
    var codes: [WKError.Code?] = []
    stage.run {
      view.evaluateJavaScript("1") { _, error in codes.append((error as? WKError)?.code) }
      #expect(codes.isEmpty)
    }
    stage.tick()
    #expect(codes == [.javaScriptExceptionOccurred])
    stage.close()
  }

  @Test func `its scroll view fills it`() {
    let stage = Stage(device: .phone)
    stage.run {
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.frame.size.height = 80
      #expect(view.scrollView.frame == view.bounds)
      #expect(view.scrollView.superview === view)
      #expect((view as UIView) as? WKWebView === view)
    }
    stage.close()
  }
}
