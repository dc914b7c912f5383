/// An image inside text, at a `NSTextAttachment.character`.
open class NSTextAttachment: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The character that represents an image in a string.
  public static let character = 0xFFFC

  public override init() { super.init() }

  /// Stores the contents, which are not decoded.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var image: UIImage?
  /// The image's frame relative to the baseline's start, with y upwards; zero, the default, uses
  /// the image's size on the baseline.
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
  /// A string of one character that shows the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
