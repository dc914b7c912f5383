/// An image inside text, at the character `NSTextAttachment.character`.
open class NSTextAttachment: NSObject, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The character that represents an image in a string.
  public static let character = 0xFFFC

  public override init() { super.init() }

  /// Creates an attachment that stores the contents without decoding them.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var image: UIImage?
  /// The image's frame relative to the start of the baseline, with y increasing upwards. If the
  /// frame is zero (the default), the attachment's image has its natural size, and its bottom edge
  /// is on the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  var values: TextAttachment {
    let own = CGRect(origin: .zero, size: image?.size ?? .zero)
    let isTemplate = image?.renderingMode == .alwaysTemplate
    return TextAttachment(
      image: isTemplate ? image?.withTintColor(.label).upright : image?.upright,
      box: bounds == .zero ? own : bounds)
  }
}

extension NSAttributedString {
  /// Creates a string of one character that shows the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
