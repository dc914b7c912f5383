import Foundation

/// Writes the notifications that the app's code posts while a transition runs into the trace.
///
/// There is one observer for the whole process: a post belongs to the world in which it is made.
/// Those of Foundation and UIKit are left out, known by how their names begin and end.
@MainActor
enum PostedNotifications {
  /// Begins to listen; again and again is the same as once.
  static func listen() {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    _ = observer
  }

  /// Tells the main queue: on Linux another thread than the main one may serve it.
  private nonisolated static let mainQueue = DispatchSpecificKey<Bool>()

  private static let observer = NotificationCenter.default.addObserver(
    forName: nil, object: nil, queue: nil
  ) { notification in
    // What another thread posts has no place in the order of calls.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true else { return }
    let (name, poster) = (notification.name.rawValue, notification.object.map { $0 as AnyObject })
    guard !isSystems(name) else { return }
    let post = Post(poster: poster, message: message(of: notification))
    MainActor.assumeIsolated { note(post) }
  }

  /// Everything stays on the main thread, where it was posted.
  private struct Post: @unchecked Sendable {
    let poster: AnyObject?
    let message: CallTrace.Message
  }

  private nonisolated static func isSystems(_ name: String) -> Bool {
    name.hasSuffix("Notification") && systemPrefixes.contains(where: name.hasPrefix)
  }
  private nonisolated static let systemPrefixes = ["NS", "_NS", "UI", "_UI"]

  private static func note(_ post: Post) {
    guard RunningTransition.progress != nil else { return }
    let poster = post.poster ?? NotificationCenter.default
    let lane: CallTrace.Lane =
      poster is any UIViewControllerAnimatedTransitioning ? .animator : .controller
    CallTrace.note(lane, poster, .message(post.message))
  }

  /// Its name and what it tells, in one line; by key, as a dictionary has no order of its own.
  private nonisolated static func message(of notification: Notification) -> CallTrace.Message {
    let told = (notification.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
    let arguments = [("_", notification.name.rawValue)] + told.sorted { $0.0 < $1.0 }
    return CallTrace.Message(
      "post", arguments.map { .init(label: line($0), value: .text(line($1))) })
  }

  private nonisolated static func line(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ")
  }
}
