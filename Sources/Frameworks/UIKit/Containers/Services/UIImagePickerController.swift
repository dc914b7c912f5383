/// Lets the user choose a picture of the photo library.
///
/// The library contains twelve generated pictures, which are the same in each run. There is no
/// camera. The delegate dismisses the picker:
///
/// ```swift
/// func imagePickerController(
///   _ picker: UIImagePickerController,
///   didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
/// ) {
///   imageView.image = info[.originalImage] as? UIImage
///   picker.dismiss(animated: true)
/// }
/// ```
open class UIImagePickerController: UINavigationController {
  /// Where the pictures come from. The raw values are those of `UIImagePickerController.h`.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// What the dictionary of a chosen picture contains.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the picture is in the library; pickers do not tell it.
    @available(*, deprecated, message: "use PHPickerViewController")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// False for the camera, which the device does not have.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Always false, because the device has no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    isSourceTypeAvailable(.camera)
  }
  /// Pictures; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [pictureType] : nil
  }
  private static let pictureType = "public.image"

  /// Where the pictures come from; `.photoLibrary` by default. Raises UIKit's exception for the
  /// camera.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Source type \(sourceType.rawValue) not available")
    }
  }
  /// The types of media to choose from; pictures by default. Raises UIKit's exception if there is no
  /// type that the source has.
  open var mediaTypes = [pictureType] {
    didSet {
      let available = Self.availableMediaTypes(for: sourceType) ?? []
      guard mediaTypes.allSatisfy({ !available.contains($0) }) else { return }
      UIKitLog.raise(
        UIKitLog.invalidArgument, "No available types for source \(sourceType.rawValue)")
    }
  }
  /// Whether the user may crop the picture; false by default. If it is true, the delegate receives
  /// the middle square of the picture as the edited picture, without another screen.
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    let grid = PhotoGrid()
    grid.onCancel = { [weak self] in self?.cancel() }
    grid.onChoice = { [weak self] in self?.choose($0) }
    setViewControllers([grid], animated: false)
  }

  private func choose(_ number: Int) {
    let image = GeneratedPhoto.image(number)
    var info: [InfoKey: Any] = [.mediaType: Self.pictureType, .originalImage: image]
    if allowsEditing {
      let side = min(image.size.width, image.size.height)
      let square = CGRect(
        x: (image.size.width - side) / 2, y: (image.size.height - side) / 2, width: side,
        height: side)
      info[.cropRect] = NSValue(cgRect: square)
      info[.editedImage] = image.cgImage?.cropping(to: square).map(UIImage.init(cgImage:))
    }
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return leave() }
    let isImplemented = CallTrace.tellOptional(
      .delegate, delegate,
      .message(
        .init("imagePickerController", of: self, ["didFinishPickingMediaWithInfo": .text("…")]))
    ) { delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    if !isImplemented { leave() }
  }

  /// Tells the delegate. If the delegate does not implement the method, the picker dismisses itself.
  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return leave() }
    let isImplemented = CallTrace.tellOptional(
      .delegate, delegate, .message(.init("imagePickerControllerDidCancel", of: self))
    ) { delegate.imagePickerControllerDidCancel(self) }
    if !isImplemented { leave() }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }
}

/// Receives the picture that the user has chosen. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has tapped Cancel. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
