import Stage
import Testing

@MainActor
struct UIInteractionTests {
  private final class Noted: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) {
      calls.append("will \(view.map { String($0.tag) } ?? "nil") of \(self.view?.tag ?? 0)")
    }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append("did \(view.map { String($0.tag) } ?? "nil")")
    }
  }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func `removing an interaction of another view does nothing`() {
    World()() {
      let noted = Noted()
      view(1).removeInteraction(noted)
      #expect(noted.calls.isEmpty)
    }
  }

  @Test func `an interaction belongs to one view and is told before and after each change`() {
    World()() {
      let (first, second, noted) = (view(1), view(2), Noted())

      first.addInteraction(noted)
      first.addInteraction(noted)
      #expect(first.interactions.count == 1 && noted.calls == ["will 1 of 0", "did 1"])
      noted.calls = []
      second.addInteraction(noted)
      #expect(first.interactions.isEmpty && second.interactions.first === noted)
      #expect(noted.calls == ["will nil of 1", "did nil", "will 2 of 0", "did 2"])
      noted.calls = []
      second.removeInteraction(noted)
      #expect(second.interactions.isEmpty && noted.calls == ["will nil of 2", "did nil"])
    }
  }

  @Test func `setting the list adds and removes`() {
    World()() {
      let (host, first, second) = (view(1), Noted(), Noted())
      host.addInteraction(first)

      host.interactions = [second, first]

      #expect(host.interactions.map { $0 === first } == [false, true])
      host.interactions = []
      #expect(first.view == nil && second.view == nil)
    }
  }
}
