extension TransitionSession {
  /// Returns descriptions of inconsistencies among the sessions of the current `World`; empty if
  /// there are none.
  ///
  /// Checks that ended sessions are no longer listed, and that at most one presentation is running.
  /// Also checks that layer clocks are held only during an interaction or its completion, and that
  /// each percent-driven interaction controller refers to its session.
  package static func checkInvariants() -> [String] {
    var faults = all.flatMap { $0.faults }
    if all.count(where: { $0.host.presentationStyle != .none }) > 1 {
      faults.append("several presentations run at once: \(all.map(\.description))")
    }
    return faults
  }

  private var faults: [String] {
    var faults: [String] = []
    if hasEnded { faults.append("\(description) has ended, but is still registered") }
    if holdsClocks, state != .interactive, state.runsUntil == nil {
      faults.append("\(description) still holds a clock")
    }
    if let own = (interactor as? UIPercentDrivenInteractiveTransition)?.session, own !== self {
      faults.append("the interaction controller of \(description) drives another session")
    }
    return faults
  }
}

extension UIViewController {
  /// Returns descriptions of inconsistent links between presenters and presented controllers,
  /// starting with this controller.
  ///
  /// A presenter and its presented controller must refer to each other, and the presentation
  /// controller must refer to the two controllers. A controller must not present itself.
  package func checkPresentationChain() -> [String] {
    var (faults, seen) = ([String](), [self])
    while let presenter = seen.last, let presented = presenter.ownPresented {
      let link = "\(World.current.names(presenter)) presents \(World.current.names(presented))"
      if presented.ownPresenting !== presenter {
        faults.append("\(link), which has another presenting controller")
      }
      if presented.ownPresentation?.presentedViewController !== presented {
        faults.append("\(link) with the presentation controller of another presentation")
      }
      guard !seen.contains(where: { $0 === presented }) else {
        return faults + ["\(link), which forms a cycle"]
      }
      seen.append(presented)
    }
    if let ownPresenting, ownPresenting.ownPresented !== self {
      faults.append(
        "\(World.current.names(self)) has a presenting controller that does not present it")
    }
    return faults
  }
}
