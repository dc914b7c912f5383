/// Plays one script at a time, each on a fresh device, and says what is wrong afterwards.
///
/// Nothing is recorded or drawn. A fault of the app that raises ends the process.
@MainActor
package struct ScriptPlayer {
  /// How long an app may take to come to rest, in virtual seconds; longer than any demo's
  /// transition, shorter than a stage's own patience, which failing runs would spend again and
  /// again.
  nonisolated package static let patience = 15.0

  package let subject: FuzzSubject
  package var oracles: [any Oracle.Type] = [
    RestOracle.self, ScreenOracle.self, HomeOracle.self,
  ]

  package init(_ subject: FuzzSubject) { self.subject = subject }

  package func faults(of script: TouchScript) throws -> [Fault] {
    var cast: [Member] = []
    let faults = try play(script, &cast)
    guard faults.isEmpty else { return faults }
    return cast.filter { $0.controller != nil }.map {
      Fault("leak", "\($0.name) lives on after the device has let go of everything")
    }
  }

  private func play(_ script: TouchScript, _ cast: inout [Member]) throws -> [Fault] {
    let stage = try subject.open()
    defer { stage.close() }
    let oracles = oracles.map { $0.init(stage) }
    stage.play(script)
    var faults = stage.faults(after: script.duration, oracles, at: .rest)
    cast = stage.cast
    if faults.isEmpty {
      stage.goHome(on: subject.device)
      faults = stage.faults(after: 0, oracles, at: .home)
    }
    return faults
  }

  /// A controller that was on the stage, by its name there.
  fileprivate struct Member {
    let name: String
    weak var controller: UIViewController?
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
    after seconds: Double, _ oracles: [any Oracle], at moment: FuzzMoment
  ) -> [Fault] {
    guard rest(within: seconds + ScriptPlayer.patience) else {
      let reasons = world { FrameLoop.current.unrest }.joined(separator: "; ")
      let kind = moment == .rest ? "unrest" : "unrest at home"
      return [Fault(kind, "still going on after \(Int(ScriptPlayer.patience)) s: \(reasons)")]
    }
    return oracles.flatMap { $0.faults(self, at: moment) }
  }

  /// Back to the foreground, upright, at full size, with nothing presented or pushed.
  fileprivate func goHome(on device: Device) {
    enterForeground()
    rotate(to: .portrait, animated: false)
    resize(to: device.size, animated: false)
    overrideSizeClasses()
    rest(within: ScriptPlayer.patience)
    run {
      guard let root = window.rootViewController else { return }
      if root.presentedViewController != nil { root.dismiss(animated: true) }
      (root as? UINavigationController)?.popToRootViewController(animated: true)
    }
  }
}
