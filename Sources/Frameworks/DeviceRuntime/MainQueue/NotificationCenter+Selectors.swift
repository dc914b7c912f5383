import Foundation

// Observers that are called by selector. The observers of a notification receive it in the order in
// which they were added.
//
// On Linux, Foundation stores observers in a dictionary, whose order varies between runs. Therefore
// the observers of a center are stored in a list, and Foundation has a single observer, which calls
// the observers in the list. In overload resolution, Swift prefers the members below to
// Foundation's, because Foundation's parameters have the more general type `Any`.
//
// Foundation's `removeObserver(_:)` may still be called, for example if the app passes a property
// of the type `Any?`. Therefore Foundation creates the token of each block (the object that the app
// passes to `removeObserver(_:)`), and the token observes a notification name that no other token
// uses. To call a block, the center posts a notification with the name that only the block's token
// observes. If Foundation does not call a block, the app has removed the block's token.
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
      guard let observer else { return false }
      nonisolated(unsafe) let (receiver, sent) = (observer, $0)
      unisolated {
        if !aSelector.send(to: receiver, sent) { aSelector.raiseUnrecognized(by: receiver) }
      }
      return true
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
    let own = NotificationObservers.ownName()
    // Foundation retains the token and the block until the token is removed.
    let token = addObserver(forName: own, object: nil as Any?, queue: nil) { delivery in
      guard let delivery = delivery.object as? NotificationDelivery else { return }
      delivery.isReceived = true
      let sent = delivery.notification
      guard queue != nil, !MainActorReach.isHere else { return block(sent) }
      nonisolated(unsafe) let notification = sent
      DispatchQueue.main.async { block(notification) }
    }
    let entry = NotificationObserver(name: name, sender: obj, keeper: token) { [weak self] in
      let delivery = NotificationDelivery($0)
      self?.post(name: own, object: delivery)
      return delivery.isReceived
    }
    NotificationObservers.of(self).add(entry)
    return token
  }

  /// Removes all observations that were added for an observer.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.of(self).remove(observer, name: nil, sender: nil)
    removeObserver(observer as Any)
  }

  /// Removes the observations that were added for this observer with this name and sender. A name
  /// or sender that is nil matches any name or sender.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    guard NotificationObservers.of(self).remove(observer, name: aName, sender: anObject) else {
      return
    }
    // If the observer is the token of a block, Foundation releases the block.
    removeObserver(observer as Any)
  }
}

/// One observer of notifications.
private final class NotificationObserver: @unchecked Sendable {
  private let name: NSNotification.Name?
  private let sender: Any?
  private weak var keeper: AnyObject?
  /// Calls the observer. Returns false if the observer was released or its token was removed.
  let call: @Sendable (Notification) -> Bool

  init(
    name: NSNotification.Name?, sender: Any?, keeper: AnyObject,
    call: @escaping @Sendable (Notification) -> Bool
  ) {
    (self.name, self.sender, self.keeper) = (name, sender, keeper)
    self.call = call
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

  /// Returns whether an observation was removed.
  @discardableResult
  func remove(_ observer: AnyObject, name: NSNotification.Name?, sender: Any?) -> Bool {
    lock.withLock {
      let count = list.count
      list.removeAll { $0.matches(observer, name, sender) }
      return list.count < count
    }
  }

  /// Calls the observers that the center has when this method is called. If an observer removes
  /// another one that has not been called yet, that other observer is skipped.
  func post(_ notification: Notification) {
    if notification.object is NotificationDelivery { return }
    for observer in lock.withLock({ list }) where observer.hears(notification) {
      guard lock.withLock({ list.contains { $0 === observer } }) else { continue }
      if !observer.call(notification) {
        lock.withLock { list.removeAll { $0 === observer } }
      }
    }
  }

  /// A new notification name, which only the token of one block observes.
  static func ownName() -> NSNotification.Name {
    making.withLock {
      lastName += 1
      return NSNotification.Name("NotificationCenter observer \(lastName)")
    }
  }
  private static nonisolated(unsafe) var lastName = 0
}

/// Contains the notification that the app posted. This object is the `object` of the notification
/// with which the center calls a token's block.
private final class NotificationDelivery: @unchecked Sendable {
  let notification: Notification
  /// Whether Foundation has called the block to which the notification is delivered.
  var isReceived = false

  init(_ notification: Notification) { self.notification = notification }
}
