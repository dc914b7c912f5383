import Testing
import UIKit

/// Frames that a file gives relative to the superview, which is 200 points wide and 100 high here.
@MainActor
struct FrameInsetTests {
  @Test(arguments: [
    ("width=\"50\" height=\"20\"", CGRect(x: 0, y: 0, width: 50, height: 20)),
    (
      "minX=\"10\" minY=\"5\" width=\"50\" height=\"20\"",
      CGRect(x: 10, y: 5, width: 50, height: 20)
    ),
    (
      "maxX=\"10\" maxY=\"5\" width=\"50\" height=\"20\"",
      CGRect(x: 140, y: 75, width: 50, height: 20)
    ),
    (
      "minX=\"50.00%\" minY=\"100.00%\" width=\"50\" height=\"20\"",
      CGRect(x: 75, y: 80, width: 50, height: 20)
    ),
    (
      "maxX=\"100%\" width=\"25%\" height=\"20\"", CGRect(x: 0, y: 0, width: 50, height: 20)
    ),
    ("minX=\"10\" maxX=\"30\" height=\"20\"", CGRect(x: 10, y: 0, width: 160, height: 20)),
    (
      "minX=\"\" width=\"wide\" height=\"20\"", CGRect(x: 0, y: 0, width: 200, height: 20)
    ),
  ])
  func `a frame follows from the superview's size`(attributes: String, frame: CGRect) throws {
    try World()() {
      let view = try Draft.made(
        """
        <view><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view tag="7"><frame key="frameInset" \(attributes)/></view></subviews></view>
        """, as: UIView.self)
      #expect(view?.viewWithTag(7)?.frame == frame)
    }
  }

  @Test func `a root view without a superview keeps its size`() throws {
    try World()() {
      let page = try Draft.controller(
        Draft.view("<frame key=\"frameInset\" minX=\"100.00%\" width=\"9\" height=\"9\"/>"))
      page?.loadViewIfNeeded()
      #expect(page?.isViewLoaded == true)
    }
  }
}
