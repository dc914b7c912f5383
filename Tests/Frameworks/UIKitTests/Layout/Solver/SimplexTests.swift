import Stage
import Testing
import UIKit

struct SimplexTests {
  /// The linear form a·x + … + constant.
  private func form(_ terms: [(Double, Int)], _ constant: Double = 0) -> LinearForm {
    var form = LinearForm(constant)
    for (coefficient, variable) in terms { form.add(coefficient, of: variable) }
    return form
  }

  @Test func `the quadrilateral's midpoint is between its ends`() throws {
    let simplex = Simplex()
    let (left, middle, right) = (simplex.variable(), simplex.variable(), simplex.variable())

    // The constraints are middle = (left + right) / 2, right = left + 10 and left = 5.
    _ = try simplex.add(form([(2, middle), (-1, left), (-1, right)]), .equal)
    _ = try simplex.add(form([(1, right), (-1, left)], -10), .equal)
    _ = try simplex.add(form([(1, left)], -5), .equal)
    simplex.solve()

    #expect(simplex.value(of: left) == 5)
    #expect(simplex.value(of: middle) == 10)
    #expect(simplex.value(of: right) == 15)
  }

  @Test func `the constraint with the higher priority holds, whichever comes first`() throws {
    for order in [[0, 1], [1, 0]] {
      let simplex = Simplex()
      let x = simplex.variable()
      let wishes: [(Double, Float)] = [(100, 750), (30, 250)]
      for index in order {
        let (value, priority) = wishes[index]
        _ = try simplex.add(form([(1, x)], -value), .equal, priority: priority)
      }
      simplex.solve()
      #expect(simplex.value(of: x) == 100, "\(order)")
    }
  }

  @Test func `many weak constraints do not outweigh a stronger one`() throws {
    let simplex = Simplex()
    let x = simplex.variable()
    for _ in 0..<50 { _ = try simplex.add(form([(1, x)]), .equal, priority: 250) }
    _ = try simplex.add(form([(1, x)], -100), .equal, priority: 251)
    simplex.solve()
    #expect(simplex.value(of: x) == 100)
  }

  @Test func `an optional constraint is met as closely as required ones allow`() throws {
    let simplex = Simplex()
    let x = simplex.variable()
    _ = try simplex.add(form([(1, x)], -50), .lessOrEqual)
    let least = try simplex.add(form([(1, x)], -20), .greaterOrEqual)
    let wish = try simplex.add(form([(1, x)], -80), .equal, priority: 10)
    simplex.solve()
    #expect(simplex.value(of: x) == 50)

    simplex.shift(wish, by: 80)
    try simplex.restore()
    simplex.solve()
    #expect(simplex.value(of: x) == 20)

    simplex.remove(least)
    simplex.solve()
    #expect(simplex.value(of: x) == 0)
  }

