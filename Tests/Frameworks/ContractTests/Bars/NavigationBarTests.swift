import Stage
import TestSupport
import Testing

/// The bar of a navigation controller: its frame, its behaviour in transitions, its back button.
@MainActor
struct NavigationBarTests {
  private func titles(_ fixture: NavigationStage) {
    fixture.stage.run {
      for controller in [fixture.a, fixture.b, fixture.c, fixture.d] {
        controller.title = "Page \(controller.label)"
      }
    }
  }

  /// The texts of the bar's labels that are visible in the current frame.
  private func texts(_ fixture: NavigationStage) -> [String] {
    fixture.stage.run {
      var texts: [String] = []
      @MainActor func visit(_ view: UIView, _ alpha: Double) {
        let shown = view.layer.presentationValues() ?? view.layer.values
        let alpha = alpha * shown.opacity
        guard !view.isHidden, alpha > 0.01 else { return }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
        for view in view.subviews { visit(view, alpha) }
      }
      visit(fixture.navigation.navigationBar, 1)
      return texts.sorted()
    }
  }

  /// The position, bounds, opacity and transform of each part of the bar.
  private func places(_ fixture: NavigationStage) -> [String] {
    fixture.stage.shownValues(fixture.navigation.navigationBar.layer).map { values in
      "\(values.position) \(values.bounds) \(values.opacity) \(values.transform)"
    }
  }

  // MARK: Frame (facts F.11)

