import Stage
import Testing
import UIKit

private final class Page: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will\(animated ? "+" : "")") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did\(animated ? "+" : "")") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willEnd") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didEnd") }
}

/// A data source and delegate with a row of pages, which logs the calls that it receives.
private final class Row: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [Page]
  var calls: [String] = []
  var loops = false

  init(_ count: Int) { pages = (0..<count).map { Page($0) } }

  private func page(_ index: Int) -> Page? {
    if loops { return pages[(index + pages.count) % pages.count] }
    return pages.indices.contains(index) ? pages[index] : nil
  }
  private func number(_ controller: UIViewController) -> Int { (controller as? Page)?.number ?? -1 }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { page(number(controller) - 1) }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { page(number(controller) + 1) }

  func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { calls.append("to \(pending.map(number))") }
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("from \(previousViewControllers.map(number)) \(finished) \(completed)") }
}

private final class DottedRow: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { UIViewController() }
  func presentationCount(for pages: UIPageViewController) -> Int { 3 }
  func presentationIndex(for pages: UIPageViewController) -> Int { 2 }
}

@MainActor struct UIPageViewControllerTests {
  private let stage = Stage(device: .phone)

  private func shown(_ pages: UIPageViewController) -> [Int] {
    (pages.viewControllers ?? []).compactMap { ($0 as? Page)?.number }
  }

  /// A page view controller on screen that shows page 1 of three.
  private func book(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, row: Row
  ) -> UIPageViewController {
    let pages = stage.run {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
      pages.dataSource = row
      pages.delegate = row
      pages.setViewControllers([row.pages[1]], direction: .forward, animated: false)
      return pages
    }
    stage.show(pages)
    stage.advance(by: 0.1)
    return pages
  }

  private func swipe(from start: CGPoint, to end: CGPoint, for duration: Double = 0.2) {
    stage.drag(from: start, to: end, over: duration)
    stage.advance(by: duration + 1)
  }

  @Test func `pages that are set before the first layout fill the view`() {
    let stage = Stage(device: .phone)
    stage.run {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20])
      pages.loadViewIfNeeded()
      let page = Page(1)
      pages.setViewControllers([page], direction: .forward, animated: false)

