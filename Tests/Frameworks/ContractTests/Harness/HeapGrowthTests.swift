import Stage
import TestSupport
import Testing

/// Checks that repeated operations do not leak. The test runs cycles of every container, of the
/// containers' content and of text, and measures the bytes that are still in use.
@MainActor
struct HeapGrowthTests {
  /// The permitted growth, in bytes per cycle. Lists that grow, and texts that contain the time,
  /// need far fewer bytes. An attributed string that Foundation does not free needs more than this
  /// limit.
  private static let most = 160

  enum Cycle: CaseIterable {
    case turn, advance, push, pushUnanimated, pushLargeTitle, pushBarItems, pushCustom
    case pushCancelled, setStack, swipeBack
    case presentFullScreen, presentOverFullScreen, presentSheet, presentCustom, presentUnanimated
    case presentCancelled, alert, popover
    case tab, tabCustom, child
    case title, label, styledLabel, plainText, field, textView, button, segments, stringSize, table
    case view, animation, gesture
  }

  @Test(arguments: Cycle.allCases)
  func `a cycle leaks no memory`(cycle: Cycle) throws {
    let show = HeapShow()

    let growth = try Heap.growth(cycles: 30) { try show.play(cycle) }

    if let growth { #expect(growth < Self.most, "\(cycle): \(growth) bytes a cycle") }
    show.stage.close()
  }
}

/// A stage with a tab bar controller whose first tab is a navigation controller.
@MainActor
private final class HeapShow {
  let stage = Stage(device: .phone)
  private let tabs: UITabBarController
  private let navigation: UINavigationController
  private let root, next, guest: UIViewController
  private let log = EventLog()
  private let delegate: LoggingNavigationDelegate
  private let tabDelegate: LoggingTabDelegate
  private let modalDelegate: LoggingDelegate
  private let label, styledLabel: UILabel
  private let field: UITextField
  private let textView: UITextView
  private let button: UIButton
  private let segments: UISegmentedControl
  private var number = 0

  init() {
    let log = self.log
    (root, next, guest) = stage.run {
      (UIViewController(), UIViewController(), UIViewController())
    }
    let (root, next, guest) = (self.root, self.next, self.guest)
    (navigation, tabs) = stage.run {
      root.title = "The root of the stack"
      next.title = "What comes next"
      next.navigationItem.prompt = "With a prompt"
      guest.view.backgroundColor = .white
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      let other = UIViewController()
      other.title = "Other"
      tabs.viewControllers = [navigation, other]
      return (navigation, tabs)
    }
    (delegate, tabDelegate, modalDelegate) = (
      LoggingNavigationDelegate(log), LoggingTabDelegate(log), LoggingDelegate(log)
    )
    (label, styledLabel, field, textView, button, segments) = stage.run {
      (
        UILabel(), UILabel(), UITextField(), UITextView(), UIButton(type: .system),
        UISegmentedControl(items: ["One", "Two"])
      )
    }
    let views = [label, styledLabel, field, textView, button, segments] as [UIView]
    let styled = styledLabel
    stage.show(tabs)
    stage.run {
      styled.attributedText = NSAttributedString(
        string: "Styled", attributes: [.foregroundColor: UIColor.red])
      for (index, view) in views.enumerated() {
        view.frame = CGRect(x: 20, y: 200 + 50 * index, width: 300, height: 44)
        root.view.addSubview(view)
      }
    }
    // The trace is off, because it stores every call and a name for each object. The stored calls
    // and names would count as growth.
    stage.run { stage.world.service(CallTrace.self).isRecording = false }
    stage.tick()
  }

  private func settle() throws {
    try stage.settle()
    log.clear()
  }

