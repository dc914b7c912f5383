import Foundation
@_spi(Ported) import QuartzCore

// Observers by selector, and notifications in the order in which their observers came.
//
// Foundation on Linux keeps observers in a dictionary, whose order differs from run to run. So the
// observers of a center stand in a list here, and Foundation knows one, which goes through the list.
// Swift prefers these members to Foundation's, whose parameters are of the wider type `Any`.
extension NotificationCenter {
  /// Sends the selector to the observer, which is not retained, with each notification of this name
  /// and sender; nil for any.
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

  /// Calls `block` with each notification of this name and sender until the result is removed.
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

  /// Ends all of an object's observations.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.of(self).remove(observer, name: nil, sender: nil)
    removeObserver(observer as Any)
  }

  /// Ends an object's observations of this name and sender; nil for any.
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
  /// The token itself, where the center keeps it until it is removed.
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

  /// True when a removal means this one; nil means any.
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

/// The observers of one center, in the order in which they came. Any thread posts.
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

  /// Calls those of now, skipping those that an earlier one removes.
  func post(_ notification: Notification) {
    for observer in lock.withLock({ list }) where observer.hears(notification) {
      if lock.withLock({ list.contains { $0 === observer } }) { observer.call(notification) }
    }
  }
}
