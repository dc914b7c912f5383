extension Wording {
  /// The name with the smallest edit distance to `word`. If several names are equally near, the
  /// first one is returned. Nil if no name is near: a name is near if its distance is 1, or at most
  /// a third of the length of the longer of the two words. The last part of a name, such as `cube`
  /// in `gallery/cube`, is compared as well.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = Array(word.lowercased())
    var best: (name: String, distance: Int)?
    for name in names {
      let part = name.split(separator: "/").last.map(String.init) ?? name
      for spelling in name == part ? [name] : [name, part] {
        let distance = edits(from: wanted, to: Array(spelling.lowercased()))
        if distance <= max(1, max(wanted.count, spelling.count) / 3),
          distance < best?.distance ?? .max
        {
          best = (name, distance)
        }
      }
    }
    return best?.name
  }

  /// The number of insertions, deletions, substitutions and transpositions that change `a` to `b`
  /// (the optimal string alignment distance).
  static func edits(from a: [Character], to b: [Character]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for j in 0...b.count { table[0][j] = j }
    for i in a.indices {
      for j in b.indices {
        var cost = min(
          table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = cost
      }
    }
    return table[a.count][b.count]
  }
}
