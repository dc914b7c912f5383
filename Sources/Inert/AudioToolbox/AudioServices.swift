import UIKit

public typealias OSStatus = Int32
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501

/// The sounds of a device, which are silent.
@MainActor
private final class SystemSounds: WorldService {
  /// The first number; iOS has numbers of its own below.
  private static let first: SystemSoundID = 4096

  private var last = SystemSounds.first
  private var sounds: Set<SystemSoundID> = []
  init() {}

  nonisolated static func with<R: Sendable>(_ body: @MainActor (SystemSounds) -> R) -> R? {
    MainActorReach.read { body(World.current.service()) }
  }

  func add() -> SystemSoundID {
    last += 1
    sounds.insert(last)
    return last
  }
  func remove(_ sound: SystemSoundID) { sounds.remove(sound) }

  func play(_ sound: SystemSoundID, _ call: String) {
    CallTrace.note(.controller, self, .message(call))
    UIKitLog.warnOnce("\(call) is silent: the device has no loudspeaker.", .missingService)
  }
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  _ = SystemSounds.with { $0.play(inSystemSoundID, "AudioServicesPlaySystemSound") }
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  _ = SystemSounds.with { $0.play(inSystemSoundID, "AudioServicesPlayAlertSound") }
}
/// The completion is called in the next tick.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlayAlertSound(inSystemSoundID)
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SystemSounds.with { $0.add() } ?? 0
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  _ = SystemSounds.with { $0.remove(inSystemSoundID) }
  return kAudioServicesNoError
}
