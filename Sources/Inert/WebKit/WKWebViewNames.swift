@_spi(Ported) import DeviceRuntime

// The properties of web views that an app can observe.

private enum WKWebViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(WKWebView.self, name: "WKWebView", module: "WebKit") { c in
      c.property("URL", \WKWebView.url)
      c.property("title", \WKWebView.title)
      c.property("loading", \WKWebView.isLoading)
      c.property("estimatedProgress", \WKWebView.estimatedProgress)
      c.property("canGoBack", \WKWebView.canGoBack)
      c.property("canGoForward", \WKWebView.canGoForward)
      c.property("scrollView", \WKWebView.scrollView)
    }
  }
}