  @Test func `the bar is below the safe area and adds to its controllers' safe area`() throws {
    for (device, top) in [(Device.phone, 59), (.small, 20), (.pad, 32)] as [(Device, CGFloat)] {
      let fixture = NavigationStage(device: device)
      fixture.begin()
      let bar = fixture.navigation.navigationBar

      #expect(bar.frame == CGRect(x: 0, y: top, width: device.size.width, height: 54))
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == top + 54)
      #expect(fixture.a.view.frame.origin == .zero)

      fixture.stage.run { bar.prefersLargeTitles = true }
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == top + 106)
      fixture.stage.close()
    }
  }

  @Test func `in a compact height the bar begins at 24 and content at 78`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.navigationBar.prefersLargeTitles = true }
      fixture.stage.rotate(to: .landscapeLeft)
      try fixture.stage.settle()

      #expect(fixture.navigation.navigationBar.frame.minY == 24)
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == 78)
    }
  }

  @Test func `each controller's safe area depends on its own title`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.navigationBar.prefersLargeTitles = true }
      fixture.b.navigationItem.largeTitleDisplayMode = .never
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)

      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == 165)
      #expect(fixture.stage.run { fixture.b.view.safeAreaInsets.top } == 113)
      try fixture.stage.settle()
      #expect(fixture.navigation.navigationBar.frame.height == 54)
    }
  }

  // MARK: Transitions

  @Test(arguments: [true, false]) func `the bar shows the top controller's title`(animated: Bool)
    throws
  {
    try onNavigationStage { fixture in
      titles(fixture)
      fixture.push(fixture.b, animated: animated)
      try fixture.stage.settle()
      #expect(texts(fixture) == ["Page A", "Page B"])

      fixture.pop(animated: animated)
      try fixture.stage.settle()
      #expect(texts(fixture) == ["Page A"])
    }
  }

  @Test func `titles follow the interaction`() throws {
    try onNavigationStage { fixture in
      titles(fixture)
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let bar = fixture.navigation.navigationBar
      let old = bar.subviews.last
      fixture.pop()

      for percent in [0.25, 0.75, 0.5] {
        fixture.stage.run { fixture.interactor.update(percent) }
        fixture.stage.tick()
        let shown = fixture.stage.run {
          bar.subviews.map { view in
            view.subviews.map { part in
              part.layer.presentationValues()?.opacity ?? part.layer.values.opacity
            }
          }
        }
        // The parts of the old item fade out as the percentage grows, and the parts of the new item
        // fade in.
        let oldIndex = bar.subviews.firstIndex { $0 === old } ?? 0
        #expect(shown[oldIndex].contains { abs($0 - (1 - percent)) < 0.02 }, "\(shown)")
        #expect(shown.last?.contains { abs($0 - percent) < 0.02 } == true, "\(shown)")
      }
      fixture.stage.run { fixture.interactor.finish() }
      try fixture.stage.settle()
      #expect(texts(fixture) == ["Page A"])
    }
  }

  @Test(arguments: [0.0, 0.3, 0.8]) func `a cancel reverses without a jump`(percent: Double) throws
  {
    try onNavigationStage { fixture in
      titles(fixture)
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let layer = fixture.navigation.navigationBar.layer
      let before = fixture.stage.shownValues(layer)
      fixture.pop()
      fixture.stage.run { fixture.interactor.update(percent) }
      fixture.stage.tick()

      var last = fixture.stage.shownValues(layer)
      fixture.stage.run { fixture.interactor.cancel() }
      #expect(distance(last, fixture.stage.shownValues(layer)).0 < 1e-6)
      // At most half the width is covered in 0.24 s with an eased curve, so no frame moves a part
      // by more than 40 points.
      for _ in 0..<30 {
        fixture.stage.tick()
        let now = fixture.stage.shownValues(layer)
        if now.count == last.count { #expect(distance(last, now).0 < 40) }
        last = now
      }
      try fixture.stage.settle()
      let (difference, place) = distance(before, fixture.stage.shownValues(layer))
      #expect(difference == 0, "\(place)")
      #expect(texts(fixture) == ["Page A", "Page B"])
    }
  }

  enum Look: CaseIterable {
    case large, prompt, buttons, titleView, hidden
  }

  @Test(arguments: Look.allCases, [false, true])
  func `an appearance that is scrubbed and cancelled is restored`(
    look: Look, isOnTop: Bool
  ) throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      for turns in [false, true] {
        try onNavigationStage { fixture in
          titles(fixture)
          let page = isOnTop ? fixture.b : fixture.a
          let other = isOnTop ? fixture.a : fixture.b
          fixture.stage.run {
            switch look {
            case .large:
              fixture.navigation.navigationBar.prefersLargeTitles = true
              other.navigationItem.largeTitleDisplayMode = .never
              page.navigationItem.largeTitleDisplayMode = .always
            case .prompt: page.navigationItem.prompt = "Please"
            case .buttons:
              page.navigationItem.leftBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
              ]
              page.navigationItem.leftItemsSupplementBackButton = true
              other.navigationItem.hidesBackButton = true
            case .titleView:
              page.navigationItem.titleView = UIView(
                frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            case .hidden: break
            }
          }
          if look == .hidden {
            fixture.log.onEvent = { [weak navigation = fixture.navigation] event in
              guard event.contains(".willAppear") else { return }
              navigation?.setNavigationBarHidden(
                event.hasPrefix(page.label) == true, animated: true)
            }
          }
          try fixture.stack([fixture.a, fixture.b])
          if operation == .push { try fixture.stack([fixture.a]) }
          fixture.delegate.animator = fixture.animator
          fixture.delegate.interactor = fixture.interactor
          let before = fixture.stage.dump(fixture.navigation.navigationBar)
          let height = fixture.navigation.navigationBar.frame
          let inset = fixture.stage.run {
            fixture.navigation.topViewController?.view.safeAreaInsets
          }
          if operation == .push { fixture.push(fixture.b) } else { fixture.pop() }
          fixture.stage.run { fixture.interactor.update(0.4) }
          fixture.stage.advance(by: 0.1)
          if turns {
            fixture.stage.rotate(to: .landscapeLeft)
            try? fixture.stage.settle()
          }
          fixture.stage.run { fixture.interactor.cancel() }
          try fixture.stage.settle()
          if turns {
            fixture.stage.rotate(to: .portrait)
            try fixture.stage.settle()
          }

          let label = Comment(rawValue: "\(operation) \(turns)")
          #expect(fixture.navigation.navigationBar.frame == height, label)
          #expect(
            before.differences(to: fixture.stage.dump(fixture.navigation.navigationBar))
              .filter { !$0.contains(" contents: ") } == [], label)
          let now = fixture.stage.run {
            fixture.navigation.topViewController?.view.safeAreaInsets
          }
          #expect(now == inset, label)
        }
      }
    }
  }

  @Test func `a bar in a dark controller is dark from the start`() throws {
    let fixture = NavigationStage()
    titles(fixture)
    fixture.stage.run { fixture.navigation.overrideUserInterfaceStyle = .dark }
    fixture.begin()
    try fixture.stage.settle()
    #expect(fixture.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    fixture.stage.close()
  }

  @Test func `rotating the device during a pop leaves every part in place`() throws {
    for isCancelled in [false, true] {
      try onNavigationStage { fixture in
        titles(fixture)
        try fixture.stack([fixture.a, fixture.b])
        fixture.delegate.animator = fixture.animator
        fixture.delegate.interactor = fixture.interactor
        fixture.pop()
        fixture.stage.run { fixture.interactor.update(0.5) }
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.run {
          if isCancelled { fixture.interactor.cancel() } else { fixture.interactor.finish() }
        }
        try fixture.stage.settle()
        let turned = places(fixture)
        // The bar at rest, for comparison.
        let stack = isCancelled ? [fixture.a, fixture.b] : [fixture.a]
        fixture.stage.run { fixture.navigation.setViewControllers([], animated: false) }
        try fixture.stage.settle()
        fixture.stage.run { fixture.navigation.setViewControllers(stack, animated: false) }
        try fixture.stage.settle()
        #expect(turned == places(fixture), "\(isCancelled)")
      }
    }
  }

  @Test func `title and buttons of the visible item may change at any time`() throws {
    try onNavigationStage { fixture in
      titles(fixture)
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run {
        fixture.b.title = "Renamed"
        fixture.a.navigationItem.backButtonTitle = "Home"
        fixture.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", style: .plain, target: nil, action: nil)
      }
      try fixture.stage.settle()
      #expect(texts(fixture) == ["Go", "Home", "Renamed"])

      fixture.stage.run { fixture.b.navigationItem.setRightBarButton(nil, animated: true) }
      try fixture.stage.settle()
      #expect(texts(fixture) == ["Home", "Renamed"])
    }
  }

  // MARK: Hiding

  @Test(arguments: [true, false]) func `a hidden bar releases its safe area`(animated: Bool) throws
  {
    try onNavigationStage { fixture in
      fixture.stage.run { fixture.navigation.setNavigationBarHidden(true, animated: animated) }
      try fixture.stage.settle()
      let bar = fixture.navigation.navigationBar
      #expect(fixture.navigation.isNavigationBarHidden && bar.isHidden)
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == 59)

      fixture.stage.run { fixture.navigation.setNavigationBarHidden(false, animated: animated) }
      try fixture.stage.settle()
      #expect(!bar.isHidden && bar.frame.minY == 59)
      #expect(fixture.stage.run { fixture.a.view.safeAreaInsets.top } == 113)
    }
  }

  @Test func `a bar hidden in viewWillAppear of a cancelled push reappears`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let before = fixture.stage.dump(fixture.navigation.view)
      fixture.log.onEvent = { [weak navigation = fixture.navigation] event in
        guard event.hasPrefix("B.willAppear") else { return }
        navigation?.setNavigationBarHidden(true, animated: true)
      }
      fixture.push(fixture.b)
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.stage.tick()
      let shown = fixture.stage.run {
        fixture.navigation.navigationBar.layer.presentationValues()?.position.y ?? 0
      }
      // The bar's y position is halfway between 86 and −86.
      #expect(abs(shown) < 2, "\(shown)")
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      #expect(!fixture.navigation.isNavigationBarHidden)
      #expect(before.differences(to: fixture.stage.dump(fixture.navigation.view)) == [])
    }
  }

  // MARK: Going back

  private func tap(_ fixture: NavigationStage, x: Double, y: Double) throws {
    fixture.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
    try fixture.stage.settle()
  }

  @Test func `a tap on the back button pops`() throws {
    try onNavigationStage { fixture in
      titles(fixture)
      try fixture.stack([fixture.a, fixture.b])
      try tap(fixture, x: 30, y: 81)

      fixture.expectStack([fixture.a])
      fixture.expectTrace("ND.willShow(A, true) → ND.didShow(A, true)")
    }
  }

  @Test func `right to left, the back button is on the right`() throws {
    try onNavigationStage { fixture in
      titles(fixture)
      fixture.stage.run { fixture.navigation.traitOverrides.layoutDirection = .rightToLeft }
      try fixture.stack([fixture.a, fixture.b])
      try tap(fixture, x: 30, y: 81)
      fixture.expectStack([fixture.a, fixture.b])
      try tap(fixture, x: 363, y: 81)
      fixture.expectStack([fixture.a])
    }
  }

  @Test func `a navigation controller may refuse to pop`() throws {
    final class Stubborn: UINavigationController, UINavigationBarDelegate {
      var isAsked = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        isAsked = true
        return false
      }
    }
    try onNavigationStage { fixture in
      let stubborn = fixture.stage.run { Stubborn(rootViewController: fixture.c) }
      fixture.stage.show(stubborn)
      fixture.stage.run { stubborn.pushViewController(fixture.d, animated: false) }
      try fixture.stage.settle()
      try tap(fixture, x: 30, y: 81)

      #expect(stubborn.isAsked)
      #expect(stubborn.viewControllers.count == 2)
      fixture.stage.show(fixture.navigation)
      try fixture.stage.settle()
    }
  }

  @Test func `a standalone bar animates its own changes`() throws {
    try onViewStage { fixture in
      let bar = fixture.stage.run {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 54))
        bar.items = [UINavigationItem(title: "A")]
        fixture.view.addSubview(bar)
        return bar
      }
      fixture.stage.tick()
      fixture.stage.run { bar.pushItem(UINavigationItem(title: "B"), animated: true) }
      let begun = bar.subviews.count
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { _ = bar.popItem(animated: true) }
      try fixture.stage.settle()

      #expect(bar.topItem?.title == "A")
      #expect(bar.subviews.count == begun - 1)
      #expect(bar.layer.animationKeys() == nil)
    }
  }

  @Test func `a bar button sends its action with itself as sender`() throws {
    try onNavigationStage { fixture in
      var senders: [UIBarButtonItem] = []
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Go") { action in
          if let item = action.sender as? UIBarButtonItem { senders.append(item) }
        })
      fixture.stage.run { fixture.a.navigationItem.rightBarButtonItem = item }
      try tap(fixture, x: 350, y: 81)
      #expect(senders == [item])

      fixture.stage.run { item.isEnabled = false }
      try tap(fixture, x: 350, y: 81)
      #expect(senders.count == 1)
    }
  }

  enum NoWayBack: CaseIterable {
    case hiddenBar, leftItem, hiddenButton
  }

  /// See facts F.8.2.
  @Test(arguments: NoWayBack.allCases + [nil])
  func `the built-in swipe is off if the bar shows no back button`(reason: NoWayBack?) throws {
    final class Plain: NSObject, UINavigationControllerDelegate {}
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      let delegate = Plain()
      fixture.stage.run {
        fixture.navigation.delegate = delegate
        switch reason {
        case .hiddenBar: fixture.navigation.isNavigationBarHidden = true
        case .leftItem:
          fixture.b.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: nil, action: nil)
        case .hiddenButton: fixture.b.navigationItem.hidesBackButton = true
        case nil: break
        }
      }
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 3, y: 400), .init(.move, t: 0.4, x: 350, y: 400),
              .init(.up, t: 0.45, x: 350, y: 400),
            ]
          ]))
      try fixture.stage.settle()

      fixture.expectStack(reason == nil ? [fixture.a] : [fixture.a, fixture.b])
    }
  }
}
