import Film
import Foundation
import Stage

extension CommandExecutor {
  /// The maximum size of a gesture file, in bytes.
  private static let largestGesture = 4 << 20

  /// Creates the run of a demo. The run uses the demo's own gesture unless the user has chosen
  /// another gesture.
  ///
  /// A cancelled run uses the demo's own "cancel" gesture if no gesture or progress is requested.
  /// If a gesture or a progress is requested, or if the demo has no "cancel" gesture, the system
  /// cancels the run's gesture at the requested progress or at the default progress.
  func run(
    of id: String, _ ending: RunOptions.Ending, _ options: RunOptions
  ) throws -> AppRun {
    guard let plain = demos.first(where: { $0.id == id }) else {
      throw UsageError.unknownDemo(id, of: .film, among: demos.map(\.id))
    }
    let demo = try plain.with(options.values)
    let device = Device.all.first { $0.id == options.device } ?? .phone
    let finger = try finger(of: demo, ending, options.gesture)
    var run = AppRun(
      name: demo.id, title: demo.title, device: device, script: finger.script,
      opening: demo.opening)
    run.gesture = finger.name
    run.screen = demo.screen ?? demo.id
    run.storyboards = try demo.storyboards()
    run.cancelledAt = finger.givesUpAt
    run.length = options.length
    run.sourceLines = Self.sourceLines
    run.reducesMotion = options.reducesMotion || demo.reducesMotion
    run.hasHardwareKeyboard = options.hasHardwareKeyboard
    run.isRightToLeft = options.isRightToLeft
    run.isDark = options.isDark
    run.era = options.era
    // The part is a part of a phone's screen.
    if device == .phone { run.detail = demo.detail }
    return run
  }

  /// Finds the lines of the app's source, and keeps those that it has found.
  static let sourceLines = SourceLines(
    { Symbolizer().places(of: $0) }, branches: { SourceBranches().branches(of: $0) })

  private func finger(
    of demo: Demo, _ ending: RunOptions.Ending, _ gesture: RunOptions.Gesture?
  ) throws -> (name: String, script: TouchScript, givesUpAt: Double?) {
    if gesture == nil, ending == .cancel(at: RunOptions.defaultCancel),
      let own = demo.fingers["cancel"]
    {
      return ("cancel", try TouchScript(json: own, name: "\(demo.id) cancel"), nil)
    }
    let finger = try finishing(demo, gesture)
    switch ending {
    case .finish: return (finger.name, finger.script, nil)
    case .cancel(let progress):
      return (finger.name, finger.script.abandoned(at: progress), progress)
    }
  }

  private func finishing(
    _ demo: Demo, _ gesture: RunOptions.Gesture?
  ) throws -> (name: String, script: TouchScript) {
    switch gesture {
    case .file(let path): return (path, try script(at: path))
    case .named(let id):
      if let own = demo.fingers[id] {
        return (id, try TouchScript(json: own, name: "\(demo.id) \(id)"))
      }
      guard let found = TouchScript.bundled.first(where: { $0.id == id }) else {
        throw UsageError.foreignGesture(id, of: demo.id, own: demo.fingers.keys.sorted())
      }
      return (id, found.script)
    case nil:
      if case .app = demo.opening { return ("", TouchScript(unit: .points, fingers: [])) }
      return (
        "finish", try TouchScript(json: demo.fingers["finish"] ?? Data(), name: "\(demo.id) finish")
      )
    }
  }

  private func script(at path: String) throws -> TouchScript {
    let data = try InputFile.contents(of: path, upTo: Self.largestGesture) {
      UsageError.unreadableGesture(path, found: $0)
    }
    do {
      return try TouchScript(json: data, name: path)
    } catch let error as TouchScriptError {
      throw UsageError.brokenGesture(path, error)
    }
  }
}

extension TouchScript {
  /// The largest distance, in points, of any touch from the point where it went down. `size` is the
  /// size of the window.
  func distance(in size: CGSize) -> Double {
    let scale = unit == .fraction ? size : CGSize(width: 1, height: 1)
    return fingers.flatMap { entries in
      entries.map { entry in
        let start = entries.first ?? entry
        return hypot((entry.x - start.x) * scale.width, (entry.y - start.y) * scale.height)
      }
    }.max() ?? 0
  }
}
