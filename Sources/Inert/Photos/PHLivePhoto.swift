import UIKit

/// How an image fits into the size of a request.
public enum PHImageContentMode: Int, Sendable {
  /// The whole image is inside the size.
  case aspectFit = 0
  /// The image fills the whole size.
  case aspectFill = 1
  /// The mode of requests that do not say another, `aspectFit`.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number that no request has.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The key of the error with which a request has failed, an `NSError`.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether the handler will be called again with a better photo, an `NSNumber`.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the request was cancelled, an `NSNumber`.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with the seconds before and after it. There is no decoder of them here, so Matchcut
/// never creates one.
@preconcurrency @MainActor
open class PHLivePhoto: NSObject {
  override init() { super.init() }

  /// The size of the photo in pixels.
  open var size: CGSize { .zero }

  /// Requests a live photo from the files of its image and its video.
  ///
  /// The handler is called exactly once, in the next tick on the main queue, without a photo. Its
  /// dictionary has the key `PHLivePhotoInfoErrorKey` with the error `invalidResource`, or the key
  /// `PHLivePhotoInfoCancelledKey` if the request was cancelled.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    UIKitLog.warnOnce(
      "PHLivePhoto creates no photo: there is no decoder of live photos here.", .missingService)
    let requests: LivePhotoRequests = World.current.service()
    let id = requests.begin()
    TickQueue.post {
      let error = PHPhotosError(.invalidResource)
      let info: [AnyHashable: Any] =
        requests.end(id)
        ? [PHLivePhotoInfoErrorKey: NSError(domain: PHPhotosErrorDomain, code: error.errorCode)]
        : [PHLivePhotoInfoCancelledKey: NSNumber(value: true)]
      resultHandler(nil, info)
    }
    return id
  }

  /// Cancels a request. Its handler is still called, with `PHLivePhotoInfoCancelledKey`. A request
  /// that has been answered stays as it is.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    let requests: LivePhotoRequests = World.current.service()
    requests.cancel(requestID)
  }
}

/// The requests of a device that have not been answered.
@MainActor
private final class LivePhotoRequests: WorldService {
  private var last = PHLivePhotoRequestIDInvalid
  private var open: Set<PHLivePhotoRequestID> = []

  init() {}

  /// The number of a new request.
  func begin() -> PHLivePhotoRequestID {
    last += 1
    open.insert(last)
    return last
  }
  func cancel(_ id: PHLivePhotoRequestID) { open.remove(id) }
  /// Ends a request. Returns false if it was cancelled.
  func end(_ id: PHLivePhotoRequestID) -> Bool { open.remove(id) != nil }
}
