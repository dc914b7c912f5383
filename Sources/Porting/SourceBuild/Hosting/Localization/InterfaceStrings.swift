import Foundation

/// An Interface Builder file in which the texts of objects are replaced with those of a table. A key is
/// the identifier of an object and the name of its property, such as `a1B-2c-3dE.text`.
package enum InterfaceStrings {
  package static func localized(_ text: String, with entries: [String: String]) -> String {
    guard !entries.isEmpty else { return text }
    var objects: [Substring: Range<String.Index>] = [:]
    for match in text.matches(of: #/<[A-Za-z]+\s[^<>]*?\bid="([^"]+)"[^<>]*>/#) {
      if objects[match.1] == nil { objects[match.1] = match.range }
    }
    var edits: [(range: Range<String.Index>, text: String)] = []
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let tag = objects[parts[0]] else { continue }
      if let edit = edit(String(parts[1]), value, of: tag, in: text) { edits.append(edit) }
    }
    var result = text
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text)
    }
    return result
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]

  private static func edit(
    _ property: String, _ value: String, of tag: Range<String.Index>, in text: String
  ) -> (range: Range<String.Index>, text: String)? {
    if let state = states[property] {
      return child("state", where: "key=\"\(state)\"", 0, of: tag, in: text)
        .flatMap { setting("title", value, of: $0, in: text) }
    }
    if property == "configuration.title" {
      return child("buttonConfiguration", where: "key=\"configuration\"", 0, of: tag, in: text)
        .flatMap { setting("title", value, of: $0, in: text) }
    }
    if let match = property.wholeMatch(of: #/segmentTitles\[(\d{1,3})\]/#), let index = Int(match.1)
    {
      return child("segment", where: "", index, of: tag, in: text)
        .flatMap { setting("title", value, of: $0, in: text) }
    }
    guard property.wholeMatch(of: #/[a-z]\w*/#) != nil else { return nil }
    // A text of several lines is in a child of its own.
    if !has(property, in: text[tag]),
      let string = child("string", where: "key=\"\(property)\"", 0, of: tag, in: text),
      let end = text[string.upperBound...].firstRange(of: "</string>")
    {
      return (string.upperBound..<end.lowerBound, escaped(value))
    }
    return setting(property, value, of: tag, in: text)
  }

  private static func has(_ attribute: String, in tag: Substring) -> Bool {
    tag.contains(" \(attribute)=\"")
  }

  /// Sets an attribute of a tag.
  private static func setting(
    _ attribute: String, _ value: String, of tag: Range<String.Index>, in text: String
  ) -> (range: Range<String.Index>, text: String)? {
    if let name = text[tag].firstRange(of: " \(attribute)=\"") {
      guard let end = text[name.upperBound..<tag.upperBound].firstIndex(of: "\"") else {
        return nil
      }
      return (name.upperBound..<end, escaped(value))
    }
    let isEmpty = text[tag].hasSuffix("/>")
    let place = text.index(tag.upperBound, offsetBy: isEmpty ? -2 : -1)
    return (place..<place, " \(attribute)=\"\(escaped(value))\"")
  }

  /// The tag of the child number `index` of an element that has this name and contains this text.
  private static func child(
    _ name: String, where attribute: String, _ index: Int, of tag: Range<String.Index>,
    in text: String
  ) -> Range<String.Index>? {
    let rest = text[tag.upperBound..<end(of: tag, in: text)]
    let found = rest.matches(of: #/<([A-Za-z]+)[^<>]*>/#).filter {
      $0.1 == name && (attribute.isEmpty || $0.0.contains(attribute))
    }
    return index < found.count ? found[index].range : nil
  }

  /// The end of the content of the element that begins with a tag.
  private static func end(of tag: Range<String.Index>, in text: String) -> String.Index {
    guard !text[tag].hasSuffix("/>") else { return tag.upperBound }
    let name = text[tag].dropFirst().prefix(while: \.isLetter)
    var (depth, place) = (1, tag.upperBound)
    while let next = text[place...].firstIndex(of: "<") {
      let rest = text[next...]
      if rest.hasPrefix("</\(name)>") {
        depth -= 1
        if depth == 0 { return next }
      } else if rest.hasPrefix("<\(name) ") || rest.hasPrefix("<\(name)>"),
        let end = rest.firstIndex(of: ">"), text[text.index(before: end)] != "/"
      {
        depth += 1
      }
      place = text.index(after: next)
    }
    return text.endIndex
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}
