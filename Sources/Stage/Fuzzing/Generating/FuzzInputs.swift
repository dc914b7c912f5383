/// The points of a subject that handle touches, and touch paths that are known to work. A generator
/// makes scripts from these points and paths.
package struct FuzzInputs: Sendable {
  /// The window's size when the subject opens, in points.
  package var size: CGSize
  /// The centres of controls and of views with recognizers. The points are collected on every
  /// screen to which the subject's own scripts lead. The points are in fractions of the window, in
  /// the order of discovery.
  package var spots: [CGPoint] = []
  /// The touch paths of the subject's own scripts, in fractions of the window.
  package var paths: [[TouchScript.Entry]] = []

  package init(size: CGSize) { self.size = size }

  /// Plays each of the subject's scripts once and collects the points that handle touches before
  /// and after it.
  @MainActor
  package init(of subject: FuzzSubject) throws {
    self.init(size: subject.device.size)
    for script in [TouchScript(fingers: [])] + subject.scripts {
      let stage = try subject.open()
      stage.play(script)
      stage.rest(within: FuzzSubject.timeout)
      for spot in stage.run({ stage.window.spots }) where !spots.contains(spot) {
        spots.append(spot)
      }
      stage.close()
    }
    paths = subject.scripts.flatMap { $0.inFractions(of: size).fingers }
  }
}

extension TouchScript {
  /// The script with its coordinates converted to fractions of a window of this size.
  fileprivate func inFractions(of size: CGSize) -> TouchScript {
    guard unit == .points else { return self }
    var copy = self
    copy.unit = .fraction
    copy.fingers = fingers.map { entries in
      entries.map {
        Entry($0.phase, t: $0.t, x: $0.x / Double(size.width), y: $0.y / Double(size.height))
      }
    }
    return copy
  }
}

extension UIWindow {
  /// The centre of every view in the window that handles touches, parents first.
  fileprivate var spots: [CGPoint] {
    var found: [CGPoint] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if view is UIControl || view.gestureRecognizers?.isEmpty == false {
        let middle = view.convert(
          CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let spot = CGPoint(
          x: (middle.x / bounds.width).rounded(to: 0.001),
          y: (middle.y / bounds.height).rounded(to: 0.001))
        if (0...1).contains(spot.x), (0...1).contains(spot.y) { found.append(spot) }
      }
      for view in view.subviews { visit(view) }
    }
    for view in subviews { visit(view) }
    return found
  }
}

extension FloatingPoint {
  /// The nearest multiple of `step`. A whole number of steps must add up to 1.
  func rounded(to step: Self) -> Self {
    let steps = (1 / step).rounded()
    return (self * steps).rounded() / steps
  }
}
