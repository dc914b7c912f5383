import SourceLint
import Testing

struct ScreenSizeTests {
  @Test func `a screen's size in an animator is noted`() throws {
    let report = try linted(animator("view.frame = CGRect(x: 0, y: 0, width: 375, height: y)"))

    #expect(
      report.standing.map(\.description) == [
        """
        A.swift:3:40: note: only some screens have the size 375; on other screens the \
        container has another size [T10]
            fix: take the size from containerView.bounds or finalFrame(for:)
        """
      ])
  }

  @Test(arguments: [
    "view.frame = CGRectMake(-320, 0, w, h)", "view.frame.size.width = 414",
    "view.transform = CGAffineTransform(translationX: -375.0, y: 0)",
    "view.center.y += 667", "view.frame = CGRect.init(x: 0, y: 0, width: w, height: 812)",
    "view.frame = CGRect(\n  x: 0,\n  y: 0,\n  width: 375,\n  height: h)",
    "if bounds.height == 812 { }",
    "view.frame = rect.offsetBy(dx: 0, dy: (568))",
  ])
  func `wherever geometry is made or compared`(line: String) throws {
    #expect(try linted(animator(line)).standing.map(\.rule) == [.screenSize], "\(line)")
  }

  @Test(arguments: [
    "view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)",
    "view.frame = context.containerView.bounds",
    "UIView.animate(withDuration: 0.375) { }", "let delay = 375", "wait(milliseconds: 320)",
    "view.frame = CGRect(x: 375.5, y: 0.375, width: w, height: h)",
    "view.frame = CGRect(x: index(375), y: 0, width: w, height: h)",
    "layer.path = paths[320]", "view.tag = 414", "let name = \"CGSize(width: 320)\"",
  ])
  func `other numbers are not`(line: String) throws {
    #expect(try linted(animator(line)).findings == [])
  }
}
