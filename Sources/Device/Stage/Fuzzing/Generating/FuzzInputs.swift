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

  /// The crash of the app's launch; nil if the app can be launched.
  package var launchFault: Fault?

  package init(size: CGSize) { self.size = size }

  /// Plays each of the subject's scripts once and collects the points that handle touches before
  /// and after it. Scripts that crash the app contribute no points.
  @MainActor
  package init(of subject: FuzzSubject, by crew: some FuzzRunner = InProcessFuzzRunner()) throws {
    self.init(size: subject.device.size)
    for (index, script) in ([TouchScript(fingers: [])] + subject.scripts).enumerated() {
      switch try crew.survey(subject, after: script) {
      case .spots(let found):
        for spot in found where !spots.contains(spot) { spots.append(spot) }
      case .crash(let fault):
        if index == 0 {
          launchFault = fault
          return
        }
      }
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
