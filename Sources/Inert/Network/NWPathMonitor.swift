@_exported import Foundation
import UIKit

/// A kind of network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, CaseIterable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
  public let name: String
  public let type: InterfaceType
}

/// A state of the network, in which the device is connected by Wi-Fi.
///
/// Apps that ask about the network show their usual first screen. The state says nothing about the
/// machine's network: `URLSession` may still fail.
public struct NWPath: Hashable, Sendable {
  /// The network that every monitor reports: Wi-Fi, as on most devices on which an app is developed
  /// (`unverified`). Nil would stand for a device that is not connected.
  private static let connection: NWInterface? = NWInterface(name: "en0", type: .wifi)

  public enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
  }

  /// The kinds of network that the monitor does not accept.
  let prohibited: Set<NWInterface.InterfaceType>
  private var interface: NWInterface? {
    Self.connection.flatMap { prohibited.contains($0.type) ? nil : $0 }
  }

  public var status: Status { interface == nil ? .unsatisfied : .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { interface.map { [$0] } ?? [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { interface != nil }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { interface != nil }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    interface?.type == type
  }
}

/// Reports once, on its queue, that the device is connected by Wi-Fi. A monitor that does not accept
/// Wi-Fi reports that the device is not connected.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var startedOn: DispatchQueue?
  private var isCancelled = false

  public init() { currentPath = NWPath(prohibited: []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    let others = Set(NWInterface.InterfaceType.allCases).subtracting([requiredInterfaceType])
    currentPath = NWPath(prohibited: others)
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = NWPath(prohibited: Set(prohibitedInterfaceTypes))
  }

  public let currentPath: NWPath
  public var queue: DispatchQueue? { lock.withLock { startedOn } }
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// A second call has no effect.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { startedOn = startedOn ?? queue }
      return startedOn == nil && !isCancelled
    }
    guard isFirst else { return }
    MainActorReach.read {
      CallTrace.note(.controller, self, .message("start"))
      UIKitLog.warnOnce(
        "NWPathMonitor reports once that the device is connected by Wi-Fi, whatever the network is.",
        .missingService)
    }
    queue.async { [self] in
      let receiver = lock.withLock { isCancelled ? nil : handler }
      receiver?(currentPath)
    }
  }
  public func cancel() { lock.withLock { isCancelled = true } }
}
