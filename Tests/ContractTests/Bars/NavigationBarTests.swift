import Stage
import TestSupport
import Testing

/// The bar of a navigation controller: its frame, its behaviour in transitions, its back button.
@MainActor
struct NavigationBarTests {
  private func titles(_ journey: Journey) {
    journey.stage.run {
      for controller in [journey.a, journey.b, journey.c, journey.d] {
        controller.title = "Page \(controller.label)"
      }
    }
  }

  /// The texts of the bar's labels that are visible in the current frame.
  private func texts(_ journey: Journey) -> [String] {
    journey.stage.run {
      var texts: [String] = []
      @MainActor func visit(_ view: UIView, _ alpha: Double) {
        let shown = view.layer.presentationValues() ?? view.layer.values
        let alpha = alpha * shown.opacity
        guard !view.isHidden, alpha > 0.01 else { return }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
        for view in view.subviews { visit(view, alpha) }
      }
      visit(journey.navigation.navigationBar, 1)
      return texts.sorted()
    }
  }

  /// The position, bounds, opacity and transform of each part of the bar.
  private func places(_ journey: Journey) -> [String] {
    journey.stage.shownValues(journey.navigation.navigationBar.layer).map { values in
      "\(values.position) \(values.bounds) \(values.opacity) \(values.transform)"
    }
  }

  // MARK: Frame (facts F.11)

