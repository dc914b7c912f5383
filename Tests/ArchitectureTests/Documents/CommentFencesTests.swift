import Testing

/// Blocks of code in doc comments have fences that every Markdown reader recognizes.
struct CommentFencesTests {
  @Test func `every fence in a doc comment stands alone and is closed`() throws {
    var fences = 0
    for folder in ["Sources", "Tools/Source/Sources"] {
      for file in try SourceTree.swiftFiles(in: folder) {
        fences += file.source.split(separator: "\n").count { $0.contains("/// ```") }
        for line in Self.broken(in: file.source) {
          Issue.record(
            "\(folder)/\(file.path):\(line): a fence needs a line of its own, and an end")
        }
      }
    }
    #expect(fences > 8)
  }

  @Test func `a fence with text after it and a fence without an end are found`() {
    let source = """
      /// ```swift
      /// run()
      /// ```
      func good() {}

      /// ```
      /// run()
      /// ``` And so on.
      func trailing() {}

        /// ```swift
        /// run()
        func open() {}
      """

    #expect(Self.broken(in: source) == [8, 11])
  }

  /// The numbers of the lines with broken fences, counted from 1.
  private static func broken(in source: String) -> [Int] {
    var found: [Int] = []
    var opening: Int?
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      let text = line.trimmingPrefix(while: \.isWhitespace)
      guard text.hasPrefix("///") else {
        if let opening { found.append(opening) }
        opening = nil
        continue
      }
      let content = text.dropFirst(3).trimmingPrefix(while: \.isWhitespace)
      guard content.hasPrefix("```") else { continue }
      let isAlone = content.wholeMatch(of: opening == nil ? #/```[a-z]*/# : #/```/#) != nil
      if !isAlone { found.append(index + 1) }
      opening = opening == nil ? index + 1 : nil
    }
    return found
  }
}
