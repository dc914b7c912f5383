import Synchronization
import UIKit

/// Receives the requested time, an image, the time of the image, the result and an error.
///
/// The image is nil and the time of the image is zero, unless the result is `succeeded`.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// Creates still images of a video. There is no decoder of videos here, so every request fails.
///
/// A request fails with `AVError.decodeFailed`; one that is cancelled before the answer has
/// `AVError.operationCancelled`. Handlers are called in the next tick, on the main queue; on iOS
/// they are called on another one. A generator can be used on every queue.
open class AVAssetImageGenerator: NSObject {
  /// How a request has ended.
  public enum Result: Int, Sendable {
    /// The image exists. Matchcut never answers this.
    case succeeded = 0
    /// The image could not be created; the handler receives an error.
    case failed = 1
    /// The request was cancelled.
    case cancelled = 2
  }

  /// The part of a frame that an image shows.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The frame without the edges of the camera's picture, in its displayed proportions.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The whole frame in its displayed proportions.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// The pixels as they are encoded.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// Creates a generator for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The asset whose images are requested.
  public let asset: AVAsset
  /// Whether images are rotated as the video track says; false by default. It has no effect.
  open var appliesPreferredTrackTransform = false
  /// The largest size of an image; zero, the default, sets no limit. It has no effect.
  open var maximumSize = CGSize.zero
  /// The part of a frame that an image shows; nil by default. It has no effect.
  open var apertureMode: ApertureMode?
  /// How much earlier than requested an image may be; without limit by default. It has no effect.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than requested an image may be; without limit by default. It has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// The number of calls of `cancelAllCGImageGeneration()`. A request with an earlier number is
  /// cancelled.
  private let cancellations = Atomic(0)

  /// Calls the handler once for each time, in the order of the times, with the result `failed`.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    let times = requestedTimes.map(\.timeValue)
    answer { error in
      for time in times {
        let result = error.code == .operationCancelled ? Result.cancelled : .failed
        handler(time, nil, .zero, result, error)
      }
    }
  }

  /// Calls the handler once, with an error.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    answer { handler(nil, .zero, $0) }
  }

  /// Throws `AVError.decodeFailed`. The actual time is not changed.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decodeFailed)
  }

  /// Throws `AVError.decodeFailed` at once.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decodeFailed)
  }

  /// Cancels all requests that have not been answered.
  ///
  /// Their handlers are called in the next tick, with the result `cancelled`.
  open func cancelAllCGImageGeneration() {
    cancellations.wrappingAdd(1, ordering: .sequentiallyConsistent)
  }

  private func answer(_ handler: @escaping @Sendable (AVError) -> Void) {
    let request = Request(generator: self)
    DispatchQueue.main.async {
      UIKitLog.warnOnce(
        "AVAssetImageGenerator creates no image: there is no decoder of videos here.",
        .missingService)
      handler(AVError(request.isCancelled ? .operationCancelled : .decodeFailed))
    }
  }

  /// A request that has not been answered. The generator's counter can be read on every queue.
  private struct Request: @unchecked Sendable {
    private let generator: AVAssetImageGenerator
    private let number: Int

    init(generator: AVAssetImageGenerator) {
      self.generator = generator
      number = generator.cancellations.load(ordering: .sequentiallyConsistent)
    }

    var isCancelled: Bool {
      generator.cancellations.load(ordering: .sequentiallyConsistent) != number
    }
  }
}
