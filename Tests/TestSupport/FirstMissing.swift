extension [String] {
  /// The first of these lines that is missing at its place; nil if no line is missing.
  ///
  /// Each line has to follow the previous one directly, except that a line `gap` skips any number
  /// of lines. The first line may be anywhere. Empty lines are ignored.
  package func firstMissing(from lines: [String], gap: String) -> String? {
    let isGap = { (line: String) in line.drop { $0 == " " } == gap }
    let runs = split(whereSeparator: isGap).map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    var start = 0
    for run in runs {
      // Matches as many of these lines as possible from any start, in order to name the line that
      // is missing.
      var farthest = 0
      var end: Int?
      for place in lines.indices.dropFirst(start) {
        let count = zip(run, lines[place...]).prefix { $0 == $1 }.count
        farthest = Swift.max(farthest, count)
        if count == run.count {
          end = place + count
          break
        }
      }
      guard let end else { return run[Swift.min(farthest, run.count - 1)] }
      start = end
    }
    return nil
  }
}