  func play(_ cycle: HeapGrowthTests.Cycle) throws {
    number += 1
    switch cycle {
    case .turn: stage.tick()
    case .advance: stage.advance(by: 0.5)
    case .push, .pushUnanimated, .pushLargeTitle, .pushBarItems, .pushCustom:
      try push(cycle)
    case .pushCancelled:
      try steer { navigation.pushViewController(next, animated: true) }
    case .setStack:
      stage.run { navigation.setViewControllers([root, next], animated: true) }
      try settle()
      stage.run { navigation.setViewControllers([root], animated: true) }
      try settle()
    case .swipeBack:
      stage.run { navigation.pushViewController(next, animated: false) }
      try settle()
      stage.play(SwipeFinger(end: .far).script)
      try settle()
    case .presentFullScreen: try present(.fullScreen)
    case .presentOverFullScreen: try present(.overFullScreen)
    case .presentSheet: try present(.pageSheet)
    case .presentCustom: try present(.custom)
    case .presentUnanimated: try present(.fullScreen, animated: false)
    case .presentCancelled: try presentCancelled()
    case .alert: try alert()
    case .popover:
      stage.run {
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = label
        root.present(page, animated: true)
      }
      try settle()
      stage.run { root.dismiss(animated: true) }
      try settle()
    case .tab, .tabCustom: try tab(isCustom: cycle == .tabCustom)
    case .child:
      stage.run {
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      stage.tick()
    case .title: stage.run { root.title = "The root, \(number % 10)" }
    case .label: stage.run { label.text = "Text \(number % 10)" }
    case .styledLabel: stage.run { styledLabel.textColor = number % 2 == 0 ? .red : .blue }
    case .plainText:
      stage.run {
        label.font = .systemFont(ofSize: CGFloat(15 + number % 2))
        _ = label.intrinsicContentSize
      }
    case .field:
      stage.run {
        field.placeholder = "Nothing yet"
        field.text = "Field \(number % 10)"
      }
    case .textView: stage.run { textView.text = "Some text \(number % 10)" }
    case .button: stage.run { button.setTitle("Button \(number % 10)", for: .normal) }
    case .segments: stage.run { segments.selectedSegmentIndex = number % 2 }
    case .stringSize:
      stage.run {
        let font = UIFont.systemFont(ofSize: 15)
        _ = "Measured \(number % 10)".size(withAttributes: [.font: font])
        _ = "Measured \(number % 10)".boundingRect(
          with: CGSize(width: 50, height: 500), options: .usesLineFragmentOrigin,
          attributes: [.font: font], context: nil)
      }
    case .table:
      stage.run {
        let table = UITableView(frame: root.view.bounds)
        root.view.addSubview(table)
        table.layoutIfNeeded()
        table.removeFromSuperview()
      }
    case .view:
      stage.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        view.removeFromSuperview()
      }
    case .animation:
      stage.run { UIView.animate(withDuration: 0.1) { self.label.alpha = 0.5 } }
      try settle()
      stage.run { UIView.animate(withDuration: 0.1) { self.label.alpha = 1 } }
      try settle()
    case .gesture:
      stage.play(TouchScript.tap(at: CGPoint(x: 200, y: 700), unit: .points))
      try settle()
    }
    stage.tick()
    _ = stage.frame(scale: 1)
    log.clear()
  }

  private func push(_ cycle: HeapGrowthTests.Cycle) throws {
    let isAnimated = cycle != .pushUnanimated
    stage.run {
      navigation.navigationBar.prefersLargeTitles = cycle == .pushLargeTitle
      navigation.delegate = cycle == .pushCustom ? delegate : nil
      delegate.animator = cycle == .pushCustom ? LoggingAnimator(log) : nil
      let page = cycle == .pushBarItems ? UIViewController() : next
      if cycle == .pushBarItems {
        page.title = "With items"
        page.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        ]
      }
      navigation.pushViewController(page, animated: isAnimated)
    }
    try settle()
    stage.run { navigation.popViewController(animated: isAnimated) }
    try settle()
  }

  /// Begins the requested transition interactively, moves it halfway and cancels it.
  private func steer(_ request: () -> Void) throws {
    let interactor = LoggingInteractor(log)
    stage.run {
      navigation.delegate = delegate
      delegate.animator = LoggingAnimator(log)
      delegate.interactor = interactor
      request()
    }
    stage.tick()
    stage.run { interactor.update(0.5) }
    stage.tick()
    stage.run { interactor.cancel() }
    try settle()
    delegate.release()
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) throws {
    stage.run {
      guest.modalPresentationStyle = style
      guest.transitioningDelegate = style == .custom ? modalDelegate : nil
      modalDelegate.animator = style == .custom ? LoggingAnimator(log) : nil
      root.present(guest, animated: animated)
    }
    try settle()
    stage.run { root.dismiss(animated: animated) }
    try settle()
  }

  private func presentCancelled() throws {
    let interactor = LoggingInteractor(log)
    stage.run {
      guest.modalPresentationStyle = .custom
      guest.transitioningDelegate = modalDelegate
      modalDelegate.animator = LoggingAnimator(log)
      modalDelegate.presentInteractor = interactor
      root.present(guest, animated: true)
    }
    stage.tick()
    stage.run { interactor.update(0.5) }
    stage.tick()
    stage.run { interactor.cancel() }
    try settle()
    modalDelegate.presentInteractor = nil
  }

  private func alert() throws {
    stage.run {
      let alert = UIAlertController(
        title: "Delete?", message: "It cannot be brought back.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
    }
    try settle()
    stage.run { root.dismiss(animated: true) }
    try settle()
  }

  private func tab(isCustom: Bool) throws {
    stage.run { tabs.delegate = isCustom ? tabDelegate : nil }
    for index in [1, 0] {
      tabDelegate.animator = isCustom ? LoggingAnimator(log) : nil
      stage.run { tabs.selectedIndex = index }
      try settle()
    }
    tabDelegate.release()
  }
}
