import Stage
import Testing
import UIKit

@MainActor
struct UIAppearanceTests {
  private func inWindow(_ prepare: () -> Void, _ views: () -> [UIView]) throws -> [UIView] {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.run(prepare)
    stage.show(root)
    let shown = stage.run { views() }
    stage.run { for view in shown { root.view.addSubview(view) } }
    stage.tick()
    stage.close()
    return shown
  }

  @Test func `a view takes its class's values when it joins a window`() throws {
    let views = try inWindow {
      UILabel.appearance().textColor = .red
      UIView.appearance().tintColor = .green
    } _: {
      [UILabel(), UIView()]
    }

    #expect((views[0] as? UILabel)?.textColor == .red)
    #expect(views[0].tintColor == .green)
    #expect(views[1].tintColor == .green)
  }

  @Test func `a value of the view's own stays, and other classes have none`() throws {
    let views = try inWindow {
      UILabel.appearance().textColor = .red
    } _: {
      let own = UILabel()
      own.textColor = .blue
      return [own, UITextField()]
    }

    #expect((views[0] as? UILabel)?.textColor == .blue)
    #expect((views[1] as? UITextField)?.textColor != .red)
  }

  @Test func `a proxy with containers counts only inside of them, and more`() throws {
    final class Box: UIView {}
    let views = try inWindow {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
      UILabel.appearance().textColor = .red
    } _: {
      let box = Box()
      box.addSubview(UILabel())
      return [box, UILabel()]
    }

    #expect((views[0].subviews.first as? UILabel)?.textColor == .blue)
    #expect((views[1] as? UILabel)?.textColor == .red)
  }

  @Test func `the proxy keeps what it was given, for each class its own`() {
    let stage = Stage(device: .phone)
    stage.run {
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      let color = UINavigationBar.appearance().titleTextAttributes?[.foregroundColor]
      #expect(color as? UIColor == .red)
      #expect(UITabBar.appearance().barTintColor == nil)
      #expect(type(of: UITabBar.appearance()) == UITabBar.self)
    }
    stage.close()
  }
}
