/// Solves linear equations and inequalities of which some only ought to hold.
///
/// The incremental simplex method of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" (ACM Transactions on Computer-Human Interaction,
/// 2001). Required constraints always hold. Of the others the errors of the highest priority are
/// made as small as possible, then those of the next, and so on: no number of weak wishes
/// outweighs a stronger one. Among equal errors the lowest variable numbers decide, so equal
/// histories give equal results.
///
/// The tableau has a row for each basic variable: its value in terms of the others, which are 0.
package final class Simplex {
  package enum Relation {
    case equal, greaterOrEqual, lessOrEqual
  }

  /// Required constraints that cannot hold together, by the numbers `add` gave; ascending.
  package struct Conflict: Error, Equatable {
    package let constraints: [Int]
  }

  /// From this priority on a constraint is required.
  package static let required: Float = 1000
  /// Values nearer to 0 than this are 0.
  static let epsilon = 1e-7

  enum Kind {
    /// A variable of any value.
    case free
    /// Never below 0.
    case restricted
    /// Always 0: stands for a required equation.
    case fixed
  }

  struct Entry {
    let priority: Float
    /// −1 where the form was negated to read "≥".
    let sign: Double
    /// Stands for the constraint in the tableau, with this coefficient in its equation.
    let marker: Int
    let markerSign: Double
    /// The second error or slack variable; nil for required constraints.
    let other: Int?
    /// Those of the two that count as errors.
    let errors: [Int]
  }

  /// By variable.
  var kinds: [Kind] = []
  var rows: [LinearForm?] = []
  /// The basic variables in whose rows a variable occurs; ascending.
  var columns: [[Int]] = []
  /// The constraint that a marker stands for; −1 for none.
  var owners: [Int] = []
  /// The sums of the errors, from the highest priority down.
  var objective: [(priority: Float, form: LinearForm)] = []
  var entries: [Entry?] = []
  /// The variables that stand for something outside, in the order they were asked for.
  private var asked: [Int] = []
  /// Numbers that may be given again.
  private var spareVariables: [Int] = []
  private var spareEntries: [Int] = []
  /// Exchanges of a basic for another variable so far.
  package private(set) var pivots = 0

  package init() {}

  // MARK: Variables

  /// A new variable; below 0 only where it is not `isRestricted`.
  package func variable(isRestricted: Bool = false) -> Int {
    let made = make(isRestricted ? .restricted : .free)
    asked.append(made)
    return made
  }

  /// The variable's value after the last `solve()`.
  package func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Gives up a variable that no constraint names any more.
  package func release(_ variable: Int) {
    asked.removeAll { $0 == variable }
    retire(variable)
  }

  func retire(_ variable: Int) {
    if rows[variable] != nil { dropRow(variable) }
    guard columns[variable].isEmpty else { return }
    spareVariables.append(variable)
  }

  /// Takes every demand back; the app's variables stay.
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

  /// Demands that `form` stand in `relation` to 0; the number that stands for the demand.
  ///
  /// Throws when a required one cannot hold beside those there are, and changes nothing then.
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

  /// Takes a demand back.
  package func remove(_ number: Int) {
    guard let entry = entries[number] else { return }
    entries[number] = nil
    spareEntries.append(number)
    takeOut(entry)
  }

  /// Makes the best of the demands that have been added and removed.
  package func solve() { optimize() }

  // MARK: Rows

  /// Makes `form` the row of `variable`.
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

  /// Puts `form` wherever `variable` occurs, which becomes basic.
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

  /// Takes a variable that is not basic out of every row.
  func dropColumn(_ variable: Int) {
    for user in columns[variable] { rows[user]?.remove(variable) }
    columns[variable] = []
    for level in objective.indices { objective[level].form.remove(variable) }
  }

  /// `entering` becomes basic in place of `leaving`, whose row names it.
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
