import UIKit

/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    clock = PlaybackClock(end: asset.duration)
    super.init()
  }

  public let asset: AVAsset
  var clock: PlaybackClock
  /// Called after a change of the time; the player sets it.
  var timeChanged: (() -> Void)?

  /// `.unknown` until a player has the item, then `.readyToPlay` from the next tick on.
  open private(set) var status = Status.unknown

  /// Called once, when the item is ready.
  func becomeReady() {
    let keys = ["status", "duration", "playbackLikelyToKeepUp", "playbackBufferFull"]
    for key in keys { KeyValueObserving.willChange(self, key) }
    status = .readyToPlay
    for key in keys { KeyValueObserving.didChange(self, key) }
  }
  /// Always nil.
  open var error: (any Error)? { nil }
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  /// The size of a video is not known.
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { false }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  open var preferredForwardBufferDuration: TimeInterval = 0

  open func currentTime() -> CMTime { CMTime(seconds: clock.now, preferredTimescale: 600) }
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    clock.seek(to: time.isNumeric ? time.seconds : 0)
    timeChanged?()
    if let completionHandler { TickQueue.post { completionHandler(true) } }
  }

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
