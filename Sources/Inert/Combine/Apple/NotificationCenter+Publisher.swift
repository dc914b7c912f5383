import DeviceRuntime

extension NotificationCenter {
  /// Sends the notifications of a name and a sender.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Junction("NotificationCenter Observer", subscriber)
      nonisolated(unsafe) let send: (Notification) -> Void = { relay.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
      nonisolated(unsafe) let observer: AnyObject = token
      relay.keep(AnyCancellable { [center] in center.removeObserver(observer) })
      subscriber.receive(subscription: relay)
    }
  }

  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
