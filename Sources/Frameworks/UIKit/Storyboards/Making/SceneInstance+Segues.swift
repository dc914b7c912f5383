// Performs segues (facts K). The controller's `shouldPerformSegue` is called first, then the
// destination is created, then `prepare` and `perform` are called.
extension SceneInstance {
  func performSegue(
    named identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool {
    guard let segue = blueprint.segues.first(where: { $0.identifier == identifier }) else {
      return false
    }
    perform(segue, from: controller, sender: sender)
    return true
  }

  /// Performs a segue that the user has triggered. The controller may refuse the segue in
  /// `shouldPerformSegue`.
  func trigger(_ segue: SegueBlueprint, from controller: UIViewController, sender: Any?) {
    // If a segue has no identifier, the controller receives an empty one (`unverified`).
    let identifier = segue.identifier ?? ""
    let should = CallTrace.ask(
      .storyboard, controller,
      .message(
        "shouldPerformSegue",
        ["withIdentifier": .text(identifier), "sender": .init(sender)]),
      { controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) },
      answer: { .init($0) })
    if should { perform(segue, from: controller, sender: sender) }
  }

  private func perform(
    _ segue: SegueBlueprint, from source: UIViewController, sender: Any?
  ) {
    if case .unwind(let action) = segue.kind {
      return unwind(segue, action, from: source, sender: sender)
    }
    guard file.leads(to: segue.destination) else { return }
    let destination = StoryboardError.raising {
      try SceneInstance.make(segue.destination, of: file, storyboard: storyboard)
    }
    perform(segue, from: source, to: destination, sender: sender)
  }

  /// Embeds a scene. The scene's controller becomes a child of `source`, and its view fills
  /// `container`. `source` receives `prepare(for:sender:)` before its own `viewDidLoad`.
  func embed(_ segue: SegueBlueprint, in container: UIView, of source: UIViewController) {
    guard file.leads(to: segue.destination) else { return }
    let destination = StoryboardError.raising {
      try SceneInstance.make(segue.destination, of: file, storyboard: storyboard, inside: path)
    }
    let made = segue.make(from: source, to: destination) { made in
      let (source, child) = (made.source, made.destination)
      source.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: source)
    }
    source.hear(prepareFor: made, container)
    made.run()
  }

  private func perform(
    _ segue: SegueBlueprint, from source: UIViewController, to destination: UIViewController,
    sender: Any?
  ) {
    // The modal styles of the destination are set before `prepare(for:sender:)`, which may change
    // them (`unverified`).
    if let style = segue.modalPresentationStyle { destination.modalPresentationStyle = style }
    if let style = segue.modalTransitionStyle { destination.modalTransitionStyle = style }
    let made = segue.make(from: source, to: destination) { made in
      switch segue.kind {
      case .show: made.source.show(made.destination, sender: sender)
      case .showDetail: made.source.showDetailViewController(made.destination, sender: sender)
      case .present: made.source.present(made.destination, animated: segue.isAnimated)
      case .custom, .unwind, .relationship, .embed: break
      }
    }
    source.hear(prepareFor: made, sender)
    made.run()
  }

  /// Unwinds to a controller that implements the unwind action and accepts the unwind. If no
  /// controller accepts the unwind, logs a warning and does nothing.
  private func unwind(
    _ segue: SegueBlueprint, _ name: String, from source: UIViewController, sender: Any?
  ) {
    let search = UnwindSearch(
      source: UIStoryboardUnwindSegueSource(
        source: source, unwindAction: Selector(name), sender: sender))
    guard let destination = search.destination() else {
      // UIKit does not log anything if no controller accepts the unwind.
      return UIKitLog.warn(
        "\(segue.place.file), line \(segue.place.line): no controller accepts the unwind "
          + "'\(name)' from \(source). Register the action for the class that implements it.")
    }
    let made = segue.make(from: source, to: destination) { made in
      search.goBack(by: made, animated: segue.isAnimated)
    }
    source.hear(prepareFor: made, sender)
    CallTrace.note(.storyboard, destination, .message(String(name.dropLast()), ["_": .named(made)]))
    let action = ActionRegistry.current.selector(named: name, of: type(of: destination))
    _ = action?.send(to: destination, made, nil)
    made.run()
  }
}

extension SegueBlueprint {
  @MainActor
  fileprivate var isAnimated: Bool { animates && UIView.areAnimationsEnabled }

  /// Creates the segue object. A custom segue is created without a handler, because its class
  /// implements `perform()`.
  @MainActor
  fileprivate func make(
    from source: UIViewController, to destination: UIViewController,
    _ handler: @escaping (UIStoryboardSegue) -> Void
  ) -> UIStoryboardSegue {
    let segue = type.init(identifier: identifier, source: source, destination: destination)
    if kind != .custom { segue.kindHandler = handler }
    return segue
  }
}

extension UIViewController {
  fileprivate func hear(prepareFor segue: UIStoryboardSegue, _ sender: Any?) {
    let name = segue.identifier.map { " '\($0)'" } ?? ""
    CallTrace.note(
      .storyboard, self,
      .message(
        "prepare",
        ["for": .text("\(ObjectName(of: segue))\(name)"), "sender": .init(sender)]))
    prepare(for: segue, sender: sender)
  }
}

extension UIStoryboardSegue {
  fileprivate func run() {
    CallTrace.note(.storyboard, self, .message("perform"))
    perform()
  }
}
