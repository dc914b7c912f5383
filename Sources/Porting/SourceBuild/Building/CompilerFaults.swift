/// The names that the compiler does not find in each file, from the compiler's output.
package struct CompilerFaults {
  /// The unknown names by the path of the file, in the order of the messages, without duplicates.
  package private(set) var unknownNames: [String: [String]] = [:]

  package init(_ output: String) {
    for line in output.split(separator: "\n") {
      let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      guard let head = plain.wholeMatch(of: Self.error),
        let name = Self.unknownName(in: head.2)
      else { continue }
      let path = String(head.1)
      guard unknownNames[path]?.contains(name) != true else { continue }
      unknownNames[path, default: []].append(name)
    }
  }

  /// The name that a message reports as unknown; nil if the message is about something else.
  private static func unknownName(in message: Substring) -> String? {
    for phrase in ["cannot find ", "unknown attribute ", "no such module ", "no macro named "]
    where message.hasPrefix(phrase) {
      return message.firstMatch(of: #/'([^']+)'/#).map { String($0.1) }
    }
    for phrase in ["has no member ", "no type named ", "has no subscripts"]
    where message.contains(phrase) {
      return message.split(separator: phrase).last?.firstMatch(of: #/'([^']+)'/#).map {
        String($0.1)
      }
    }
    return nil
  }

  private static var error: Regex<(Substring, Substring, Substring)> {
    #/(\/.*?):\d+:\d+: error: (.*)/#
  }
}
