import CDeviceRuntime

/// The calls that were running at one moment, innermost first. Calls in system libraries are left
/// out.
package final class CallStack: Sendable, Equatable {
  /// A call: an offset in an object file, such as the app's program.
  package struct Frame: Hashable, Sendable {
    package let object: String
    package let offset: UInt

    package init(object: String, offset: UInt) {
      (self.object, self.offset) = (object, offset)
    }
  }

  package let frames: [Frame]

  package init(_ frames: [Frame]) { self.frames = frames }

  package static func == (one: CallStack, other: CallStack) -> Bool {
    one === other || one.frames == other.frames
  }
}

/// Finds out which calls are running. Equal stacks are one object, so that a run that repeats a call
/// needs little memory.
@MainActor
package final class CallStacks: WorldService {
  /// The number of frames that are read. Between an app's function and a call of the app there are
  /// up to about forty functions of UIKit.
  private static let most = 96

  /// The place on the stack at which the call to the device began. The calls around it, for example
  /// a test's, have not caused what happens on the device. 0 if no call to a device is running.
  static var outermost: UInt = 0

  /// Whether a device of this process has ever recorded calls. If not, no call needs a stack.
  private static var isUsed = false

  /// The calls that are running now; nil if the current device does not record them, and on other
  /// threads than the main thread.
  package static var current: CallStack? {
    guard isUsed, WorkOrigin.current?.isMain ?? true else { return nil }
    return World.current.service(CallStacks.self).current
  }

  package var isRecording = false {
    didSet { if isRecording { Self.isUsed = true } }
  }
  /// The stacks by a hash of their addresses. Stacks with the same hash are in one list.
  private var known: [UInt64: [(addresses: [UInt], stack: CallStack)]] = [:]
  private var frames: [UInt: CallStack.Frame?] = [:]
  private var addresses = [UInt](repeating: 0, count: most)

  package init() {}

  private var current: CallStack? {
    guard isRecording else { return nil }
    let count = Int(call_stack_read(&addresses, Int32(Self.most), Self.outermost))
    let addresses = addresses[..<count]
    // The hash is FNV-1a of the addresses.
    let hash = addresses.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    if let same = known[hash]?.first(where: { $0.addresses.elementsEqual(addresses) }) {
      return same.stack
    }
    let stack = CallStack(addresses.compactMap(frame))
    known[hash, default: []].append((Array(addresses), stack))
    return stack
  }

  /// The call at an address; nil if it is not the app's. Finding the object file takes thousands of
  /// instructions, so each address is looked up once.
  private func frame(_ address: UInt) -> CallStack.Frame? {
    if let frame = frames[address] { return frame }
    var offset: UInt = 0
    let frame: CallStack.Frame? = call_stack_object(address, &offset).flatMap {
      let path = String(cString: $0)
      return Self.mayContainApp(path) ? CallStack.Frame(object: path, offset: offset) : nil
    }
    frames[address] = .some(frame)
    return frame
  }

  /// Whether an object file may contain the app's code.
  package nonisolated static func mayContainApp(_ path: String) -> Bool {
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...].drop { $0 == "/" }
    return !["/usr/lib", "/lib"].contains { path.hasPrefix($0) } && name != "libMatchcut.so"
      && !["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocks"].contains {
        name.hasPrefix($0)
      }
  }
}
