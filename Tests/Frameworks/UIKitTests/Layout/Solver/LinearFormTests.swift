import Testing
import UIKit

struct LinearFormTests {
  @Test func `terms keep their order and are removed at coefficient 0`() {
    var form = LinearForm(3)
    form.add(2, of: 5)
    form.add(1, of: 2)
    form.add(1, of: 5)
    #expect(form.terms.map(\.variable) == [2, 5])
    #expect(form.coefficient(of: 5) == 3 && form.coefficient(of: 4) == 0)

    form.add(-1, of: 2)
    #expect(form.terms.map(\.variable) == [5])
    #expect(form.remove(5) == 3 && form.remove(5) == 0 && form.terms.isEmpty)
  }

  @Test func `a sum reports which variables were added and removed`() {
    var form = LinearForm(1)
    form.add(1, of: 1)
    form.add(2, of: 3)
    var other = LinearForm(2)
    other.add(1, of: 2)
    other.add(-1, of: 3)
    var (joined, left): ([Int], [Int]) = ([], [])

    form.add(other, times: 2, joined: { joined.append($0) }, left: { left.append($0) })

    #expect(form.constant == 5 && form.terms.map(\.variable) == [1, 2])
    #expect(joined == [2] && left == [3])
  }
}
