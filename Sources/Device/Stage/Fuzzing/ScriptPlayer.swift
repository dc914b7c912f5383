/// Plays scripts, each on a new stage, and reports the faults.
///
/// The player does not record or draw anything. An exception raised by the app ends the process.
@MainActor
package struct ScriptPlayer {
  package let subject: FuzzSubject
  package var oracles: [any Oracle.Type] = [
    RestOracle.self, ScreenOracle.self, AppearanceOracle.self, HomeOracle.self, RuleOracle.self,
  ]
  /// The effect of the subject's `revival` script on a new stage. Nil if there is no `revival`
  /// script, or if the script has no effect.
  private var alive: Stir?

  package init(_ subject: FuzzSubject) throws {
    self.subject = subject
    guard let revival = subject.revival else { return }
    let stage = try subject.open()
    defer { stage.close() }
    Home(stage).reach(stage, subject.device)
    stage.rest(within: FuzzSubject.timeout)
    let stir = stage.stir(revival)
    alive = stir.transitions > 0 ? stir : nil
  }

  package func faults(of script: TouchScript) throws -> [Fault] {
    var cast: [Member] = []
    let faults = try play(script, &cast)
    guard faults.isEmpty else { return faults }
    return cast.filter { $0.controller != nil }.map {
      Fault("leak", "\($0.name) is still alive after the device released everything")
    }
  }

  private func play(_ script: TouchScript, _ cast: inout [Member]) throws -> [Fault] {
    let stage = try subject.open()
    defer { stage.close() }
    let oracles = oracles.map { $0.init(stage) }
    let home = Home(stage)
    stage.play(script)
    var faults = stage.faults(after: script.duration, oracles, at: .rest, but: subject.allowed)
    cast = stage.cast
    if faults.isEmpty {
      home.reach(stage, subject.device)
      faults = stage.faults(after: 0, oracles, at: .home, but: subject.allowed)
    }
    if faults.isEmpty, let revival = subject.revival, let alive {
      let stir = stage.stir(revival)
      if !stir.isAlive(as: alive) {
        faults = [
          Fault("dead", "the script first caused \(alive), but the same script now causes \(stir)")
        ]
      }
    }
    return faults
  }

  /// A controller that was shown on the stage, and its name.
  fileprivate struct Member {
    let name: String
    weak var controller: UIViewController?
  }
}

/// Returns the app to its initial state.
@MainActor
private struct Home {
  private let tab: Int?

  init(_ stage: Stage) {
    tab = stage.run { (stage.window.rootViewController as? UITabBarController)?.selectedIndex }
  }

  /// Moves the app to the foreground, in portrait and at full size, and dismisses and pops
  /// everything.
  func reach(_ stage: Stage, _ device: Device) {
    stage.enterForeground()
    stage.rotate(to: .portrait, animated: false)
    stage.resize(to: device.size, animated: false)
    stage.overrideSizeClasses()
    stage.rest(within: FuzzSubject.timeout)
    stage.run {
      guard let root = stage.window.rootViewController else { return }
      if root.presentedViewController != nil { root.dismiss(animated: true) }
      (root as? UINavigationController)?.popToRootViewController(animated: true)
      if let tab { (root as? UITabBarController)?.selectedIndex = tab }
    }
  }
}

/// The effect of a script: the transitions that it causes.
private struct Stir: CustomStringConvertible {
  var transitions = 0
  var byFinger = 0
  var completed = 0

  /// Whether the script still causes the same kinds of transitions. The number of transitions may
  /// depend on what the app shows.
  func isAlive(as first: Stir) -> Bool {
    (transitions > 0) == (first.transitions > 0) && (byFinger > 0) == (first.byFinger > 0)
      && (completed > 0) == (first.completed > 0)
  }

  var description: String {
    "\(transitions == 1 ? "1 transition" : "\(transitions) transitions"), \(byFinger) by a finger, \(completed) completed"
  }
}

extension Stage {
  fileprivate var cast: [ScriptPlayer.Member] {
    run {
      (window.rootViewController?.reach ?? []).map {
        ScriptPlayer.Member(name: world.names($0), controller: $0)
      }
    }
  }

  fileprivate func faults(
    after seconds: Double, _ oracles: [any Oracle], at moment: FuzzMoment, but allowed: Set<String>
  ) -> [Fault] {
    guard rest(within: seconds + FuzzSubject.timeout) else {
      let reasons = UnsettledError.summary(of: world { FrameLoop.current.pendingWork })
      let kind = moment == .rest ? "unrest" : "unrest at home"
      return [Fault(kind, "work is still pending after \(Int(FuzzSubject.timeout)) s: \(reasons)")]
    }
    return oracles.flatMap { $0.faults(self, at: moment) }.filter { !allowed.contains($0.kind) }
  }

  /// Plays a script, waits until the stage is idle, and returns the effect.
  fileprivate func stir(_ script: TouchScript) -> Stir {
    let before = world { world.service(CallTrace.self).events.count }
    play(script)
    rest(within: script.duration + FuzzSubject.timeout)
    var stir = Stir()
    for event in world({ world.service(CallTrace.self).events.dropFirst(before) }) {
      switch event.call {
      case .transition(.animateTransition): stir.transitions += 1
      case .transition(.startInteractiveTransition): stir.byFinger += 1
      case .transition(.completeTransition(true)): stir.completed += 1
      default: break
      }
    }
    return stir
  }
}
