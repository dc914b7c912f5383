import Stage
import Testing
@_spi(Ported) import UIKit

/// Objects that forward messages, as in ported source.
@MainActor
struct ForwardedMessagesTests {
  @Test func `a message that the class does not implement reaches the target`() {
    let stage = Stage(device: .phone)
    stage.run {
      let (proxy, target) = (ForwardingProxy(), ForwardingTarget())
      proxy.target = target
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      view.delegate = proxy

      view.contentOffset.y = 40
      let shown = view.delegate?.viewForZooming(in: view)

      #expect(proxy.heard == ["scroll"])
      #expect(target.heard == ["zooming"])
      #expect(shown === target.view)
    }
  }

  @Test func `a message that the target does not implement is unanswered`() {
    let stage = Stage(device: .phone)
    stage.run {
      let (proxy, view) = (ForwardingProxy(), UIScrollView())
      proxy.target = ForwardingTarget()

      #expect(ExposedClass.answer(proxy.scrollViewShouldScrollToTop(view)) == nil)
      #expect(proxy.scrollViewShouldScrollToTop(view))
      proxy.target = nil
      #expect(ExposedClass.answer(proxy.viewForZooming(in: view)) == nil)
    }
  }

  @Test func `an object responds as its class says`() {
    let (proxy, target) = (ForwardingProxy(), ForwardingTarget())
    let delegate: any UIScrollViewDelegate = proxy
    proxy.target = target

    #expect(delegate.responds(to: Selector("viewForZoomingInScrollView:")))
    #expect(delegate.responds(to: Selector("scrollViewDidScroll:")))
    #expect(!delegate.responds(to: Selector("scrollViewDidZoom:")))
    proxy.target = nil
    #expect(!delegate.responds(to: Selector("viewForZoomingInScrollView:")))
    #expect(target.forwardingTarget(for: Selector("a")) == nil)
  }
}

private final class ForwardingTarget: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  let view = UIView()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    heard.append("zooming")
    return view
  }

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(
      ForwardingTarget.self, name: "ForwardingTarget", module: "DeviceRuntimeTests"
    ) {
      c in
      c.method(
        "viewForZoomingInScrollView:",
        { (t: ForwardingTarget, a: UIScrollView) in t.viewForZooming(in: a) })
    }
  }
}

private final class ForwardingProxy: NSObject, UIScrollViewDelegate {
  var target: ForwardingTarget?
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

  func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target?.responds(to: aSelector) == true
  }
  func forwardingTarget(for aSelector: Selector!) -> Any? {
    target?.responds(to: aSelector) == true ? target : super.forwardingTarget(for: aSelector)
  }

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(
      ForwardingProxy.self, name: "ForwardingProxy", module: "DeviceRuntimeTests"
    ) {
      c in
      c.method(
        "respondsToSelector:", { (t: ForwardingProxy, a: Selector?) in t.responds(to: a) })
      c.method(
        "forwardingTargetForSelector:",
        { (t: ForwardingProxy, a: Selector?) in t.forwardingTarget(for: a) })
      c.method(
        "scrollViewDidScroll:",
        { (t: ForwardingProxy, a: UIScrollView) in t.scrollViewDidScroll(a) })
    }
  }
}
