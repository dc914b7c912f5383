import Stage
import Testing
import UIKit

@MainActor
struct UIPageControlTests {
  private func stage(page: Int = 1, isMirrored: Bool = false) -> ControlStage<UIPageControl> {
    ControlStage(isMirrored: isMirrored) {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      control.numberOfPages = 3
      control.currentPage = page
      return control
    }
  }

  @Test func `the current page is always valid`() {
    let control = UIPageControl()

    control.currentPage = 5
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 5
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
  }

  @Test(arguments: [(80.0, 2), (20, 0)])
  func `a tap changes the page by one and sends one event`(x: Double, page: Int) {
    let stage = stage()

    stage.tap(x)

    #expect(stage.control.currentPage == page)
    #expect(stage.heard == ["down", "changed", "inside"])
  }

  @Test(arguments: [(0, 20.0), (2, 80)])
  func `at the ends no event is sent`(page: Int, x: Double) {
    let stage = stage(page: page)

    stage.tap(x)

    #expect(stage.control.currentPage == page)
    #expect(stage.changes == 0)
  }

  @Test func `the next page is on the left in right-to-left layouts`() {
    let stage = stage(isMirrored: true)

    stage.tap(20)

    #expect(stage.control.currentPage == 2)
  }

  @Test func `a lift outside and a cancelled touch change nothing`() {
    let stage = stage()

    stage.finger(.down, 80)
    stage.finger(.up, 80, 300)
    stage.finger(.down, 80)
    stage.takeTouchAway(80)

    #expect(stage.control.currentPage == 1)
    #expect(stage.changes == 0)
  }

  @Test func `a disabled control ignores taps`() {
    let stage = stage()
    stage.stage.run { stage.control.isEnabled = false }

    stage.tap(80)

    #expect(stage.control.currentPage == 1)
  }

  @Test func `there is a dot for each page, none with hidesForSinglePage`() {
    let stage = stage()

    #expect(stage.control.subviews.count == 3)
    stage.stage.run { stage.control.numberOfPages = 1 }
    #expect(stage.control.subviews.count == 1)
    stage.stage.run { stage.control.hidesForSinglePage = true }
    #expect(stage.control.subviews.isEmpty)
  }

  @Test func `a huge number of pages shows the dots around the current page`() {
    World()() {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      control.numberOfPages = .max
      control.currentPage = .max - 1
      control.currentPageIndicatorTintColor = .red
      control.layoutIfNeeded()
      #expect(control.subviews.count == 1000)
      #expect(control.subviews.last?.backgroundColor == .red)
      #expect(World.current.service(UIKitLog.self).warnings.count == 1)
    }
  }

  @Test func `the current dot has its own colour`() {
    let stage = stage()

    stage.stage.run {
      stage.control.pageIndicatorTintColor = .red
      stage.control.currentPageIndicatorTintColor = .green
    }

    #expect(stage.control.subviews.map(\.backgroundColor) == [.red, .green, .red])
  }

  @Test func `the size grows with the pages`() {
    let control = UIPageControl()
    control.numberOfPages = 4

    let sizes = (0..<5).map { control.size(forNumberOfPages: $0) }

    #expect(control.intrinsicContentSize == sizes[4])
    #expect(sizes[0].width == 0)
    for (small, large) in zip(sizes, sizes.dropFirst()) { #expect(small.width < large.width) }
    #expect(Set(sizes.map(\.height)).count == 1)
  }

  @Test func `a drag over the dots selects the nearest page, if that is allowed`() {
    for isAllowed in [true, false] {
      let stage = stage()
      stage.stage.run { stage.control.allowsContinuousInteraction = isAllowed }

      stage.finger(.down, 90)
      stage.finger(.move, 10)
      #expect(stage.control.currentPage == (isAllowed ? 0 : 1))
      stage.finger(.move, 90)
      stage.finger(.up, 90)

      #expect(stage.control.currentPage == 2)
      #expect(stage.changes == (isAllowed ? 2 : 1))
    }
  }
}
