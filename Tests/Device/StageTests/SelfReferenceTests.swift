import Foundation
import Glibc
import Stage
import Testing
import UIKit

/// Objects that contain, present, require or follow themselves. Each ends with UIKit's exception, or
/// has no effect; none overflows the stack or runs for ever.
@MainActor
struct SelfReferenceTests {
  /// An action on a page that is on screen.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// A part of the exception's text; nil if there is no exception.
    let reason: String?
    let run: @MainActor @Sendable (UIViewController) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ reason: String? = nil,
      _ run: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) {
      (self.name, self.reason, self.run) = (name, reason, run)
    }
  }

  /// Objects that UIKit does not retain.
  static var kept: [AnyObject] = []

  nonisolated static let cases: [Case] = [
    Case("a view in itself", "Can't add self as subview") { $0.view.addSubview($0.view) },
    Case("a view in its subview", "is a part of cycle in its layer tree") {
      let child = UIView()
      $0.view.addSubview(child)
      child.addSubview($0.view)
    },
    Case("a layer in itself", "is a part of cycle in its layer tree") {
      $0.view.layer.addSublayer($0.view.layer)
    },
    Case("a layer that masks itself", "is a part of cycle in its layer tree") {
      $0.view.layer.mask = $0.view.layer
    },
    Case("a layer that is masked by its superlayer", "is a part of cycle in its layer tree") {
      let child = CALayer()
      $0.view.layer.addSublayer(child)
      child.mask = $0.view.layer
    },
    Case("a view that masks itself", "is a part of cycle in its layer tree") {
      $0.view.mask = $0.view
    },
    Case("a mask that is a sublayer, too") {
      let child = CALayer()
      $0.view.layer.addSublayer(child)
      $0.view.layer.mask = child
      $0.view.layer.addSublayer(child)
    },
    Case("a controller that presents itself", "modally an active controller") {
      $0.present($0, animated: true)
    },
    Case("a controller that presents its presenter", "modally an active controller") {
      let next = UIViewController()
      let page = $0
      $0.present(next, animated: false)
      next.present(page, animated: false)
    },
    Case("a controller in itself", "cannot be a child view controller of itself") {
      $0.addChild($0)
    },
    Case("a controller in its child", "cannot be a child view controller of itself") {
      let child = UIViewController()
      $0.addChild(child)
      child.addChild($0)
    },
    Case(
      "a navigation controller on its own stack", "Pushing a navigation controller is not supported"
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      $0.present(navigation, animated: false)
      navigation.pushViewController(navigation, animated: false)
    },
    Case(
      "a navigation controller that is its own root",
      "Pushing a navigation controller is not supported"
    ) { _ in
      let navigation = UINavigationController()
      navigation.viewControllers = [navigation]
    },
    Case("a controller twice on a stack", "more than once is not supported") {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      $0.present(navigation, animated: false)
      navigation.pushViewController(page, animated: false)
    },
    Case("a tab bar controller in itself", "cannot be a child view controller of itself") {
      let tabs = UITabBarController()
      tabs.viewControllers = [tabs]
      $0.present(tabs, animated: false)
    },
    Case("a page view controller on itself", "cannot be a child view controller of itself") {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([pages], direction: .forward, animated: false)
      $0.present(pages, animated: false)
    },
    Case("a split view controller in itself", "cannot be a child view controller of itself") {
      let split = UISplitViewController()
      split.viewControllers = [split]
      $0.present(split, animated: false)
    },
    Case("a search controller that is its own results") {
      let search = UISearchController(searchResultsController: $0)
      $0.navigationItem.searchController = search
      search.isActive = true
    },
    Case("a stack view arranged in itself", "Can't add self as subview") {
      let stack = UIStackView()
      $0.view.addSubview(stack)
      stack.addArrangedSubview(stack)
    },
    Case("a table that is its own header", "Can't add self as subview") {
      let table = UITableView()
      $0.view.addSubview(table)
      table.tableHeaderView = table
    },
    Case("a table that is its own background", "reason: '") {
      let table = UITableView()
      $0.view.addSubview(table)
      table.backgroundView = table
    },
    Case("a cell that is its own accessory", "reason: '") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      $0.view.addSubview(cell)
      cell.accessoryView = cell
    },
    Case("a title view that contains the bar", "reason: '") {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      page.navigationItem.titleView = navigation.navigationBar
      $0.present(navigation, animated: false)
    },
    Case("a bar button item that contains the bar", "reason: '") {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: navigation.navigationBar)
      $0.present(navigation, animated: false)
    },
    Case("a text field in its own side view", "reason: '") {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      $0.view.addSubview(field)
      field.leftView = field
      field.leftViewMode = .always
    },
    Case("a text field that is its own input view") {
      final class Field: UITextField {
        override var inputAccessoryView: UIView? {
          get { self }
          set {}
        }
      }
      let field = Field(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      $0.view.addSubview(field)
      _ = field.becomeFirstResponder()
    },
    Case("gestures that require each other to fail") {
      let (a, b) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      a.require(toFail: b)
      b.require(toFail: a)
      a.require(toFail: a)
      for gesture in [a, b] { $0.view.addGestureRecognizer(gesture) }
    },
    Case("pans that require each other to fail, in a ring") {
      let pans = (0..<3).map { _ in UIPanGestureRecognizer() }
      for index in 0..<3 {
        pans[index].require(toFail: pans[(index + 1) % 3])
        $0.view.addGestureRecognizer(pans[index])
      }
    },
    Case("a gesture whose delegate requires every gesture to fail") {
      final class Picky: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ gesture: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { true }
        func gestureRecognizer(
          _ gesture: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { true }
      }
      let picky = Picky()
      for _ in 0..<2 {
        let gesture = UITapGestureRecognizer()
        gesture.delegate = picky
        $0.view.addGestureRecognizer(gesture)
      }
      SelfReferenceTests.kept.append(picky)
    },
    Case("constraints between unrelated views", "no common ancestor") {
      let (a, b) = (UIView(), UIView())
      $0.view.addSubview(a)
      a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    },
    Case("a constraint of a view to itself") {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      $0.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 3),
      ])
    },
    Case("an animation group in itself", "contains itself") {
      let group = CAAnimationGroup()
      group.animations = [group]
      group.duration = 0.1
      $0.view.layer.add(group, forKey: nil)
    },
    Case("two animation groups in each other", "contains itself") {
      let (a, b) = (CAAnimationGroup(), CAAnimationGroup())
      (a.animations, b.animations) = ([b], [a])
      (a.duration, b.duration) = (0.1, 0.1)
      $0.view.layer.add(a, forKey: nil)
    },
    Case("behaviours in themselves and in each other") {
      let (behavior, other) = (UIDynamicBehavior(), UIDynamicBehavior())
      behavior.addChildBehavior(behavior)
      behavior.addChildBehavior(other)
      other.addChildBehavior(behavior)
      let animator = UIDynamicAnimator(referenceView: $0.view)
      animator.addBehavior(behavior)
      SelfReferenceTests.kept.append(animator)
    },
    Case("an item attached to itself") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.view.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: $0.view)
      animator.addBehavior(UIAttachmentBehavior(item: view, attachedTo: view))
      animator.addBehavior(UICollisionBehavior(items: [view, view]))
      SelfReferenceTests.kept.append(animator)
    },
    Case("a text with an attachment of a picture of the text") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      $0.view.addSubview(label)
      let attachment = NSTextAttachment()
      let text = NSMutableAttributedString(attachment: attachment)
      label.attributedText = text
      attachment.image = UIGraphicsImageRenderer(bounds: label.bounds).image {
        label.layer.render(in: $0.cgContext)
      }
      attachment.bounds = CGRect(x: 0, y: 0, width: 1e30, height: 1e30)
      label.attributedText = text
      label.sizeToFit()
    },
    Case("a scroll view that zooms itself") {
      final class Zooming: UIScrollView, UIScrollViewDelegate {
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
      }
      let view = Zooming(frame: $0.view.bounds)
      view.delegate = view
      view.maximumZoomScale = 4
      $0.view.addSubview(view)
      view.setZoomScale(2, animated: true)
    },
    Case("a popover that comes from its own view") {
      let next = UIViewController()
      next.modalPresentationStyle = .popover
      next.popoverPresentationController?.sourceView = next.view
      $0.present(next, animated: true)
    },
    Case("a responder that follows itself") {
      final class Loop: UIView { override var next: UIResponder? { self } }
      $0.follow(Loop())
    },
    Case("two responders that follow each other") {
      final class Loop: UIView { override var next: UIResponder? { subviews.first } }
      $0.follow(Loop())
    },
    Case("a view controller with another one's view", "Can't add self as subview") {
      let child = UIViewController()
      child.view = $0.view
      $0.addChild(child)
      $0.view.addSubview(child.view)
    },
  ]

  /// The real time after which a case counts as endless, in seconds.
  nonisolated static let limit: UInt32 = 60

  /// Runs a case, then touches, lays out and draws the page, and ends the run.
  private static func run(_ index: Int) {
    alarm(limit)
    let stage = Stage(device: .phone)
    let page = stage.run { UIViewController() }
    stage.show(page)
    stage.tick()
    stage.run { cases[index].run(page) }
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 34, y: 170), over: 0.1)
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.advance(by: 0.6)
    _ = stage.frame(scale: 0.5)
    stage.run { _ = page.view.recursiveDescription() }
    stage.close()
  }

  @Test(arguments: cases.indices.filter { cases[$0].reason != nil })
  func `UIKit's exception names what contains itself`(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      await MainActor.run { SelfReferenceTests.run(index) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let (name, reason) = (Self.cases[index].name, Self.cases[index].reason ?? "")
    #expect(text.contains("*** Terminating app due to uncaught exception '"), "\(name)")
    #expect(text.contains(reason), "\(name): \(text.prefix(400))")
  }

  @Test(arguments: cases.indices.filter { cases[$0].reason == nil })
  func `what has no exception leaves the run alone`(index: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [index] in
      await MainActor.run { SelfReferenceTests.run(index) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("Terminating"), "\(Self.cases[index].name): \(text.prefix(400))")
  }
}

extension UIViewController {
  /// Shows a view whose `next` leads back to it, and searches its chain in several ways.
  fileprivate func follow(_ loop: UIView) {
    loop.frame = view.bounds
    view.addSubview(loop)
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 90, height: 40))
    loop.addSubview(field)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    loop.addSubview(control)
    _ = field.becomeFirstResponder()
    let action = NSSelectorFromString("unknown")
    control.sendAction(action, to: nil, for: nil)
    _ = UIApplication.shared.sendAction(action, to: nil, from: control, for: nil)
    loop.touchesBegan([], with: nil)
  }
}
