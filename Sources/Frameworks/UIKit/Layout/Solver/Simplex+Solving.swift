extension Simplex {
  /// Minimizes the errors, those of the highest priority first.
  func optimize() {
    while let entering = improving() {
      // Errors are never negative, so there is always a row that limits the step.
      guard let leaving = leaving(for: entering) else { return }
      pivot(entering, for: leaving)
    }
  }

  /// The variable with the lowest number that, when increased, reduces an error without increasing
  /// an error of higher priority. Choosing the lowest number prevents cycling (Bland's rule).
  private func improving() -> Int? {
    for (level, entry) in objective.enumerated() {
      let stronger = objective[..<level]
      let found = entry.form.terms.first { term in
        term.coefficient < -Self.epsilon && kinds[term.variable] == .restricted
          && stronger.allSatisfy { abs($0.form.coefficient(of: term.variable)) < Self.epsilon }
      }
      if let found { return found.variable }
    }
    return nil
  }

  /// The basic variable that reaches 0 first when `entering` is increased; nil if none does.
  func leaving(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for user in columns[entering] where kinds[user] == .restricted {
      guard let row = rows[user] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -LinearForm.tiny else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio - Self.epsilon }) ?? true { best = (user, ratio) }
    }
    return best?.variable
  }

  // MARK: Removing

  func takeOut(_ entry: Entry) {
    for error in entry.errors { count(error, entry.priority, times: -1) }
    let marker = entry.marker
    if rows[marker] == nil, let leaving = leaving(removing: marker) { pivot(marker, for: leaving) }
    if rows[marker] != nil { dropRow(marker) } else { dropColumn(marker) }
    retire(marker)
    if let other = entry.other {
      if rows[other] == nil { dropColumn(other) }
      retire(other)
    }
  }

  /// The row that can be removed together with a marker without making another row negative.
  private func leaving(removing marker: Int) -> Int? {
    var best: (variable: Int, rank: Int, ratio: Double)?
    for user in columns[marker] {
      guard let row = rows[user] else { continue }
      let coefficient = row.coefficient(of: marker)
      let rank: Int
      var ratio = 0.0
      switch kinds[user] {
      // The row of a fixed variable is a redundant equation, which can replace the removed
      // equation.
      case .fixed: rank = 0
      case .restricted:
        rank = coefficient < 0 ? 1 : 2
        ratio = abs(row.constant / coefficient)
      case .free: rank = 3
      }
      if let found = best, (found.rank, found.ratio) <= (rank, ratio) { continue }
      best = (user, rank, ratio)
    }
    return best?.variable
  }

  // MARK: Other constants

  /// Adds `delta` to the constant of a demand's form. Must be followed by `restore()`.
  package func shift(_ number: Int, by delta: Double) {
    guard let entry = entries[number] else { return }
    // The equation remains valid if the marker is replaced by marker + step.
    let step = delta * entry.sign / entry.markerSign
    if rows[entry.marker] != nil {
      rows[entry.marker]?.constant -= step
    } else {
      for user in columns[entry.marker] {
        let coefficient = rows[user]?.coefficient(of: entry.marker) ?? 0
        rows[user]?.constant += coefficient * step
      }
    }
  }

  /// Makes the tableau feasible again after shifts, with the dual simplex method, which starts from
  /// a solved tableau. Throws if a required demand cannot be satisfied. If this method throws, the
  /// tableau must be discarded.
  package func restore() throws(Conflict) {
    while let (leaving, row) = violated() {
      guard kinds[leaving] == .restricted, let entering = cheapest(in: row) else {
        let constraints = owners(in: row) + [owners[leaving]].filter { $0 >= 0 }
        throw Conflict(constraints: constraints.sorted())
      }
      pivot(entering, for: leaving)
    }
  }

  private func violated() -> (variable: Int, row: LinearForm)? {
    for (variable, row) in rows.enumerated() {
      guard let row else { continue }
      switch kinds[variable] {
      case .free: continue
      case .restricted: if row.constant < -Self.epsilon { return (variable, row) }
      case .fixed: if abs(row.constant) > Self.epsilon { return (variable, row) }
      }
    }
    return nil
  }

  /// The variable in the row that can increase the row's value at the lowest cost. Costs of higher
  /// priorities are compared first.
  private func cheapest(in row: LinearForm) -> Int? {
    var best: (variable: Int, cost: [Double])?
    for term in row.terms
    where kinds[term.variable] == .restricted && term.coefficient > Self.epsilon {
      let cost = objective.map { level in
        let cost = level.form.coefficient(of: term.variable) / term.coefficient
        return abs(cost) < Self.epsilon ? 0 : cost
      }
      if let found = best, !cost.lexicographicallyPrecedes(found.cost) { continue }
      best = (term.variable, cost)
    }
    return best?.variable
  }

  // MARK: Ambiguity

  /// Whether the variable could have another value without increasing an error.
  package func isAmbiguous(_ variable: Int) -> Bool {
    guard let row = rows[variable] else { return isLoose(variable) }
    return row.terms.contains { isLoose($0.variable) }
  }

  private func isLoose(_ variable: Int) -> Bool {
    switch kinds[variable] {
    case .free: return true
    case .fixed: return false
    case .restricted:
      let isFree = objective.allSatisfy {
        abs($0.form.coefficient(of: variable)) < Self.epsilon
      }
      guard isFree else { return false }
      guard let bound = leaving(for: variable), let row = rows[bound] else { return true }
      return row.constant > Self.epsilon
    }
  }
}
