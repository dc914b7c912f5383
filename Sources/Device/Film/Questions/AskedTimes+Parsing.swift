extension AskedTimes {
  /// Parses the value of `--at`: a time, a file, or a line of a file. Nil if it is none of them.
  init?(place word: String) {
    if let t = Double(word) {
      guard t.isFinite else { return nil }
      self = .time(t)
      return
    }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard let file = parts.first, file.hasSuffix(".swift"), parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      self = .place(file: String(file), line: nil)
      return
    }
    guard let line = Int(parts[1]), line > 0 else { return nil }
    self = .place(file: String(file), line: line)
  }

  /// Parses the value of `--when`: a call's name, which may follow an object or a class.
  init(call word: String) {
    let name = word.hasSuffix("()") ? String(word.dropLast(2)) : word
    let end = name.firstIndex(of: "(") ?? name.endIndex
    guard let point = name[..<end].lastIndex(of: ".") else {
      self = .call(name, of: nil)
      return
    }
    self = .call(String(name[name.index(after: point)...]), of: String(name[..<point]))
  }
}
