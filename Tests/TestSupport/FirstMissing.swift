extension [String] {
  /// The first of these lines that does not follow where it should; nil when all do.
  ///
  /// Each has to come right behind the one before it, but a line `gap` leaves out any number. The
  /// first may stand anywhere; empty lines are passed over.
  package func firstMissing(from lines: [String], gap: String) -> String? {
    let isGap = { (line: String) in line.drop { $0 == " " } == gap }
    let runs = split(whereSeparator: isGap).map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    var start = 0
    for run in runs {
      // As far as the run can be followed from anywhere, for the line to name.
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