  @Test func `the bar is below the safe area and adds to its controllers' safe area`() throws {
    for (device, top) in [(Device.phone, 59), (.small, 20), (.pad, 32)] as [(Device, CGFloat)] {
      let journey = Journey(device: device)
      journey.begin()
      let bar = journey.navigation.navigationBar

      #expect(bar.frame == CGRect(x: 0, y: top, width: device.size.width, height: 54))
      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == top + 54)
      #expect(journey.a.view.frame.origin == .zero)

      journey.stage.run { bar.prefersLargeTitles = true }
      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == top + 106)
      journey.stage.close()
    }
  }

  @Test func `in a compact height the bar begins at 24 and content at 78`() throws {
    try onJourney { journey in
      journey.stage.run { journey.navigation.navigationBar.prefersLargeTitles = true }
      journey.stage.rotate(to: .landscapeLeft)
      try journey.stage.settle()

      #expect(journey.navigation.navigationBar.frame.minY == 24)
      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == 78)
    }
  }

  @Test func `each controller's safe area depends on its own title`() throws {
    try onJourney { journey in
      journey.stage.run { journey.navigation.navigationBar.prefersLargeTitles = true }
      journey.b.navigationItem.largeTitleDisplayMode = .never
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)

      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == 165)
      #expect(journey.stage.run { journey.b.view.safeAreaInsets.top } == 113)
      try journey.stage.settle()
      #expect(journey.navigation.navigationBar.frame.height == 54)
    }
  }

  // MARK: Transitions

  @Test(arguments: [true, false]) func `the bar shows the top controller's title`(animated: Bool)
    throws
  {
    try onJourney { journey in
      titles(journey)
      journey.push(journey.b, animated: animated)
      try journey.stage.settle()
      #expect(texts(journey) == ["Page A", "Page B"])

      journey.pop(animated: animated)
      try journey.stage.settle()
      #expect(texts(journey) == ["Page A"])
    }
  }

  @Test func `titles follow the interaction`() throws {
    try onJourney { journey in
      titles(journey)
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let bar = journey.navigation.navigationBar
      let old = bar.subviews.last
      journey.pop()

      for percent in [0.25, 0.75, 0.5] {
        journey.stage.run { journey.interactor.update(percent) }
        journey.stage.tick()
        let shown = journey.stage.run {
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
      journey.stage.run { journey.interactor.finish() }
      try journey.stage.settle()
      #expect(texts(journey) == ["Page A"])
    }
  }

  @Test(arguments: [0.0, 0.3, 0.8]) func `a cancel reverses without a jump`(percent: Double) throws
  {
    try onJourney { journey in
      titles(journey)
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let layer = journey.navigation.navigationBar.layer
      let before = journey.stage.shownValues(layer)
      journey.pop()
      journey.stage.run { journey.interactor.update(percent) }
      journey.stage.tick()

      var last = journey.stage.shownValues(layer)
      journey.stage.run { journey.interactor.cancel() }
      #expect(distance(last, journey.stage.shownValues(layer)).0 < 1e-6)
      // At most half the width is covered in 0.24 s with an eased curve, so no frame moves a part
      // by more than 40 points.
      for _ in 0..<30 {
        journey.stage.tick()
        let now = journey.stage.shownValues(layer)
        if now.count == last.count { #expect(distance(last, now).0 < 40) }
        last = now
      }
      try journey.stage.settle()
      let (difference, place) = distance(before, journey.stage.shownValues(layer))
      #expect(difference == 0, "\(place)")
      #expect(texts(journey) == ["Page A", "Page B"])
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
        try onJourney { journey in
          titles(journey)
          let page = isOnTop ? journey.b : journey.a
          let other = isOnTop ? journey.a : journey.b
          journey.stage.run {
            switch look {
            case .large:
              journey.navigation.navigationBar.prefersLargeTitles = true
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
            journey.log.onEvent = { [weak navigation = journey.navigation] event in
              guard event.contains(".willAppear") else { return }
              navigation?.setNavigationBarHidden(
                event.hasPrefix(page.label) == true, animated: true)
            }
          }
          try journey.stack([journey.a, journey.b])
          if operation == .push { try journey.stack([journey.a]) }
          journey.delegate.animator = journey.animator
          journey.delegate.interactor = journey.interactor
          let before = journey.stage.dump(journey.navigation.navigationBar)
          let height = journey.navigation.navigationBar.frame
          let inset = journey.stage.run {
            journey.navigation.topViewController?.view.safeAreaInsets
          }
          if operation == .push { journey.push(journey.b) } else { journey.pop() }
          journey.stage.run { journey.interactor.update(0.4) }
          journey.stage.advance(by: 0.1)
          if turns {
            journey.stage.rotate(to: .landscapeLeft)
            try? journey.stage.settle()
          }
          journey.stage.run { journey.interactor.cancel() }
          try journey.stage.settle()
          if turns {
            journey.stage.rotate(to: .portrait)
            try journey.stage.settle()
          }

          let label = Comment(rawValue: "\(operation) \(turns)")
          #expect(journey.navigation.navigationBar.frame == height, label)
          #expect(
            before.differences(to: journey.stage.dump(journey.navigation.navigationBar))
              .filter { !$0.contains(" contents: ") } == [], label)
          let now = journey.stage.run {
            journey.navigation.topViewController?.view.safeAreaInsets
          }
          #expect(now == inset, label)
        }
      }
    }
  }

  @Test func `a bar in a dark controller is dark from the start`() throws {
    let journey = Journey()
    titles(journey)
    journey.stage.run { journey.navigation.overrideUserInterfaceStyle = .dark }
    journey.begin()
    try journey.stage.settle()
    #expect(journey.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    journey.stage.close()
  }

  @Test func `rotating the device during a pop leaves every part in place`() throws {
    for isCancelled in [false, true] {
      try onJourney { journey in
        titles(journey)
        try journey.stack([journey.a, journey.b])
        journey.delegate.animator = journey.animator
        journey.delegate.interactor = journey.interactor
        journey.pop()
        journey.stage.run { journey.interactor.update(0.5) }
        journey.stage.rotate(to: .landscapeLeft)
        journey.stage.run {
          if isCancelled { journey.interactor.cancel() } else { journey.interactor.finish() }
        }
        try journey.stage.settle()
        let turned = places(journey)
        // The bar at rest, for comparison.
        let stack = isCancelled ? [journey.a, journey.b] : [journey.a]
        journey.stage.run { journey.navigation.setViewControllers([], animated: false) }
        try journey.stage.settle()
        journey.stage.run { journey.navigation.setViewControllers(stack, animated: false) }
        try journey.stage.settle()
        #expect(turned == places(journey), "\(isCancelled)")
      }
    }
  }

  @Test func `title and buttons of the visible item may change at any time`() throws {
    try onJourney { journey in
      titles(journey)
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)
      journey.stage.run {
        journey.b.title = "Renamed"
        journey.a.navigationItem.backButtonTitle = "Home"
        journey.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", style: .plain, target: nil, action: nil)
      }
      try journey.stage.settle()
      #expect(texts(journey) == ["Go", "Home", "Renamed"])

      journey.stage.run { journey.b.navigationItem.setRightBarButton(nil, animated: true) }
      try journey.stage.settle()
      #expect(texts(journey) == ["Home", "Renamed"])
    }
  }

  // MARK: Hiding

  @Test(arguments: [true, false]) func `a hidden bar releases its safe area`(animated: Bool) throws
  {
    try onJourney { journey in
      journey.stage.run { journey.navigation.setNavigationBarHidden(true, animated: animated) }
      try journey.stage.settle()
      let bar = journey.navigation.navigationBar
      #expect(journey.navigation.isNavigationBarHidden && bar.isHidden)
      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == 59)

      journey.stage.run { journey.navigation.setNavigationBarHidden(false, animated: animated) }
      try journey.stage.settle()
      #expect(!bar.isHidden && bar.frame.minY == 59)
      #expect(journey.stage.run { journey.a.view.safeAreaInsets.top } == 113)
    }
  }

  @Test func `a bar hidden in viewWillAppear of a cancelled push reappears`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let before = journey.stage.dump(journey.navigation.view)
      journey.log.onEvent = { [weak navigation = journey.navigation] event in
        guard event.hasPrefix("B.willAppear") else { return }
        navigation?.setNavigationBarHidden(true, animated: true)
      }
      journey.push(journey.b)
      journey.stage.run { journey.interactor.update(0.5) }
      journey.stage.tick()
      let shown = journey.stage.run {
        journey.navigation.navigationBar.layer.presentationValues()?.position.y ?? 0
      }
      // The bar's y position is halfway between 86 and −86.
      #expect(abs(shown) < 2, "\(shown)")
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      #expect(!journey.navigation.isNavigationBarHidden)
      #expect(before.differences(to: journey.stage.dump(journey.navigation.view)) == [])
    }
  }

  // MARK: Going back

  private func tap(_ journey: Journey, x: Double, y: Double) throws {
    journey.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
    try journey.stage.settle()
  }

  @Test func `a tap on the back button pops`() throws {
    try onJourney { journey in
      titles(journey)
      try journey.stack([journey.a, journey.b])
      try tap(journey, x: 30, y: 81)

      journey.expectStack([journey.a])
      journey.expectTrace("ND.willShow(A, true) → ND.didShow(A, true)")
    }
  }

  @Test func `right to left, the back button is on the right`() throws {
    try onJourney { journey in
      titles(journey)
      journey.stage.run { journey.navigation.traitOverrides.layoutDirection = .rightToLeft }
      try journey.stack([journey.a, journey.b])
      try tap(journey, x: 30, y: 81)
      journey.expectStack([journey.a, journey.b])
      try tap(journey, x: 363, y: 81)
      journey.expectStack([journey.a])
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
    try onJourney { journey in
      let stubborn = journey.stage.run { Stubborn(rootViewController: journey.c) }
      journey.stage.show(stubborn)
      journey.stage.run { stubborn.pushViewController(journey.d, animated: false) }
      try journey.stage.settle()
      try tap(journey, x: 30, y: 81)

      #expect(stubborn.isAsked)
      #expect(stubborn.viewControllers.count == 2)
      journey.stage.show(journey.navigation)
      try journey.stage.settle()
    }
  }

  @Test func `a standalone bar animates its own changes`() throws {
    try onBench { bench in
      let bar = bench.stage.run {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 54))
        bar.items = [UINavigationItem(title: "A")]
        bench.view.addSubview(bar)
        return bar
      }
      bench.stage.tick()
      bench.stage.run { bar.pushItem(UINavigationItem(title: "B"), animated: true) }
      let begun = bar.subviews.count
      bench.stage.advance(by: 0.1)
      bench.stage.run { _ = bar.popItem(animated: true) }
      try bench.stage.settle()

      #expect(bar.topItem?.title == "A")
      #expect(bar.subviews.count == begun - 1)
      #expect(bar.layer.animationKeys() == nil)
    }
  }

  @Test func `a bar button sends its action with itself as sender`() throws {
    try onJourney { journey in
      var senders: [UIBarButtonItem] = []
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Go") { action in
          if let item = action.sender as? UIBarButtonItem { senders.append(item) }
        })
      journey.stage.run { journey.a.navigationItem.rightBarButtonItem = item }
      try tap(journey, x: 350, y: 81)
      #expect(senders == [item])

      journey.stage.run { item.isEnabled = false }
      try tap(journey, x: 350, y: 81)
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
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      let delegate = Plain()
      journey.stage.run {
        journey.navigation.delegate = delegate
        switch reason {
        case .hiddenBar: journey.navigation.isNavigationBarHidden = true
        case .leftItem:
          journey.b.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: nil, action: nil)
        case .hiddenButton: journey.b.navigationItem.hidesBackButton = true
        case nil: break
        }
      }
      journey.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 3, y: 400), .init(.move, t: 0.4, x: 350, y: 400),
              .init(.up, t: 0.45, x: 350, y: 400),
            ]
          ]))
      try journey.stage.settle()

      journey.expectStack(reason == nil ? [journey.a] : [journey.a, journey.b])
    }
  }
}
