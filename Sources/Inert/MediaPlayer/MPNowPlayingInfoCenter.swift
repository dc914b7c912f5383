import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Keeps what the app says about its music. There is no lock screen that shows it.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject, WorldService {
  public override required init() { super.init() }
  open class func `default`() -> MPNowPlayingInfoCenter { World.current.service() }
  open var nowPlayingInfo: [String: Any]?
}

open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    image = requestHandler
    super.init()
  }
  public let bounds: CGRect
  private let image: (CGSize) -> UIImage
  open func image(at size: CGSize) -> UIImage? { image(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {}

/// A command of the lock screen or a headset. Nothing sends it.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  public override init() { super.init() }
  open var isEnabled = true
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
}

@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject, WorldService {
  public override required init() { super.init() }
  open class func shared() -> MPRemoteCommandCenter { World.current.service() }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}

/// A slider that has no effect on the volume.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private let slider = UISlider(frame: .zero)
  private func setUp() {
    slider.frame = bounds
    slider.value = 1
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(slider)
  }
  open var showsVolumeSlider: Bool {
    get { !slider.isHidden }
    set { slider.isHidden = !newValue }
  }
  open var showsRouteButton = true
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.sizeThatFits(size).height)
  }
}
