import FoundationXML

/// The position of an element in its file, for messages.
struct MarkupPlace {
  /// The name of the file, with its extension.
  let file: String
  /// The line on which the start tag ends.
  let line: Int
  /// The start tag in short form, for example `<label id="aB1">`.
  let tag: String

  func error(
    found: String, expected: String, remedy: String, uikit: String? = nil
  ) -> StoryboardError {
    StoryboardError(
      file: file, line: line, found: found, expected: expected, remedy: remedy, uikit: uikit)
  }
}

/// An XML element, with its position.
struct MarkupElement {
  let name: String
  let place: MarkupPlace
  let attributes: [String: String]
  var children: [MarkupElement] = []
  /// The characters directly inside the element.
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The `key` attribute, which names the element's role in its parent.
  var key: String? { attributes["key"] }

  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  var line: Int { place.line }
  var tag: String { place.tag }

  func error(found: String, expected: String, remedy: String) -> StoryboardError {
    place.error(found: found, expected: expected, remedy: remedy)
  }

  /// Reads the whole file as one element.
  static func read(_ data: Data, file: String) throws -> MarkupElement {
    let parser = XMLParser(data: data)
    let builder = MarkupBuilder(file: file)
    parser.delegate = builder
    let isRead = parser.parse()
    if let error = builder.error { throw error }
    guard isRead, let root = builder.root else {
      throw StoryboardError(
        file: file, line: data.isEmpty ? nil : parser.lineNumber,
        found: data.isEmpty ? "nothing" : "text that is not XML", expected: MarkupBuilder.expected,
        remedy: MarkupBuilder.remedy)
    }
    return root
  }
}

/// Builds the tree of elements from the parser's events, and stores the first error.
private final class MarkupBuilder: NSObject, XMLParserDelegate {
  static let expected = "the XML that Interface Builder writes"
  static let remedy = "fix the file or save it again from Interface Builder"

  private let file: String
  private var open: [MarkupElement] = []
  private(set) var root: MarkupElement?
  private(set) var error: StoryboardError?

  init(file: String) { self.file = file }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let tag = attributes["id"].map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>"
    let place = MarkupPlace(file: file, line: parser.lineNumber, tag: tag)
    open.append(MarkupElement(name: name, place: place, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil else { return }
    error = StoryboardError(
      file: file, line: parser.lineNumber, found: Self.found((parseError as NSError).code),
      expected: Self.expected, remedy: Self.remedy)
  }

  /// The meaning of an error code of the XML parser. This method explains only those codes of
  /// `XMLParser.ErrorCode` that manual edits typically cause.
  private static func found(_ code: Int) -> String {
    switch code {
    case 4, 68: "text that is not XML"
    case 5, 77: "the end of the file inside an element, or text after the last one"
    case 26: "an unknown entity (&name;)"
    case 39, 40: "an attribute value without its quotes"
    case 41, 65: "an attribute that is not written name=\"value\""
    case 42: "the same attribute twice"
    case 73: "a tag without its '>'"
    case 76: "an end tag that does not match its start tag"
    default: "text that is not XML (code \(code))"
    }
  }
}
