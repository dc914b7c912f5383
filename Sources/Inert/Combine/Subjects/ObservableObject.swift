import DeviceRuntime
import Synchronization

/// An object with a publisher that sends before the object changes.
///
/// A class that does not declare `objectWillChange` gets a publisher that sends before each change of
/// a `@Published` property.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .shared(by: self) }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let core = SubjectCore<Void, Never>("ObservableObjectPublisher")

  public init() {}

  public func send() { core.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(subscriber)
  }

  // MARK: By object

  private static let lock = NSLock()
  private static let areUsed = Atomic<Bool>(false)
  private static nonisolated(unsafe) let place = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The object's publisher; nil as long as nothing has asked for it.
  static func made(for object: AnyObject) -> ObservableObjectPublisher? {
    guard areUsed.load(ordering: .acquiring) else { return nil }
    return objc_getAssociatedObject(object, place) as? ObservableObjectPublisher
  }

  static func shared(by object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let known = made(for: object) { return known }
      areUsed.store(true, ordering: .releasing)
      let made = ObservableObjectPublisher()
      objc_setAssociatedObject(object, place, made, .OBJC_ASSOCIATION_RETAIN)
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror {
        for child in level.children { (child.value as? any OwnedProperty)?.belongs(to: object) }
        mirror = level.superclassMirror
      }
      return made
    }
  }
}

/// A property that reports its changes to its object.
protocol OwnedProperty {
  func belongs(to object: AnyObject)
}