  @Test func `a restricted variable is at least 0`() throws {
    let simplex = Simplex()
    let width = simplex.variable(isRestricted: true)
    _ = try simplex.add(form([(1, width)], 30), .equal, priority: 999)
    simplex.solve()
    #expect(simplex.value(of: width) == 0)
    #expect(throws: Simplex.Conflict.self) {
      _ = try simplex.add(form([(1, width)], 30), .equal)
    }
    simplex.solve()
    #expect(simplex.value(of: width) == 0)
  }

  @Test func `required constraints that conflict are reported`() throws {
    let simplex = Simplex()
    let (x, y) = (simplex.variable(), simplex.variable())
    let first = try simplex.add(form([(1, x)], -10), .equal)
    let bystander = try simplex.add(form([(1, y)], -3), .greaterOrEqual)
    let second = try simplex.add(form([(1, y), (-1, x)]), .equal)

    let conflict = #expect(throws: Simplex.Conflict.self) {
      _ = try simplex.add(form([(1, y)], -5), .lessOrEqual)
    }

    let named = try #require(conflict).constraints
    #expect(named.contains(first) && named.contains(second) && !named.contains(bystander))
    simplex.solve()
    #expect(simplex.value(of: x) == 10 && simplex.value(of: y) == 10)
  }

  @Test func `a duplicated constraint holds until both are removed`() throws {
    let simplex = Simplex()
    let x = simplex.variable()
    let first = try simplex.add(form([(1, x)], -10), .equal)
    let second = try simplex.add(form([(1, x)], -10), .equal)
    _ = try simplex.add(form([(1, x)], -4), .equal, priority: 1)

    simplex.remove(first)
    simplex.solve()
    #expect(simplex.value(of: x) == 10)
    simplex.remove(second)
    simplex.solve()
    #expect(simplex.value(of: x) == 4)
  }

  @Test func `a change that breaks a required constraint is a conflict`() throws {
    let simplex = Simplex()
    let x = simplex.variable()
    let lower = try simplex.add(form([(1, x)], -10), .greaterOrEqual)
    let upper = try simplex.add(form([(1, x)], -20), .lessOrEqual)
    simplex.solve()

    simplex.shift(lower, by: -15)

    let conflict = #expect(throws: Simplex.Conflict.self) { try simplex.restore() }
    #expect(try #require(conflict).constraints == [lower, upper])
  }

  @Test func `an undetermined variable is ambiguous`() throws {
    let simplex = Simplex()
    let (x, y, z) = (simplex.variable(), simplex.variable(), simplex.variable())
    _ = try simplex.add(form([(1, x), (-1, y)], -8), .equal)
    _ = try simplex.add(form([(1, z)], -8), .greaterOrEqual)
    simplex.solve()
    #expect(simplex.isAmbiguous(x) && simplex.isAmbiguous(y) && simplex.isAmbiguous(z))

    _ = try simplex.add(form([(1, y)]), .equal)
    _ = try simplex.add(form([(1, z)]), .equal, priority: 1)
    simplex.solve()
    #expect(!simplex.isAmbiguous(x) && !simplex.isAmbiguous(y) && !simplex.isAmbiguous(z))
  }

  @Test func `a chain of a thousand constraints is solved in few pivots`() throws {
    let simplex = Simplex()
    let count = 1000
    let starts = (0..<count).map { _ in simplex.variable() }
    let widths = (0..<count).map { _ in simplex.variable(isRestricted: true) }
    let start = try simplex.add(form([(1, starts[0])]), .equal)
    for index in 0..<count {
      _ = try simplex.add(form([(1, widths[index])], -10), .greaterOrEqual, priority: 750)
      _ = try simplex.add(form([(1, widths[index])], -10), .lessOrEqual, priority: 250)
      guard index > 0 else { continue }
      _ = try simplex.add(
        form([(1, starts[index]), (-1, starts[index - 1]), (-1, widths[index - 1])], -2), .equal)
    }
    simplex.solve()
    #expect(simplex.value(of: starts[999]) == 999 * 12)
    #expect(simplex.pivots <= 2 * count)

    let before = simplex.pivots
    simplex.shift(start, by: -7)
    try simplex.restore()
    simplex.solve()
    #expect(simplex.value(of: starts[999]) == 999 * 12 + 7)
    #expect(simplex.pivots == before)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random satisfiable constraints all hold, whatever is added and removed`(
    seed: UInt64
  ) throws {
    var dice = RandomSource(seed: seed)
    let simplex = Simplex()
    let variables = (0..<8).map { _ in simplex.variable() }
    let point = variables.map { _ in Double(dice.number(-50...50)) }
    var demands: [(number: Int, form: LinearForm, relation: Simplex.Relation)] = []
    for _ in 0..<60 {
      if demands.count > 3, dice.chance(0.25) {
        let index = dice.number(0...demands.count - 1)
        simplex.remove(demands.remove(at: index).number)
      } else {
        var form = LinearForm()
        for _ in 0..<3 {
          let index = dice.number(0...7)
          let coefficient = Double(dice.number(-2...2))
          form.add(coefficient, of: variables[index])
          form.constant -= coefficient * point[index]
        }
        let relations: [Simplex.Relation] = [.equal, .greaterOrEqual, .lessOrEqual]
        let relation = relations[dice.number(0...2)]
        let slack = Double(dice.number(0...9))
        if relation == .greaterOrEqual { form.constant += slack }
        if relation == .lessOrEqual { form.constant -= slack }
        demands.append((try simplex.add(form, relation), form, relation))
        let wish = self.form([(1, variables[dice.number(0...7)])], Double(dice.number(-99...99)))
        _ = try simplex.add(wish, .equal, priority: [50, 250, 750][dice.number(0...2)])
      }
      simplex.solve()
      for demand in demands {
        let value = demand.form.terms.reduce(demand.form.constant) {
          $0 + $1.coefficient * simplex.value(of: $1.variable)
        }
        switch demand.relation {
        case .equal: #expect(abs(value) < 1e-4)
        case .greaterOrEqual: #expect(value > -1e-4)
        case .lessOrEqual: #expect(value < 1e-4)
        }
      }
    }
  }
}
