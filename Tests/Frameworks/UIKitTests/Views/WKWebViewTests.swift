import Stage
import Testing
import UIKit
import WebKit

@MainActor
struct WKWebViewTests {
  @Test func `a request to load says that nothing is loaded`() {
    let stage = Stage(device: .phone)
    stage.run {
      let log = World.current.service(UIKitLog.self)
      log.prints = false
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.loadHTMLString("<p>", baseURL: nil) == nil)
      #expect(
        log.warnings == [
          "WKWebView was asked to load a string of 3 bytes, and stays empty: there is no web engine "
            + "here. Show an image or a label where a film needs the page."
        ])
      #expect(!view.isLoading)
      #expect(view.url == nil)
    }
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
