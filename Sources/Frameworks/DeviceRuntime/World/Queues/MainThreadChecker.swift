import CMainQueue
internal import Runtime

/// A use of UIKit on a thread other than the main thread.
package struct MainThreadViolation: EngineEvent, Sendable {
  /// The method or property of UIKit, such as `UIView.animate(withDuration:animations:)`.
  package let call: String
  /// The app's function that made the call, such as `Page.load()`; nil if it has no name.
  package let caller: String?
  /// The file and line of the call, such as `Page.swift:41`; nil if they are unknown.
  package let place: String?
  /// The queue or the thread, such as `the queue loader` or `a thread that the app created`.
  package let thread: String
  /// The time of the call, in seconds of the device's clock.
  package let time: Double
}

/// Finds uses of UIKit on other threads, like Xcode's Main Thread Checker.
///
/// On a device such a use may work, fail or end the program. Here the run goes on: the calling
/// thread waits until the main thread only waits for it, so that the two never use a view at the same
/// time. Each piece of work is reported once, with its first use. A thread that the app has created
/// becomes part of the device's work with its first use.
package enum MainThreadChecker {
  /// The maximum number of nested calls that are inspected (unverified).
  private static let mostFrames = 64

  /// The origin of the calling thread; nil on the main thread, or if there is no device.
  private static var origin: WorkOrigin? {
    if let origin = WorkOrigin.current {
      if origin.isMain { mq_know_main_thread() }
      return origin
    }
    // Another thread may run the main queue while the main thread is blocked.
    guard !Thread.isMainThread, String(cString: mq_current_label()) != mainLabel else {
      mq_know_main_thread()
      return nil
    }
    return WorkOrigin.forOtherThreads?.device.adoptThread("a thread that the app created")
  }
  /// The label of the process's main queue.
  private static let mainLabel = "com.apple.main-thread"

  /// Whether code of the main actor may run on the calling thread. False if there is no device.
  package static func permitsCaller() -> Bool {
    guard let origin else { return false }
    if !origin.isMain { origin.device.waitForMainToWait() }
    return true
  }

  /// Called when the caller uses the state of a device. Reports the use if the caller does not run on
  /// the main thread.
  static func check() {
    guard let origin, !origin.isMain else { return }
    origin.device.waitForMainToWait()
    guard origin.beginsToUseUIKit() else { return }
    let trace = try? Backtrace.capture(limit: mostFrames)
    let thread = origin.device.thread(of: origin)
    let time = origin.device.now
    origin.device.leave(from: origin) {
      report(MainThreadViolation(trace, on: thread, at: time))
    }
  }

  @MainActor
  private static func report(_ violation: MainThreadViolation) {
    UIKitLog.warn(
      "Main Thread Checker: UI API called on a background thread: \(violation.call)",
      .backgroundThread)
    World.current.tell(violation)
  }
}

extension MainThreadViolation {
  /// Finds the innermost function of the app in the list of calls, and the function of UIKit that it
  /// called.
  fileprivate init(_ trace: Backtrace?, on thread: String, at time: Double) {
    let frames = trace?.symbolicated()?.frames.compactMap(\.symbol) ?? []
    let engine = frames.firstIndex { $0.isOfTheEngine && $0.isFunction } ?? frames.endIndex
    let outside = frames[engine...].firstIndex { $0.isOfTheApp } ?? frames.endIndex
    let call = frames[engine..<outside].last { $0.isFunction }
    let caller = outside < frames.endIndex ? frames[outside] : nil
    self.init(
      call: call?.function ?? "UIKit", caller: caller?.function, place: caller?.place,
      thread: thread, time: time)
  }
}

extension SymbolicatedBacktrace.Symbol {
  /// The modules of this package that an app imports.
  private static let engine = ["DeviceRuntime", "QuartzCore", "UIKit", "CoreGraphics"]
  private static let libraries =
    engine + ["Foundation", "FoundationEssentials", "Swift", "Dispatch"]

  /// The module in which the function is declared; nil for a function of C.
  private var module: String? {
    guard let match = rawName.prefixMatch(of: #/\$[sS](\d+)/#), let length = Int(match.1) else {
      return nil
    }
    return String(rawName[match.range.upperBound...].prefix(length))
  }

  /// Whether the function was written by a person, not by the compiler.
  fileprivate var isFunction: Bool {
    !name.contains("thunk for") && !name.contains("MainThreadChecker")
      && !name.hasSuffix("World.current.getter")
  }
  fileprivate var isOfTheEngine: Bool { module.map(Self.engine.contains) ?? false }
  fileprivate var isOfTheApp: Bool {
    isFunction && module.map { !Self.libraries.contains($0) } ?? false
  }

  /// The function's name without the words that the compiler adds.
  fileprivate var function: String {
    var text = Substring(name)
    let added = #/(closure #\d+ (\(.*\) )?in|static|specialized|merged) /#
    while let match = text.prefixMatch(of: added) {
      text = text[match.range.upperBound...]
    }
    return String(text)
  }

  fileprivate var place: String? {
    guard let location = sourceLocation, location.line > 0 else { return nil }
    return "\(location.path.split(separator: "/").last ?? ""):\(location.line)"
  }
}
