/// A text with attributes, as a value.
///
/// On Linux, Foundation's attributed strings never free their runs. Each run leaks 200 to 600 bytes
/// and retains its attributes forever (observed with Swift 6.3.1). Matchcut therefore stores and
/// measures texts as values, and creates an attributed string only if the app requests one.
package struct AttributedText {
  package typealias Attributes = [NSAttributedString.Key: Any]

  /// A part of the text in which the attributes are constant.
  package struct Run {
    /// The length in UTF-16 units; never 0.
    package var length: Int
    package var attributes: Attributes
  }

  package let string: String
  /// The runs, which follow each other and cover the whole text. Two neighbouring runs are never
  /// equal.
  package private(set) var runs: [Run] = []
  /// The immutable attributed string from which this text was created; nil if the string was
  /// mutable or the text has changed since then.
  private var source: NSAttributedString?

  package init(_ string: String, _ attributes: Attributes = [:]) {
    self.string = string
    append(Run(length: string.utf16.count, attributes: attributes))
  }

  package init(_ text: NSAttributedString) {
    string = text.string
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      append(Run(length: range.length, attributes: attributes))
    }
    if !(text is NSMutableAttributedString) { source = text }
  }

  private init(_ string: String, _ runs: [Run]) {
    self.string = string
    for run in runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, Self.areSame(last.attributes, run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// The length in UTF-16 units.
  package var length: Int { string.utf16.count }

  /// The attributes at the start of the text; empty if the text is empty.
  var firstAttributes: Attributes { runs.first?.attributes ?? [:] }

  /// The attributed string that the app passed or, if the text has changed since then, a new one.
  /// Foundation never frees the runs of a new attributed string.
  package var attributedString: NSAttributedString {
    if let source { return source }
    guard runs.count > 1 else {
      return NSAttributedString(string: string, attributes: firstAttributes)
    }
    let result = NSMutableAttributedString(string: string)
    var start = 0
    for run in runs {
      result.addAttributes(
        run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }

  // MARK: Changes

  /// A copy in which `change` has been applied to the attributes of each run.
  func mapping(_ change: (Attributes) -> Attributes) -> AttributedText {
    AttributedText(
      string, runs.map { Run(length: $0.length, attributes: change($0.attributes)) })
  }

  /// A copy in which one attribute has been set or removed in every run.
  package func setting(_ key: NSAttributedString.Key, _ value: Any?) -> AttributedText {
    mapping { attributes in
      var attributes = attributes
      attributes[key] = value
      return attributes
    }
  }

  /// A copy in which each run also has the attributes of `base` that it did not have.
  package func over(_ base: Attributes) -> AttributedText {
    mapping { base.merging($0) { $1 } }
  }

  /// A copy in which the paragraph styles have been changed.
  func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> AttributedText {
    mapping { attributes in
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      return attributes.merging([.paragraphStyle: old.changed(change)]) { $1 }
    }
  }

  /// A copy in which fonts that depend on the preferred text size have the size for `traits`. Fonts
  /// of fixed size do not change.
  @MainActor
  func adapted(to traits: UITraitCollection) -> AttributedText {
    AttributedText(
      string,
      runs.map { run in
        guard let font = run.attributes[.font] as? UIFont else { return run }
        var run = run
        run.attributes[.font] = font.adapted(to: traits)
        return run
      })
  }

  /// A copy in which `range` has been replaced by a text with these attributes.
  package func replacing(
    _ range: NSRange, with text: String, _ attributes: Attributes
  ) -> AttributedText {
    let end = range.location + range.length
    let result = (string as NSString).replacingCharacters(in: range, with: text)
    return AttributedText(
      result,
      part(0..<range.location) + [Run(length: text.utf16.count, attributes: attributes)]
        + part(end..<length))
  }

  /// The part of the text in `range`.
  func substring(_ range: NSRange) -> AttributedText {
    AttributedText(
      (string as NSString).substring(with: range),
      part(range.location..<(range.location + range.length)))
  }

  private func part(_ range: Range<Int>) -> [Run] {
    var start = 0
    return runs.map { run in
      defer { start += run.length }
      let inside = range.clamped(to: start..<(start + run.length))
      return Run(length: inside.count, attributes: run.attributes)
    }
  }

  // MARK: Comparing

  /// Whether the two texts and their attributes are equal.
  package func isSame(as other: AttributedText) -> Bool {
    string == other.string
      && runs.elementsEqual(other.runs) {
        $0.length == $1.length && Self.areSame($0.attributes, $1.attributes)
      }
  }

  private static func areSame(_ a: Attributes, _ b: Attributes) -> Bool {
    a.count == b.count
      && a.allSatisfy { key, value in
        guard let other = b[key] else { return false }
        if let value = value as? AnyHashable, let other = other as? AnyHashable {
          return value == other
        }
        return type(of: value) is AnyClass && type(of: other) is AnyClass
          && value as AnyObject === other as AnyObject
      }
  }
}
