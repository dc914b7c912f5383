import SourceLint
import SwiftSource

/// Finds action methods without the `@objc` attribute, which Objective-C requires.
enum ActionMarks {
  /// The methods that `source` names in selectors and declares without the attribute.
  static func unmarked(in source: String) -> [String] {
    let named = Set(source.matches(of: #/Selector\("\w+:*", \w+\.(\w+)\)/#).map { String($0.1) })
    let texts = Token.all(of: SourceFile(path: "", text: source)).map(\.text)
    return named.sorted().filter { name in
      let places = texts.indices.filter {
        texts[$0] == name && $0 > 0 && texts[$0 - 1] == "func"
      }
      return places.contains { place in
        let before = texts[..<(place - 1)].suffix(6)
        return !before.contains("objc") && !before.contains("IBAction")
      }
    }
  }
}
