import UIKit

/// The output for what a camera recognizes, such as codes. The device has no camera, so the delegate
/// is not called.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() { super.init() }

  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
  /// All types that the module names. On iOS, a type that is not available raises an exception.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .aztec, .code128, .code39, .code39Mod43, .code93, .dataMatrix, .ean13, .ean8, .face,
      .interleaved2of5, .itf14, .pdf417, .qr, .upce,
    ]
  }
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Receives what a camera recognizes. The requirement is optional, and is not called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something that a camera recognizes. Matchcut never creates one.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let face = ObjectType(rawValue: "face")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
  }

  override init() { super.init() }
  open var type: ObjectType { ObjectType(rawValue: "") }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
}

/// A code that a camera recognizes. Matchcut never creates one.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

/// A face that a camera recognizes. Matchcut never creates one.
open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var rollAngle: CGFloat { 0 }
  open var yawAngle: CGFloat { 0 }
}
