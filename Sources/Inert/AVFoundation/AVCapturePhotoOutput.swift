import UIKit

/// How a photo is to be taken.
@preconcurrency @MainActor
open class AVCapturePhotoSettings: NSObject {
  public override init() { super.init() }
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
  }
  open private(set) var format: [String: Any]?
  open var uniqueID: Int64 { 0 }
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isAutoStillImageStabilizationEnabled = false
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
}

/// A photo. Matchcut never creates one.
@preconcurrency @MainActor
open class AVCapturePhoto: NSObject {
  override init() { super.init() }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
}

/// The settings that a photo was taken with. Matchcut never creates one.
@preconcurrency @MainActor
open class AVCaptureResolvedPhotoSettings: NSObject {
  override init() { super.init() }
  open var uniqueID: Int64 { 0 }
}

/// Photos. The device has no camera, so each capture fails.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }

  public override init() { super.init() }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    TickQueue.post { completionHandler(false, AVError(.deviceNotConnected)) }
  }

  /// Tells the delegate in the next tick that the capture has failed with `deviceNotConnected`.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    CallTrace.note(.controller, self, .message("capturePhoto"))
    TickQueue.post { [self] in
      let error = AVError(.deviceNotConnected)
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
      delegate.photoOutput(
        self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: error)
    }
  }
}

/// Observes the capture of a photo. Every requirement is optional.
@preconcurrency @MainActor
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
