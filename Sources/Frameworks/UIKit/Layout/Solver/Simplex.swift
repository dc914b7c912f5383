/// Solves systems of linear equations and inequalities, some of which are optional.
///
/// This is the incremental simplex method of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" (ACM Transactions on Computer-Human Interaction, 2001).
/// Required constraints are always satisfied. For optional constraints, the errors of the highest
/// priority are minimized first, then those of the next priority, and so on. No number of weak
/// constraints can outweigh a stronger constraint. Ties are resolved in favour of the lowest
/// variable number, so the same sequence of changes always gives the same results.
///
/// The tableau has one row for each basic variable. The row expresses the basic variable's value in
/// terms of the non-basic variables, which are 0.
package final class Simplex {
  package enum Relation {
    case equal, greaterOrEqual, lessOrEqual
  }

  /// The required constraints that conflict. `constraints` contains the numbers that `add`
  /// returned, in ascending order.
  package struct Conflict: Error, Equatable {
    package let constraints: [Int]
  }

  /// Constraints with at least this priority are required.
  package static let required: Float = 1000
  /// The limit below which a value counts as 0.
  static let epsilon = 1e-7

  enum Kind {
    /// The variable may have any value.
    case free
    /// The variable is never negative.
    case restricted
    /// The variable is always 0. Fixed variables are used for required equations.
    case fixed
  }

  struct Entry {
    let priority: Float
    /// The sign is −1 if the form was negated to obtain "≥".
    let sign: Double
    /// The variable that represents the constraint in the tableau, and its coefficient in the
    /// constraint's equation.
    let marker: Int
    let markerSign: Double
    /// The second error or slack variable; nil for required constraints.
    let other: Int?
    /// Which of the variables `marker` and `other` are error variables.
    let errors: [Int]
  }

  /// The kind of each variable. `kinds`, `rows`, `columns` and `owners` have one element per
  /// variable.
  var kinds: [Kind] = []
  var rows: [LinearForm?] = []
  /// For each variable, the basic variables in whose rows it occurs, in ascending order.
  var columns: [[Int]] = []
  /// For each marker variable, its constraint; −1 for other variables.
  var owners: [Int] = []
  /// The sums of the errors, by descending priority.
  var objective: [(priority: Float, form: LinearForm)] = []
  var entries: [Entry?] = []
  /// The variables that were created by calling `variable`, in order.
  private var asked: [Int] = []
  /// The numbers that were released and can be reused.
  private var spareVariables: [Int] = []
  private var spareEntries: [Int] = []
  /// The number of pivots that have been made.
  package private(set) var pivots = 0

  package init() {}

  // MARK: Variables

  /// Creates a variable. The variable may become negative unless `isRestricted` is true.
  package func variable(isRestricted: Bool = false) -> Int {
    let made = make(isRestricted ? .restricted : .free)
    asked.append(made)
    return made
  }

  /// The variable's value after the most recent `solve()`.
  package func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Releases a variable, which must not occur in any constraint.
  package func release(_ variable: Int) {
    asked.removeAll { $0 == variable }
    retire(variable)
  }

  func retire(_ variable: Int) {
    if rows[variable] != nil { dropRow(variable) }
    guard columns[variable].isEmpty else { return }
    spareVariables.append(variable)
  }

  /// Removes all demands. The variables that were created by `variable` are kept.
  package func reset() {
    for variable in rows.indices {
      rows[variable] = nil
      columns[variable] = []
    }
    (entries, spareEntries, objective) = ([], [], [])
    let kept = Set(asked)
    spareVariables = kinds.indices.reversed().filter { !kept.contains($0) }
  }

  func make(_ kind: Kind, owner: Int = -1) -> Int {
    if let spare = spareVariables.popLast() {
      (kinds[spare], owners[spare]) = (kind, owner)
      return spare
    }
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    owners.append(owner)
    return kinds.count - 1
  }

  // MARK: Constraints

  /// Adds the demand that `form` has the given `relation` to 0, and returns the demand's number.
  ///
  /// If a required demand conflicts with existing ones, this method throws and changes nothing.
  package func add(
    _ form: LinearForm, _ relation: Relation, priority: Float = required
  ) throws(Conflict) -> Int {
    let number = spareEntries.popLast() ?? entries.count
    if number == entries.count { entries.append(nil) }
    do throws(Conflict) {
      try insert(form, relation, priority, as: number)
    } catch {
      spareEntries.append(number)
      throw error
    }
    return number
  }

  /// Removes a demand.
  package func remove(_ number: Int) {
    guard let entry = entries[number] else { return }
    entries[number] = nil
    spareEntries.append(number)
    takeOut(entry)
  }

  /// Minimizes the errors after demands have been added or removed.
  package func solve() { optimize() }

  // MARK: Rows

  /// Sets `form` as the row of `variable`.
  func setRow(_ variable: Int, _ form: LinearForm) {
    rows[variable] = form
    for term in form.terms { link(term.variable, to: variable) }
  }

  @discardableResult
  func dropRow(_ variable: Int) -> LinearForm {
    guard let form = rows[variable] else { return LinearForm() }
    rows[variable] = nil
    for term in form.terms { unlink(term.variable, from: variable) }
    return form
  }

  /// Replaces `variable`, which becomes basic, with `form` in all rows.
  func substitute(_ variable: Int, by form: LinearForm) {
    let users = columns[variable]
    columns[variable] = []
    for user in users {
      guard let factor = rows[user]?.remove(variable) else { continue }
      rows[user]?.add(
        form, times: factor, joined: { link($0, to: user) }, left: { unlink($0, from: user) })
    }
    for level in objective.indices {
      let factor = objective[level].form.remove(variable)
      if factor != 0 { objective[level].form.add(form, times: factor) }
    }
  }

  /// Removes a non-basic variable from every row.
  func dropColumn(_ variable: Int) {
    for user in columns[variable] { rows[user]?.remove(variable) }
    columns[variable] = []
    for level in objective.indices { objective[level].form.remove(variable) }
  }

  /// Exchanges the basic variable `leaving` with `entering`, which occurs in its row.
  func pivot(_ entering: Int, for leaving: Int) {
    pivots += 1
    var form = dropRow(leaving)
    let factor = form.remove(entering)
    form.add(-1, of: leaving)
    form.scale(by: -1 / factor)
    substitute(entering, by: form)
    setRow(entering, form)
  }

  private func link(_ variable: Int, to user: Int) {
    let index = place(of: user, in: columns[variable])
    columns[variable].insert(user, at: index)
  }

  private func unlink(_ variable: Int, from user: Int) {
    let index = place(of: user, in: columns[variable])
    guard index < columns[variable].count, columns[variable][index] == user else { return }
    columns[variable].remove(at: index)
  }

  private func place(of user: Int, in column: [Int]) -> Int {
    var (low, high) = (0, column.count)
    while low < high {
      let middle = (low + high) / 2
      if column[middle] < user { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
