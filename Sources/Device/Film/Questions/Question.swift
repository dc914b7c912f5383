/// A question about a run: a path from a view to a value, or one of the words `views` and `hits`.
///
/// The grammar of paths:
///
///     path     = view { "." part }
///     view     = "window" | "container" | "from" | "to" | CLASS | CLASS "#" N | CLASS "@" LAYER
///     part     = "superview" | "subviews" | "sublayers" | "subviews[" N "]" | "sublayers[" N "]"
///              | "made" | "constraints" | property { "." member }
///
/// After `subviews` and `sublayers`, `count` gives their number. `view` and `layer` may be written
/// after a view, as in `CardPage#1.view.layer.cornerRadius`, and change nothing.
package struct Question: Equatable, Sendable {
  /// The view with which a path begins.
  package enum Subject: Equatable, Sendable {
    case role(Role)
    /// All views of a class, or the view of a view controller of the class.
    case type(String)
    /// A view or a view controller, as calls name it, such as `CardView#2`.
    case object(String)
    /// The view of a layer, such as `UILabel@12`.
    case layer(Int, type: String)
  }

  package enum Role: String, CaseIterable, Sendable {
    case window, container, from, to
  }

  package enum Part: Equatable, Sendable {
    case superview, subviews, sublayers
    case item(Int)
    case count
    case property(String)
    case member(String)
  }

  package enum Topic: Equatable, Sendable {
    /// The views that can be asked about.
    case views
    /// The lines of the app's source that ran, and how often.
    case hits
    /// The line that created the view.
    case made
    /// The constraints that size and place the view.
    case constraints
    case value
  }

  package let text: String
  package let topic: Topic
  package let subject: Subject?
  package let parts: [Part]

  /// The words that are questions without a view.
  package static let words = ["views", "hits"]

  /// A word of a question that is not known.
  package struct Fault: Error, Equatable {
    package let word: String
    /// What comes before the word; empty at the beginning.
    package let after: String
    /// The kind of word that was expected, such as "property".
    package let kind: String
    /// The words that are possible here.
    package let words: [String]
  }

  /// Parses a question. `view` is the view with which the path begins if it is named separately.
  package init(_ path: String, of view: String? = nil) throws(Fault) {
    let text = view.map { "\($0).\(path)" } ?? path
    self.text = text
    if view == nil, Self.words.contains(path) {
      (topic, subject, parts) = (path == "hits" ? .hits : .views, nil, [])
      return
    }
    var reader = PathReader(text)
    subject = try reader.subject()
    (parts, topic) = try reader.parts()
  }

  /// The property that the path names; nil if it names none.
  package var property: ViewProperty? {
    for case .property(let name) in parts { return ViewProperty.named(name) }
    return nil
  }
}

/// Reads the words of a path.
private struct PathReader {
  private var words: [String]
  private var read: [String] = []
  private var after: String { read.joined(separator: ".") }

  init(_ text: String) {
    words = text.split(separator: ".", omittingEmptySubsequences: false).flatMap { word in
      // An index is a word of its own.
      guard let bracket = word.firstIndex(of: "["), bracket > word.startIndex else {
        return [String(word)]
      }
      return [String(word[..<bracket]), String(word[bracket...])]
    }
  }

  private mutating func next() -> String? {
    guard let word = words.first else { return nil }
    words.removeFirst()
    return word
  }

  mutating func subject() throws(Question.Fault) -> Question.Subject {
    let word = next() ?? ""
    defer { read.append(word) }
    if let role = Question.Role(rawValue: word) { return .role(role) }
    let name = word.prefix { $0 != "#" && $0 != "@" }
    let isClass = name.first.map { $0.isUppercase || $0 == "_" } ?? false
    let rest = word.dropFirst(name.count)
    if isClass, rest.isEmpty { return .type(word) }
    if isClass, let number = Int(rest.dropFirst()), number > 0 {
      return rest.hasPrefix("#") ? .object(word) : .layer(number, type: String(name))
    }
    throw Question.Fault(
      word: word, after: "", kind: "view",
      words: Question.Role.allCases.map(\.rawValue) + Question.words)
  }

  private static let viewWords = ["superview", "subviews", "sublayers", "made", "constraints"]

  mutating func parts() throws(Question.Fault) -> ([Question.Part], Question.Topic) {
    var parts: [Question.Part] = []
    while let word = next() {
      switch word {
      // A controller's view and a view's layer are not told apart.
      case "view", "layer": break
      case "superview": parts.append(.superview)
      case "made", "constraints":
        try end(after: word)
        return (parts, word == "made" ? .made : .constraints)
      case "subviews", "sublayers":
        parts.append(word == "subviews" ? .subviews : .sublayers)
        guard let part = try item(of: word) else { return (parts, .value) }
        parts.append(part)
        if part == .count { return (parts, .value) }
        continue
      default:
        guard let property = ViewProperty.named(word) else {
          throw Question.Fault(
            word: word, after: after, kind: "property",
            words: Self.viewWords + ViewProperty.all.map(\.name))
        }
        parts.append(.property(word))
        read.append(word)
        return (parts + (try members(of: property.sample)), .value)
      }
      read.append(word)
    }
    return (parts, .value)
  }

  /// The part after a list of views; nil at the end of the path.
  private mutating func item(of list: String) throws(Question.Fault) -> Question.Part? {
    read.append(list)
    guard let word = next() else { return nil }
    if word == "count" {
      try end(after: word)
      return .count
    }
    if word.hasPrefix("["), word.hasSuffix("]"), let index = Int(word.dropFirst().dropLast()),
      index >= 0
    {
      read[read.count - 1] += word
      return .item(index)
    }
    throw Question.Fault(word: word, after: after, kind: "part", words: ["count", "[0]"])
  }

  /// The members after a property. A member of a transform may consist of two words, as in
  /// `translation.x`.
  private mutating func members(of sample: AskedValue) throws(Question.Fault) -> [Question.Part] {
    var (sample, members) = (sample, [Question.Part]())
    while let word = next() {
      var name = word
      if let second = words.first, sample.members.contains("\(word).\(second)") {
        name += ".\(second)"
        words.removeFirst()
      }
      guard sample.members.contains(name) || sample == .none,
        let value = sample.member(name)
      else {
        throw Question.Fault(word: name, after: after, kind: "part", words: sample.members)
      }
      members.append(.member(name))
      read.append(name)
      sample = value
    }
    return members
  }

  private mutating func end(after word: String) throws(Question.Fault) {
    guard let surplus = words.first else { return }
    throw Question.Fault(word: surplus, after: "\(after).\(word)", kind: "part", words: [])
  }
}
