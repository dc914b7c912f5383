/// Finds the destination of an unwind and the path to it (facts K.5).
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource

  // MARK: Finding the destination

  /// The first controller that accepts the unwind. The search begins at the source and continues
  /// with its parents and presenters. In each container, the search visits the children in the
  /// container's order.
  func destination() -> UIViewController? {
    var asked: Set<ObjectIdentifier> = []
    var node: UIViewController? = source.source
    while let controller = node {
      if let found = search(controller, &asked) { return found }
      node = controller.outward
    }
    return nil
  }

  /// Searches the controller's children. If the controller has no children to search, asks the
  /// controller itself whether it accepts the unwind.
  private func search(
    _ controller: UIViewController, _ asked: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    // A container may return a controller that was already asked whether it accepts the unwind.
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    let children = CallTrace.ask(
      .storyboard, controller,
      .message("allowedChildrenForUnwinding", ["from": .named(source.source)]),
      { controller.allowedChildrenForUnwinding(from: source) },
      answer: { .value(.objects($0.map(ObjectName.init(of:)))) })
    guard children.isEmpty else {
      for child in children {
        if let found = search(child, &asked) { return found }
      }
      return nil
    }
    let can = CallTrace.ask(
      .storyboard, controller,
      .message(
        "canPerformUnwindSegueAction",
        [
          "_": .text("\(source.unwindAction)"), "from": .named(source.source),
          "sender": .init(source.sender),
        ]),
      {
        controller.canPerformUnwindSegueAction(
          source.unwindAction, from: source.source, sender: source.sender)
      }, answer: { .init($0) })
    return can ? controller : nil
  }

  // MARK: Performing the unwind

  /// Dismisses the presentations between the source and the destination, then calls `unwind` on
  /// each container on the path to the destination.
  func goBack(by segue: UIStoryboardSegue, animated: Bool) {
    let way = outwards(from: source.source)
    // The path starts at the destination and follows parents and presenters up to the first
    // controller that is also a parent or presenter of the source.
    var path = [segue.destination]
    while let end = path.last, !way.contains(where: { $0 === end }), let outer = end.outward {
      path.append(outer)
    }
    guard let meeting = path.last else { return }
    presenter(on: way.prefix { $0 !== meeting })?.dismiss(animated: animated)
    for (container, child) in zip(path.reversed(), path.reversed().dropFirst())
    where child.parent === container {
      CallTrace.note(
        .storyboard, container,
        .message("unwind", ["for": .named(segue), "towards": .named(child)]))
      container.unwind(for: segue, towards: child)
    }
  }

  private func outwards(from controller: UIViewController) -> [UIViewController] {
    var way: [UIViewController] = []
    var node: UIViewController? = controller
    while let here = node, !way.contains(where: { $0 === here }) {
      way.append(here)
      node = here.outward
    }
    return way
  }

  /// The presenter of the outermost presented controller in `way`. If this presenter dismisses, all
  /// presentations in `way` end.
  private func presenter(on way: ArraySlice<UIViewController>) -> UIViewController? {
    way.last { $0.parent == nil && $0.ownPresenting != nil }?.ownPresenting
  }
}
