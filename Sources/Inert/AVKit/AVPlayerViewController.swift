@_exported import AVFoundation
@_exported import UIKit

/// Shows a player: black with a play mark, without controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { screen.player = player } }
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { screen.videoGravity = videoGravity }
  }
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var isReadyForDisplay: Bool { screen.isReadyForDisplay }
  open var videoBounds: CGRect { screen.videoRect }
  /// A view above the video for the app's own subviews.
  open var contentOverlayView: UIView? { overlay }

  private lazy var overlay = UIView()
  private lazy var screen = AVPlayerLayer()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(screen)
    view.addSubview(overlay)
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    screen.frame = view.bounds
    overlay.frame = view.bounds
  }
}
