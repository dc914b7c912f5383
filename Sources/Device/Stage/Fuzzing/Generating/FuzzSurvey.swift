/// The result of playing a script to find the points that handle touches.
package enum FuzzSurvey: Codable, Sendable {
  /// The centres of controls and of views with recognizers, in fractions of the window.
  case spots([CGPoint])
  case crash(Fault)
}

extension FuzzSubject {
  /// Plays a script and returns the points that then handle touches.
  @MainActor
  package func spots(after script: TouchScript) throws -> [CGPoint] {
    let stage = try open(isChecked: true)
    defer { stage.close() }
    stage.play(script)
    stage.rest(within: FuzzSubject.timeout)
    return stage.run { stage.window.spots }
  }
}

extension Stage {
  /// The centres of the views that handle touches and are not covered by other views, in fractions
  /// of the window, parents first.
  package var targets: [CGPoint] {
    run {
      let size = window.bounds.size
      return window.touchable.compactMap { view, spot in
        let point = CGPoint(x: spot.x * size.width, y: spot.y * size.height)
        return window.hitTest(point, with: nil)?.isDescendant(of: view) == true ? spot : nil
      }
    }
  }
}

extension UIWindow {
  /// The centre of every view in the window that handles touches, parents first.
  package var spots: [CGPoint] { touchable.map(\.spot) }

  fileprivate var touchable: [(view: UIView, spot: CGPoint)] {
    var found: [(view: UIView, spot: CGPoint)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if view is UIControl || view.gestureRecognizers?.isEmpty == false {
        let middle = view.convert(
          CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let spot = CGPoint(
          x: (middle.x / bounds.width).rounded(to: 0.001),
          y: (middle.y / bounds.height).rounded(to: 0.001))
        if (0...1).contains(spot.x), (0...1).contains(spot.y) { found.append((view, spot)) }
      }
      for view in view.subviews { visit(view) }
    }
    for view in subviews { visit(view) }
    return found
  }
}
