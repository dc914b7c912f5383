import Testing
import UIKit

@MainActor
struct BarSizeTests {
  @Test func `a bar that stands alone has a height of its own and a free width`() {
    for bar in [UIToolbar(), UINavigationBar(), UITabBar()] {
      let height = bar.sizeThatFits(.zero).height
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      bar.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        bar.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      ])
      host.layoutIfNeeded()

      #expect(height >= 44)
      #expect(bar.frame == CGRect(x: 0, y: 10, width: 300, height: height), "\(type(of: bar))")
      #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }

  @Test func `a tab bar controller's bar has its width when the view has loaded`() {
    let tabs = UITabBarController()
    tabs.loadViewIfNeeded()

    #expect(tabs.tabBar.frame.width == tabs.view.bounds.width)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(tabs.tabBar.frame.height == TabBarMetrics.region)
  }
}
