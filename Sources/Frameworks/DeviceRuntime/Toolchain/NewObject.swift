import CDeviceRuntime

/// Creates an object of a class that is known only at run time.
@MainActor
package enum NewObject {
  /// Creates an object by calling the class's own `init()`. Returns nil if the class does not
  /// inherit from `NSObject`.
  ///
  /// The first call of this method checks that Swift calls `NSObject.init()` in the way that this
  /// file assumes. If Swift calls `NSObject.init()` in another way, the program terminates.
  package static func of(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    guard isProven else { ToolchainAssumption.newObjects.fail() }
    return made(type)
  }

  private static func made(_ type: NSObject.Type) -> NSObject? {
    guard let object = matchcut_new_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  static let isProven = isReliable(made)

  private class Probe: NSObject {
    let number: Int
    override init() {
      number = 7
      super.init()
    }
  }
  private final class Subclass: Probe {
    let list = [1, 2]
  }

  /// Whether `make` returns an initialised object of exactly the given class, with a single
  /// reference to it.
  package static func isReliable(_ make: @MainActor (NSObject.Type) -> NSObject?) -> Bool {
    guard var probe = make(Probe.self) as? Probe, var heir = make(Subclass.self) as? Subclass,
      type(of: probe) == Probe.self
    else { return false }
    return probe.number == 7 && heir.number == 7 && heir.list == [1, 2]
      && isKnownUniquelyReferenced(&probe) && isKnownUniquelyReferenced(&heir)
  }
}
