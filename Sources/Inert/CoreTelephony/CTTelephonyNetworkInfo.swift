@_exported import Foundation

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension Notification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  public static let CTRadioAccessTechnologyDidChange = Notification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
}

/// A mobile network. The device has no SIM, so Matchcut never creates one; an app that does gets one
/// without a name.
open class CTCarrier: NSObject {
  public override init() { super.init() }
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

@preconcurrency
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The mobile network of a device without a SIM: all values are nil, and none ever changes.
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { super.init() }
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?

  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  /// Never called.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Never called.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted = 1
  case notRestricted = 2
}

/// Whether the app may use mobile data. The device has none, so the state stays unknown.
open class CTCellularData: NSObject {
  public override init() { super.init() }
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Never called.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A telephone call. The device has none.
open class CTCall: NSObject {
  public override init() { super.init() }
  open var callState: String { CTCallStateDisconnected }
  open var callID: String { "" }
}

/// The telephone calls of a device that has none.
open class CTCallCenter: NSObject {
  public override init() { super.init() }
  open var currentCalls: Set<CTCall>? { nil }
  /// Never called.
  open var callEventHandler: ((CTCall) -> Void)?
}
