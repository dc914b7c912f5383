import Film
import TestSupport
import Testing
import UIKit

struct CallComparisonTests {
  private static let calls = [
    Runs.call(0.1, "Page#1", "present(Card#1, animated: true)", lane: "controller"),
    Runs.call(
      0.1, "Page#1", "animationController(forPresented: Card#1)", lane: "delegate",
      answer: "Slide#1"),
    Runs.call(0.1, "Card#1", "viewWillAppear(true)"),
    Runs.call(0.2, "Pan#1", "changed(translation: 1, 2)", lane: "gesture"),
    Runs.call(0.3, "Pan#1", "changed(translation: 2, 4)", lane: "gesture"),
    Runs.call(0.4, "Slide#1", "completeTransition(true)", lane: "animator"),
    Runs.call(0.4, "Card#1", "viewDidAppear(true)"),
  ]

  private func sentences(_ change: (inout [RecordedRun.Call]) -> Void) -> [String] {
    var after = Self.calls
    change(&after)
    return CallComparison(Self.calls, after).differences.map(\.sentence)
  }

  @Test func `equal calls have no differences`() {
    let comparison = CallComparison(Self.calls, Self.calls)

    #expect(comparison.differences.isEmpty)
    #expect(comparison.unchanged == Self.calls.count)
  }

  @Test func `a call at another time is reported with the difference`() {
    #expect(
      sentences { $0[2].t = 0.25 } == ["viewWillAppear(true) of Card#1 came 0.15 s later"])
    #expect(
      sentences { $0[2].t = 0.05 } == ["viewWillAppear(true) of Card#1 came 0.05 s earlier"])
  }

  @Test func `a rounding difference is ignored`() {
    #expect(sentences { $0[2].t += 1e-6 }.isEmpty)
  }

  @Test func `a new call and a missing one are reported`() {
    #expect(
      sentences { $0.insert(Runs.call(0.1, "Card#1", "viewDidLoad()"), at: 2) }
        == ["viewDidLoad() of Card#1 is new"])
    #expect(sentences { $0.remove(at: 2) } == ["viewWillAppear(true) of Card#1 is gone"])
  }

  @Test func `a changed return value is reported with both`() {
    let question = "animationController(forPresented: Card#1) of Page#1"

    #expect(sentences { $0[1].answer = "Fade#1" } == ["\(question) returned Fade#1, not Slide#1"])
    #expect(sentences { $0[1].answer = nil } == ["\(question) returned nothing, not Slide#1"])
  }

  @Test func `changed arguments of a method are reported as replaced`() {
    #expect(
      sentences { $0[5].call = CallTrace.Message(text: "completeTransition(false)") }
        == ["completeTransition(false) of Slide#1 replaces completeTransition(true)"])
  }

  @Test func `a call moved to another object of the class is reported`() {
    #expect(
      sentences { $0[6].object = "Card#2" }
        == ["viewDidAppear(true) of Card#2 is called on this object, not on Card#1"])
  }

  @Test func `a call that changes its order is reported with the other call`() {
    let found = sentences { $0.swapAt(5, 6) }

    #expect(found.count == 1)
    #expect(
      found == [
        "viewDidAppear(true) of Card#1 comes before completeTransition(true) of Slide#1 in B, "
          + "but after it in A"
      ]
        || found == [
          "completeTransition(true) of Slide#1 comes after viewDidAppear(true) of Card#1 in B, "
            + "but before it in A"
        ])
  }

  @Test func `several changes of one call are one difference`() {
    var after = Self.calls
    after[1].t = 0.2
    after[1].answer = "nil"
    after[2].t = 0.2

    let differences = CallComparison(Self.calls, after).differences

    #expect(differences.map(\.kinds) == [[.answered, .moved], [.moved]])
    #expect(differences.map(\.shift) == [0.1, 0.1])
  }

  @Test func `a call is matched with the one at its time`() {
    let layouts = (0..<6).map { Runs.call(Double($0) / 10, "Card#1", "layout()") }
    var after = layouts
    after.remove(at: 2)

    let differences = CallComparison(layouts, after).differences

    #expect(differences.map(\.kinds) == [[.vanished]])
    #expect(differences.first?.before?.t == 0.2)
  }

  @Test func `every call of either run is accounted for once`() {
    var noise = Noise(state: 3)
    let words = ["a()", "b(1)", "b(2)", "c(x: 1)", "c(x: 2)"]
    func calls(_ count: Int) -> [RecordedRun.Call] {
      (0..<count).map { index in
        Runs.call(
          Double(index / 3) / 60, ObjectName("P", Int(noise.next() % 2)),
          words[Int(noise.next() % 5)])
      }
    }
    for count in [0, 1, 20, 200] {
      let (before, after) = (calls(count), calls(count + Int(noise.next() % 9)))

      let comparison = CallComparison(before, after)

      let left = comparison.differences.compactMap(\.before).count + comparison.unchanged
      let right = comparison.differences.compactMap(\.after).count + comparison.unchanged
      #expect(left == before.count && right == after.count)
      #expect(comparison.differences.allSatisfy { !$0.kinds.isEmpty })
    }
  }

  @Test func `five thousand calls are compared`() {
    let before = (0..<5000).map {
      Runs.call(Double($0) / 60, "Pan#1", "changed(translation: \($0 % 97), 0)")
    }
    var after = before
    after.removeSubrange(100..<110)
    after.insert(Runs.call(60, "Pan#1", "ended"), at: 4000)

    let comparison = CallComparison(before, after)

    let kinds = comparison.differences.map(\.kinds)
    #expect(kinds.filter { $0 == [.vanished] }.count == 10)
    #expect(kinds.filter { $0 == [.appeared] }.count == 1)
    #expect(kinds.count == 11)
  }
}
