/// A picture in a text, in place of `NSTextAttachment.character`.
open class NSTextAttachment: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Stands for a picture in a string.
  public static let character = 0xFFFC

  public override init() { super.init() }

  /// The contents are stored, and not read.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var image: UIImage?
  /// From the baseline's start, y upwards; the image's own size on the baseline where zero, the
  /// default.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  var values: TextAttachment {
    let own = CGRect(origin: .zero, size: image?.size ?? .zero)
    let isTemplate = image?.renderingMode == .alwaysTemplate
    return TextAttachment(
      image: isTemplate ? image?.withTintColor(.label).cgImage : image?.cgImage,
      box: bounds == .zero ? own : bounds)
  }
}

extension NSAttributedString {
  /// One character with a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
