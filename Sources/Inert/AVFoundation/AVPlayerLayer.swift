import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that is black with a play mark in its centre while it has a player.
open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  open var player: AVPlayer? {
    didSet { blank.update(in: self, isShown: player != nil) }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// The rectangle of the video, which is the layer's, because the size of a video is not known.
  open var videoRect: CGRect { bounds }
  private let blank = BlankPicture(mark: .play)

  open override func layoutSublayers() {
    super.layoutSublayers()
    blank.update(in: self, isShown: player != nil)
  }
}

/// A layer that is black while it has a session. There is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open var session: AVCaptureSession? {
    didSet { blank.update(in: self, isShown: session != nil) }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  private let blank = BlankPicture(mark: .none)

  open override func layoutSublayers() {
    super.layoutSublayers()
    blank.update(in: self, isShown: session != nil)
  }
}

/// The black area that stands for a picture.
@MainActor
final class BlankPicture {
  enum Mark { case play, none }

  private let area = CALayer()
  private let triangle = CAShapeLayer()
  private let mark: Mark

  init(mark: Mark) {
    self.mark = mark
    area.backgroundColor = CGColor(gray: 0, alpha: 1)
    triangle.fillColor = CGColor(gray: 1, alpha: 0.8)
    if mark == .play { area.addSublayer(triangle) }
  }

  /// Shows the area below the layer's other sublayers, or removes it.
  func update(in layer: CALayer, isShown: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard isShown else { return area.removeFromSuperlayer() }
    if area.superlayer !== layer { layer.insertSublayer(area, at: 0) }
    guard area.frame != layer.bounds else { return }
    area.frame = layer.bounds
    triangle.frame = area.bounds
    triangle.path = Self.triangle(in: area.bounds)
  }

  /// A triangle that points to the right, as high as a quarter of the shorter side, at most 44 pt.
  private static func triangle(in bounds: CGRect) -> CGPath {
    let half = min(min(bounds.width, bounds.height) / 4, 44) / 2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.midX - half * 0.7, y: bounds.midY - half))
    path.addLine(to: CGPoint(x: bounds.midX + half, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX - half * 0.7, y: bounds.midY + half))
    path.closeSubpath()
    return path
  }
}
