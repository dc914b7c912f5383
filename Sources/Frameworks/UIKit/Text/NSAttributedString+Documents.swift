// Attributed strings that are read from documents.
extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// A property of a document that has been read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document: plain text, or HTML, of which paragraphs, headings, lists, line breaks, bold
  /// and italic text, underlines and links are read. Without a document type, data that begins with
  /// `<` is HTML.
  ///
  /// Throws the error for an unknown format for rich text, which Matchcut does not read, and for
  /// bytes that are no text. The encoding is UTF-8 by default.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
      ?? (data.first == UInt8(ascii: "<") ? .html : .plain)
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue
    guard
      let text = String(
        data: data, encoding: encoding.map(String.Encoding.init(rawValue:)) ?? .utf8),
      type == .html || type == .plain
    else { throw CocoaError(CocoaError.Code(rawValue: Self.inapplicableType)) }
    let attributes = options[.defaultAttributes] as? [Key: Any] ?? [:]
    dict?.pointee =
      [
        DocumentAttributeKey.documentType.rawValue: type.rawValue,
        DocumentAttributeKey.characterEncoding.rawValue: encoding ?? String.Encoding.utf8.rawValue,
      ] as NSDictionary
    self.init(
      attributedString: type == .html
        ? HTMLText(text).attributed(attributes)
        : NSAttributedString(string: text, attributes: attributes))
  }

  /// Reads a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The code of the error for a document of another format.
  private static let inapplicableType = 65806
}
