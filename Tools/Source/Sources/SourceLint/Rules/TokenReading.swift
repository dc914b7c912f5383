extension RandomAccessCollection where Element == Token, Index == Int {
  /// Whether the tokens from `index` on have these texts.
  func reads(_ words: String..., at index: Int) -> Bool {
    words.indices.allSatisfy { offset in
      indices.contains(index + offset) && self[index + offset].text == words[offset]
    }
  }

  /// The text of the token before `index`; empty at the start.
  func word(before index: Int) -> String {
    indices.contains(index - 1) ? self[index - 1].text : ""
  }

  /// The last token of the expression on which the member at `index` is called, without `?` and
  /// `!`: `window` for `view.window!.addSubview`. Nil if the name has no `.` before it.
  func receiver(of index: Int) -> Token? {
    guard word(before: index) == "." else { return nil }
    var place = index - 2
    while indices.contains(place), ["?", "!"].contains(self[place].text) { place -= 1 }
    return indices.contains(place) ? self[place] : nil
  }

  /// The `{` of the innermost block around `index`; nil outside of blocks.
  func openingBrace(before index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index - 1, through: startIndex, by: -1) {
      if self[place].text == "}" { depth += 1 }
      if self[place].text == "{" { depth -= 1 }
      if depth < 0 { return place }
    }
    return nil
  }

  /// The range from the bracket at `index` to the matching closing bracket, inclusive; empty if
  /// there is no bracket at `index`.
  func bracketed(at index: Int) -> Range<Int> {
    guard indices.contains(index), let closing = Brackets.pairs[self[index].text] else {
      return index..<index
    }
    let opening = self[index].text
    var depth = 0
    for place in index..<endIndex {
      if self[place].text == opening { depth += 1 }
      if self[place].text == closing { depth -= 1 }
      if depth == 0 { return index..<place + 1 }
    }
    return index..<endIndex
  }
}

private enum Brackets {
  static let pairs = ["(": ")", "{": "}", "[": "]"]
}
