extension [String] {
  /// The names as "a, b or c". If the list is long, it is shortened.
  package var listed: String { list(before: " or ") }

  /// The names as "a, b and c". If the list is long, it is shortened.
  package var joined: String { list(before: " and ") }

  private func list(before end: String) -> String {
    let most = 12
    let shown = count > most ? prefix(most) + ["\(count - most) more"] : self[...]
    guard let last = shown.last, shown.count > 1 else { return first ?? "" }
    return shown.dropLast().joined(separator: ", ") + end + last
  }
}
