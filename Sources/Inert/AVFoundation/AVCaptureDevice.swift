import UIKit

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone. The device has none, so no instance is ever created.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on, auto
  }
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on, auto
  }
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus, continuousAutoFocus
  }
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose, continuousAutoExposure, custom
  }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
  /// Finds no devices.
  @MainActor
  open class DiscoverySession: NSObject {
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) { super.init() }
    open var devices: [AVCaptureDevice] { [] }
  }

  private override init() { super.init() }

  /// Always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Always nil.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Always empty.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Always empty.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Not determined until the app requests access; then denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    Permissions.current.denied.contains(mediaType) ? .denied : .notDetermined
  }
  /// Calls the handler in the next tick, with false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    CallTrace.note(
      .controller, Permissions.current,
      .message("requestAccess", ["for": .text(mediaType.rawValue)]))
    TickQueue.post {
      Permissions.current.denied.insert(mediaType)
      handler(false)
    }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    Permissions.current.denied.insert(mediaType)
    return false
  }

  private final class Permissions: WorldService {
    var denied: Set<AVMediaType> = []
    init() {}
    static var current: Permissions { World.current.service() }
  }

  open var position: Position { .unspecified }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var videoZoomFactor: CGFloat = 1
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var flashMode = FlashMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws {}
  open var exposureMode = ExposureMode.locked
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var focusPointOfInterest = CGPoint.zero
  open var isExposurePointOfInterestSupported: Bool { false }
  open var exposurePointOfInterest = CGPoint.zero
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}

@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
  public let device: AVCaptureDevice
}

/// The way from an input to an output. The session makes none, because it has no input.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  override init() { super.init() }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
}

@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
  /// Always empty.
  open var connections: [AVCaptureConnection] { [] }
  /// Always nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A session without input: it runs, and no frame ever comes.
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  public override init() { super.init() }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  /// Apps call this method on a background queue, because it blocks on iOS; here it only sets
  /// `isRunning`.
  nonisolated open func startRunning() { setRunning(true) }
  nonisolated open func stopRunning() { setRunning(false) }

  nonisolated private func setRunning(_ value: Bool) {
    if MainActorReach.read({ note(isRunning: value) }) != nil { return }
    DispatchQueue.main.async { self.note(isRunning: value) }
  }

  private func note(isRunning value: Bool) {
    isRunning = value
    CallTrace.note(.controller, self, .message(value ? "startRunning" : "stopRunning"))
    if value {
      UIKitLog.warnOnce(
        "AVCaptureSession delivers no frames: the device has no camera.", .missingService)
    }
  }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case auto = -1
}
