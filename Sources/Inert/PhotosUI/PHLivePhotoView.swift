import Photos
import UIKit

/// How a live photo view plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// The view does not play.
  case undefined = 0
  /// The view plays the whole video with its sound.
  case full
  /// The view plays a short part of the video without sound.
  case hint
}

/// Shows a live photo. A live photo cannot be created here, so the view is empty and plays nothing.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the view of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Receives the beginning and the end of playback. It is never called, because nothing plays.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The photo that is shown; nil by default.
  open var livePhoto: PHLivePhoto?
  /// The visible part of the photo in units of its size; the whole photo by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the photo plays without sound; false by default. It has no effect.
  open var isMuted = false
  /// Recognizes the press that plays the photo. It is disabled, because nothing plays, and belongs
  /// to the view until the app adds it to another one.
  open var playbackGestureRecognizer: UIGestureRecognizer { press }

  private lazy var press: UIGestureRecognizer = {
    let press = UILongPressGestureRecognizer()
    press.isEnabled = false
    addGestureRecognizer(press)
    return press
  }()

  /// Has no effect: there is no photo to play.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    CallTrace.note(.controller, self, .message("startPlayback"))
    UIKitLog.warnOnce(
      "PHLivePhotoView plays nothing: there are no live photos here.", .missingService)
  }
  /// Has no effect.
  open func stopPlayback() {}
}

/// Observes the playback of a live photo. Every requirement is optional.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Asks whether a press may start playback.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  /// Called before playback begins.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called after playback has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Returns true.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
