extension Simplex {
  /// Adds a demand to the tableau, in the form of an equation with variables of its own.
  ///
  /// "≥" becomes form − slack + error = 0, and "=" becomes form − over + under = 0. Required
  /// demands do not have error variables. A required equation has a variable that is always 0.
  func insert(
    _ form: LinearForm, _ relation: Relation, _ priority: Float, as number: Int
  ) throws(Conflict) {
    let sign: Double = relation == .lessOrEqual ? -1 : 1
    var equation = expressed(form)
    equation.scale(by: sign)
    let isRequired = priority >= Self.required
    let isEquation = relation == .equal
    let marker = make(isRequired && isEquation ? .fixed : .restricted, owner: number)
    let markerSign: Double = isRequired && isEquation ? 1 : -1
    equation.add(markerSign, of: marker)
    var errors: [Int] = []
    var other: Int?
    if !isRequired {
      let error = make(.restricted)
      equation.add(1, of: error)
      other = error
      errors = isEquation ? [marker, error] : [error]
    }
    if let subject = subject(of: equation, marker: marker, other: other) {
      var row = equation
      let factor = row.remove(subject)
      row.scale(by: -1 / factor)
      substitute(subject, by: row)
      setRow(subject, row)
    } else {
      do throws(Conflict) {
        try insertByArtificial(equation, marker: marker)
      } catch {
        retire(marker)
        throw error
      }
    }
    entries[number] = Entry(
      priority: priority, sign: sign, marker: marker, markerSign: markerSign, other: other,
      errors: errors)
    for error in errors { count(error, priority, times: 1) }
  }

  /// Returns the form after replacing every basic variable with its row.
  private func expressed(_ form: LinearForm) -> LinearForm {
    var result = LinearForm(form.constant)
    for term in form.terms {
      if let row = rows[term.variable] {
        result.add(row, times: term.coefficient)
      } else {
        result.add(term.coefficient, of: term.variable)
      }
    }
    return result
  }

  /// A variable that this equation can make basic without a pivot: either a free variable, or a
  /// restricted variable that occurs in no row and does not become negative.
  private func subject(of equation: LinearForm, marker: Int, other: Int?) -> Int? {
    if let free = equation.terms.first(where: { kinds[$0.variable] == .free }) {
      return free.variable
    }
    func isFit(_ term: LinearForm.Term) -> Bool {
      kinds[term.variable] == .restricted && columns[term.variable].isEmpty
        && (equation.constant == 0 || (equation.constant < 0) == (term.coefficient > 0))
        // A variable that occurs in the objective already represents another demand.
        && !objective.contains { $0.form.coefficient(of: term.variable) != 0 }
    }
    // A variable of a new item is preferred over the demand's own variables, because that saves
    // pivots later.
    func isOwn(_ term: LinearForm.Term) -> Bool {
      term.variable == marker || term.variable == other
    }
    let fit =
      equation.terms.first { !isOwn($0) && isFit($0) }
      ?? equation.terms.first { isOwn($0) && isFit($0) }
    if let fit { return fit.variable }
    let isHollow = equation.terms.allSatisfy { kinds[$0.variable] == .fixed }
    return isHollow && abs(equation.constant) < Self.epsilon ? marker : nil
  }

  /// Satisfies the equation by minimizing an artificial variable.
  private func insertByArtificial(_ equation: LinearForm, marker: Int) throws(Conflict) {
    var row = equation
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = make(.restricted)
    setRow(artificial, row)
    while let rest = rows[artificial], rest.constant > Self.epsilon,
      let entering = rest.terms.first(where: {
        kinds[$0.variable] == .restricted && $0.coefficient < -Self.epsilon
      })
    {
      // The row of the artificial variable always limits the step.
      guard let leaving = leaving(for: entering.variable) else { break }
      pivot(entering.variable, for: leaving)
    }
    if let rest = rows[artificial] {
      if rest.constant > Self.epsilon {
        dropRow(artificial)
        dropColumn(marker)
        retire(artificial)
        throw Conflict(constraints: owners(in: rest))
      }
      let entering = rest.terms.first { kinds[$0.variable] == .restricted }?.variable ?? marker
      rows[artificial]?.constant = 0
      pivot(entering, for: artificial)
    }
    dropColumn(artificial)
    retire(artificial)
  }

  /// The constraints that conflict. Their markers occur in `row`, which cannot be reduced to 0.
  func owners(in row: LinearForm) -> [Int] {
    row.terms.map { owners[$0.variable] }.filter { $0 >= 0 }.sorted()
  }

  /// Adds an error variable to the objective, or removes it if `factor` is −1.
  func count(_ error: Int, _ priority: Float, times factor: Double) {
    var level = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if level == objective.count || objective[level].priority != priority {
      objective.insert((priority, LinearForm()), at: level)
      level = objective.firstIndex { $0.priority == priority } ?? level
    }
    if let row = rows[error] {
      objective[level].form.add(row, times: factor)
    } else {
      objective[level].form.add(factor, of: error)
    }
  }
}
