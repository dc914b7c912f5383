@_exported import Foundation
import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// A photo library without photos. Access is not determined until the app requests it; the request
/// is denied in the next tick.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject, WorldService {
  public override required init() { super.init() }
  open class func shared() -> PHPhotoLibrary { World.current.service() }

  private var status = PHAuthorizationStatus.notDetermined

  open class func authorizationStatus() -> PHAuthorizationStatus { shared().status }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    shared().status
  }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let library = shared()
    CallTrace.note(.controller, library, .message("requestAuthorization"))
    TickQueue.post {
      library.status = .denied
      handler(.denied)
    }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    shared().status = .denied
    return .denied
  }
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

/// A photo or video. The library has none.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  /// Finds nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Finds nothing.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
  public override init() { super.init() }
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// An empty list.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
