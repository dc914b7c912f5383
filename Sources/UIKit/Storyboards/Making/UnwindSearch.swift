/// Finds the destination of an unwind and the path to it (facts K.5).
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource

  // MARK: Finding the destination

  /// The first controller that accepts the unwind, from the source outwards; within a container, in
  /// the order of its children.
  func destination() -> UIViewController? {
    var asked: Set<ObjectIdentifier> = []
    var node: UIViewController? = source.source
    while let controller = node {
      if let found = search(controller, &asked) { return found }
      node = controller.outward
    }
    return nil
  }

  /// Asks a controller itself only if it has no children to search.
  private func search(
    _ controller: UIViewController, _ asked: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    // A container may return a controller that has been asked already.
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

  /// Dismisses the presentations in between, then calls `unwind` on each container down to the
  /// destination.
  func goBack(by segue: UIStoryboardSegue, animated: Bool) {
    let way = outwards(from: source.source)
    // From the destination outwards, to the first controller on the source's path.
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

  /// The presenter of the outermost of these; dismissing from there removes all others too.
  private func presenter(on way: ArraySlice<UIViewController>) -> UIViewController? {
    way.last { $0.parent == nil && $0.ownPresenting != nil }?.ownPresenting
  }
}
