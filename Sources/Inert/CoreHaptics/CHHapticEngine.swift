import UIKit

/// An error of Core Haptics.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// An engine that cannot be created, because the device has no haptic hardware.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }
  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void
  public typealias ResetHandler = () -> Void

  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// Always fails.
  public init(_ nothing: Void = ()) throws { throw CHHapticError(.notSupported) }

  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: CompletionHandler?) {
    completionHandler?(CHHapticError(.notSupported))
  }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays a pattern. Matchcut never creates one.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}

/// A setting of an event.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
    public static let attackTime = ID(rawValue: "AttackTime")
    public static let decayTime = ID(rawValue: "DecayTime")
    public static let releaseTime = ID(rawValue: "ReleaseTime")
    public static let sustained = ID(rawValue: "Sustained")
  }
  public let parameterID: ID
  public let value: Float
  public init(parameterID: ID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// An event of a pattern.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public let relativeTime: TimeInterval
  public let duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}

/// A change of a parameter while a pattern is played.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  public let parameterID: ID
  public let value: Float
  public let relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// Events that are felt together.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  private let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
