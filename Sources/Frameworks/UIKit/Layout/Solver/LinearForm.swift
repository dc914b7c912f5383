/// A linear expression: a constant and a list of terms, sorted by the numbers of their variables.
package struct LinearForm: Equatable {
  package struct Term: Equatable {
    package let variable: Int
    package var coefficient: Double
  }

  /// The limit below which coefficients are rounding errors and count as zero.
  static let tiny = 1e-9

  package var constant: Double
  package private(set) var terms: [Term] = []

  package init(_ constant: Double = 0) { self.constant = constant }

  /// The coefficient of a variable; 0 if the variable does not occur.
  package func coefficient(of variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  package mutating func add(_ coefficient: Double, of variable: Int) {
    let index = index(of: variable)
    if index < terms.count, terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < Self.tiny { terms.remove(at: index) }
    } else if abs(coefficient) >= Self.tiny {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
    }
  }

  /// Removes the variable's term and returns its coefficient.
  @discardableResult
  package mutating func remove(_ variable: Int) -> Double {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds `factor` times another form. Calls `joined` for variables that did not occur before, and
  /// `left` for variables that no longer occur.
  package mutating func add(
    _ other: LinearForm, times factor: Double, joined: (Int) -> Void = { _ in },
    left: (Int) -> Void = { _ in }
  ) {
    constant += factor * other.constant
    if abs(constant) < Self.tiny { constant = 0 }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = terms[...]
    for term in other.terms {
      while let first = mine.first, first.variable < term.variable {
        sum.append(first)
        mine.removeFirst()
      }
      let added = factor * term.coefficient
      if let first = mine.first, first.variable == term.variable {
        mine.removeFirst()
        let coefficient = first.coefficient + added
        if abs(coefficient) < Self.tiny {
          left(term.variable)
        } else {
          sum.append(Term(variable: term.variable, coefficient: coefficient))
        }
      } else if abs(added) >= Self.tiny {
        joined(term.variable)
        sum.append(Term(variable: term.variable, coefficient: added))
      }
    }
    sum.append(contentsOf: mine)
    terms = sum
  }

  /// Multiplies the constant and all coefficients by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// The first index whose variable is not less than `variable`.
  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
