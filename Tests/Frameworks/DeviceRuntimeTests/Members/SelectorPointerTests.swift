import Testing
@_spi(Ported) import UIKit

@MainActor
struct SelectorPointerTests {
  @Test func `a selector is a pointer that depends on its name only`() {
    func pointer(_ name: String) -> UnsafeRawPointer {
      unsafeBitCast(Selector(name), to: UnsafeRawPointer.self)
    }
    let (first, again) = (pointer("first:"), pointer("fir" + "st:"))
    #expect(first == again && first != pointer("second:"))
    #expect(
      Selector("first:")
        == Selector("first:", UIView.setNeedsDisplay as (UIView) -> (CGRect) -> Void))

    let view = UIView()
    objc_setAssociatedObject(view, first, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, again) as? String == "value")
  }

  @Test func `an array is an argument of a format`() {
    func text(_ format: String, _ arguments: any CVarArg...) -> String {
      String(format: format, arguments)
    }
    #expect(text("%@.", "a", 2).contains("a"))
    #expect(String(format: "%@ %d", [1] as [Int], 2) == "(\n    1\n) 2")
  }
}
