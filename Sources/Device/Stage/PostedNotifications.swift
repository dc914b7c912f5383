import Foundation

/// Adds the notifications that the app posts during a transition to the trace.
///
/// There is one observer per process. A notification is added to the trace of the `World` that is
/// current when it is posted. Notifications of Foundation and UIKit are ignored; they are
/// recognised by a prefix or suffix of their names.
@MainActor
enum PostedNotifications {
  /// Starts observing; repeated calls have no effect.
  static func listen() {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    _ = observer
  }

  /// Identifies the main queue. On Linux, a thread other than the main thread may serve the main
  /// queue.
  private nonisolated static let mainQueue = DispatchSpecificKey<Bool>()

  private static let observer = NotificationCenter.default.addObserver(
    forName: nil, object: nil, queue: nil
  ) { notification in
    // A notification from another thread has no fixed position in the order of calls, so it is
    // ignored.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true else { return }
    let (name, poster) = (notification.name.rawValue, notification.object.map { $0 as AnyObject })
    guard !isSystems(name) else { return }
    let post = Post(poster: poster, message: message(of: notification))
    MainActor.assumeIsolated { note(post) }
  }

  /// Although it is `@unchecked Sendable`, this value is never used on another thread. The value is
  /// created and used on the thread on which the notification was posted.
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

  /// The notification's name and user info in one line. The user info is sorted by key, because
  /// dictionaries are unordered.
  private nonisolated static func message(of notification: Notification) -> CallTrace.Message {
    let userInfo = (notification.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
    let arguments = [("_", notification.name.rawValue)] + userInfo.sorted { $0.0 < $1.0 }
    return CallTrace.Message(
      "post", arguments.map { .init(label: line($0), value: .text(line($1))) })
  }

  private nonisolated static func line(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ")
  }
}
