import UIKit

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// Still images in the way of old apps. The device has no camera, so each capture fails.
@preconcurrency @MainActor
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() { super.init() }

  open var outputSettings: [String: Any] = [:]
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  open var isHighResolutionStillImageOutputEnabled = false
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  open var isStillImageStabilizationActive: Bool { false }
  open var isStillImageStabilizationSupported: Bool { false }
  open var isCapturingStillImage: Bool { false }

  /// Calls the handler in the next tick, with the error `deviceNotConnected`.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    CallTrace.note(.controller, self, .message("captureStillImageAsynchronously"))
    TickQueue.post { handler(nil, AVError(.deviceNotConnected)) }
  }
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { nil }
}

/// Frames of a camera. The device has none, so the delegate is not called.
@preconcurrency @MainActor
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public override init() { super.init() }

  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Receives frames. Every requirement is optional, and none is called.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Sound of a microphone. The device has none, so the delegate is not called.
@preconcurrency @MainActor
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  public override init() { super.init() }

  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Receives sound. The requirement is optional, and is not called.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