      #expect(page.view.bounds.size == pages.view.bounds.size)
      #expect(page.view.bounds.height > 0)
    }
    stage.close()
  }

  @Test(arguments: [20, 20.0, CGFloat(20), NSNumber(value: 20)] as [any Sendable])
  func `the spacing of pages is any kind of number`(spacing: any Sendable) {
    stage.run {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: spacing])

      pages.view.layoutIfNeeded()

      // The scroll view extends beyond the controller's view by half of the spacing on both sides.
      #expect(pages.view.subviews.first?.frame.minX == -10)
    }
  }

  @Test func `without a request there are no pages, and a curl is the default`() {
    stage.run {
      let pages = UIPageViewController()

      #expect(pages.viewControllers == nil)
      #expect(pages.transitionStyle == .pageCurl)
      #expect(pages.spineLocation == .min)
      #expect(pages.gestureRecognizers.count == 1)
      #expect(
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
          .gestureRecognizers.isEmpty)
    }
  }

  @Test func `a request without animation exchanges the pages at once`() {
    let row = Row(3)
    let pages = book(row: row)
    #expect(row.pages[1].calls == ["will", "did"])

    stage.run {
      var finished: [Bool] = []
      pages.setViewControllers(
        [row.pages[0]], direction: .reverse, animated: false
      ) { finished.append($0) }

      #expect(finished == [true])
      #expect(shown(pages) == [0])
      #expect(pages.children == [row.pages[0]])
      #expect(row.pages[1].parent == nil)
      #expect(row.pages[1].calls == ["will", "did", "willEnd", "didEnd"])
      #expect(row.pages[0].calls == ["will", "did"])
      #expect(row.calls.isEmpty)
    }
  }

  @Test func `an animated request slides the new page in from its side`() {
    let row = Row(3)
    let pages = book(row: row)
    var finished: [Bool] = []

    stage.run {
      pages.setViewControllers(
        [row.pages[2]], direction: .forward, animated: true
      ) { finished.append($0) }
    }
    stage.advance(by: 0.15)

    stage.run {
      #expect(shown(pages) == [1])
      let x = row.pages[2].view.convert(CGPoint.zero, to: pages.view).x
      #expect(x > 0 && x < pages.view.bounds.width)
      #expect(finished.isEmpty)
    }
    stage.advance(by: 0.5)
    stage.run {
      #expect(shown(pages) == [2])
      #expect(finished == [true])
      #expect(row.pages[2].view.convert(CGPoint.zero, to: pages.view) == .zero)
      #expect(row.pages[2].calls == ["will+", "did+"])
      #expect(row.pages[1].calls == ["will", "did", "willEnd", "didEnd"])
      #expect(row.calls.isEmpty)
    }
  }

  @Test func `a request during a turn ends that turn first`() {
    let row = Row(3)
    let pages = book(row: row)
    var finished: [Bool] = []

    stage.run {
      pages.setViewControllers(
        [row.pages[2]], direction: .forward, animated: true
      ) { finished.append($0) }
    }
    stage.advance(by: 0.1)
    stage.run {
      pages.setViewControllers(
        [row.pages[0]], direction: .reverse, animated: false
      ) { finished.append($0) }
    }

    #expect(finished == [false, true])
    #expect(stage.run { shown(pages) } == [0])
    #expect(stage.run { pages.children } == [row.pages[0]])
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `a swipe turns the page and tells the delegate`(style: UIPageViewController.TransitionStyle)
  {
    let row = Row(3)
    let pages = book(style, row: row)

    swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))

    #expect(stage.run { shown(pages) } == [2])
    #expect(row.calls == ["to [2]", "from [1] true true"])
    #expect(row.pages[2].calls == ["will+", "did+"])
    #expect(stage.run { pages.children } == [row.pages[2]])
  }

  @Test func `a swipe that is too short shows the old page again`() {
    let row = Row(3)
    let pages = book(row: row)

    swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 260, y: 400), for: 1)

    #expect(stage.run { shown(pages) } == [1])
    #expect(row.calls == ["to [0]", "from [1] true false"])
    #expect(row.pages[0].calls == ["will+", "willEnd", "didEnd"])
    #expect(row.pages[1].calls == ["will", "did", "willEnd", "will+", "did+"])
    #expect(row.pages[0].parent == nil)
  }

  @Test func `beyond the last page there is no turn`() {
    let row = Row(2)
    let pages = book(row: row)

    swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))

    #expect(stage.run { shown(pages) } == [1])
    #expect(row.calls.isEmpty)
  }

  @Test func `two pages that follow each other are at both sides`() {
    let row = Row(2)
    row.loops = true
    let pages = book(row: row)

    swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
    #expect(stage.run { shown(pages) } == [0])
    swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))

    #expect(stage.run { shown(pages) } == [1])
    #expect(row.calls.count == 4)
  }

  @Test func `vertical pages turn upwards`() {
    let row = Row(3)
    let pages = book(.scroll, .vertical, row: row)

    swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150))

    #expect(stage.run { shown(pages) } == [2])
  }

  @Test func `a spine in the middle shows two pages, and a swipe turns both`() {
    let row = Row(6)
    let pages = stage.run {
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      pages.dataSource = row
      pages.setViewControllers(
        [row.pages[2], row.pages[3]], direction: .forward, animated: false)
      return pages
    }
    stage.show(pages)
    stage.advance(by: 0.1)
    stage.run {
      let half = pages.view.bounds.width / 2
      #expect(row.pages[3].view.convert(CGPoint.zero, to: pages.view).x == half)
      #expect(row.pages[2].view.bounds.width == half)
    }

    swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))

    #expect(stage.run { shown(pages) } == [0, 1])
  }

  @Test func `dots are shown below the pages where the data source counts them`() {
    let row = DottedRow()
    let pages = stage.run {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = row
      return pages
    }
    stage.show(pages)
    stage.run {
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
    stage.advance(by: 0.1)

    stage.run {
      let control = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
      let scroll = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
      #expect(control?.isHidden == false)
      #expect(control?.currentPage == 2)
      #expect(scroll?.frame.maxY == control?.frame.minY)
    }

    swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    stage.run {
      #expect(pages.view.subviews.compactMap { $0 as? UIPageControl }.first?.currentPage == 0)
    }
  }

  @Test func `pages with spacing fill the screen`() {
    let row = Row(3)
    let pages = stage.run {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20])
      pages.dataSource = row
      pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
      return pages
    }
    stage.show(pages)
    stage.advance(by: 0.1)

    stage.run {
      let page = row.pages[0].view
      #expect(page?.convert(page?.bounds ?? .zero, to: pages.view) == pages.view.bounds)
    }
  }

  @Test func `registrations for previews are kept until they are taken back`() {
    final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ context: any UIViewControllerPreviewing, commit controller: UIViewController
      ) {}
    }
    stage.run {
      let (controller, delegate) = (UIViewController(), Delegate())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

      let context = controller.registerForPreviewing(with: delegate, sourceView: view)

      #expect(context.delegate === delegate)
      #expect(context.sourceView === view)
      #expect(context.sourceRect == view.bounds)
      weak let kept = context as AnyObject
      #expect(kept != nil)
      controller.unregisterForPreviewing(withContext: context)
    }
  }
}
