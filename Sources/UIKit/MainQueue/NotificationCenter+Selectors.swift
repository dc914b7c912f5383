import Foundation
@_spi(Ported) import QuartzCore

// Observers that are called by selector. Notifications reach observers in the order in which these
// were added.
//
// On Linux, Foundation stores observers in a dictionary, whose order varies between runs. Therefore
// the observers of a center are stored in a list, and Foundation has a single observer, which calls
// the observers in the list. Swift prefers these members to those of Foundation, whose parameters
// have the more general type `Any`.
extension NotificationCenter {
  /// Calls the selector on the observer, which is not retained, for each notification with this
  /// name and sender. A name or sender that is nil matches any name or sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    guard let keeper = observer else { return }
    let entry = NotificationObserver(name: aName, sender: anObject, keeper: keeper) {
      guard let observer else { return }
      nonisolated(unsafe) let (receiver, sent) = (observer, $0)
      unisolated {
        if !aSelector.send(to: receiver, sent) { aSelector.raiseUnrecognized(by: receiver) }
      }
    }
    NotificationObservers.of(self).add(entry)
  }

  /// Calls `block` for each notification with this name and sender, until the returned object is
  /// removed.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue == nil || queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj as Any?, queue: queue, using: block)
    }
    let token = NSObject()
    let entry = NotificationObserver(name: name, sender: obj, keeper: token, keeps: true) {
      guard queue != nil, !MainActorReach.isHere else { return block($0) }
      nonisolated(unsafe) let notification = $0
      DispatchQueue.main.async { block(notification) }
    }
    NotificationObservers.of(self).add(entry)
    return token
  }

  /// Removes all observations that were added for an observer.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.of(self).remove(observer, name: nil, sender: nil)
    removeObserver(observer as Any)
  }

  /// Removes the observations that were added for an observer with this name and sender. A name or
  /// sender that is nil matches any name or sender.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationObservers.of(self).remove(observer, name: aName, sender: anObject)
  }
}

/// One observer of notifications.
private final class NotificationObserver: @unchecked Sendable {
  private let name: NSNotification.Name?
  private let sender: Any?
  private weak var keeper: AnyObject?
  /// The token itself if the center must retain it until it is removed; otherwise nil.
  private let kept: AnyObject?
  let call: @Sendable (Notification) -> Void

  init(
    name: NSNotification.Name?, sender: Any?, keeper: AnyObject, keeps: Bool = false,
    call: @escaping @Sendable (Notification) -> Void
  ) {
    (self.name, self.sender, self.keeper) = (name, sender, keeper)
    (kept, self.call) = (keeps ? keeper : nil, call)
  }

  var isOver: Bool { keeper == nil }

  func hears(_ notification: Notification) -> Bool {
    (name == nil || name == notification.name) && (sender == nil || isSame(notification.object))
  }

  /// Whether a removal with these arguments applies to this observer. An argument that is nil
  /// matches any value.
  func matches(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?) -> Bool {
    keeper === observer && (name == nil || name == self.name) && (sender == nil || isSame(sender))
  }

  private func isSame(_ other: Any?) -> Bool {
    guard let sender, let other else { return false }
    if !(type(of: sender) is AnyClass), let value = sender as? AnyHashable {
      return value == other as? AnyHashable
    }
    return sender as AnyObject === other as AnyObject
  }
}

/// The observers of one center, in the order in which they were added. Notifications may be posted
/// on any thread.
private final class NotificationObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [NotificationObserver] = []

  private static nonisolated(unsafe) let place = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let making = NSLock()

  static func of(_ center: NotificationCenter) -> NotificationObservers {
    making.withLock {
      if let known = objc_getAssociatedObject(center, place) as? NotificationObservers {
        return known
      }
      let made = NotificationObservers()
      objc_setAssociatedObject(center, place, made, .OBJC_ASSOCIATION_RETAIN)
      _ = center.addObserver(forName: nil, object: nil as Any?, queue: nil) { [weak made] in
        made?.post($0)
      }
      return made
    }
  }

  func add(_ observer: NotificationObserver) {
    lock.withLock {
      list.removeAll { $0.isOver }
      list.append(observer)
    }
  }

  func remove(_ observer: AnyObject, name: NSNotification.Name?, sender: Any?) {
    lock.withLock { list.removeAll { $0.matches(observer, name, sender) } }
  }

  /// Calls the observers that are in the list now, except those that are removed by an observer
  /// called earlier.
  func post(_ notification: Notification) {
    for observer in lock.withLock({ list }) where observer.hears(notification) {
      if lock.withLock({ list.contains { $0 === observer } }) { observer.call(notification) }
    }
  }
}
