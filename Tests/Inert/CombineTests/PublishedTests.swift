import Combine
import Testing

class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var note: String?
  var total = 0
}

final class Cart: Basket {
  @Published private(set) var count = 0

  func add(_ item: String) {
    items.append(item)
    count += 1
  }

  func follow(_ subject: PassthroughSubject<Int, Never>) { subject.assign(to: &$count) }
}

struct PublishedTests {
  @Test func `a published property sends its new value before it is stored`() {
    let cart = Cart()
    var seen: [String] = []
    let sink = cart.$items.sink { seen.append("\($0) \(cart.items)") }
    cart.add("a")
    #expect(seen == ["[] []", #"["a"] []"#])
    #expect(cart.items == ["a"])
    withExtendedLifetime(sink) {}
  }

  @Test func `an object sends before each change, also of an inherited property`() {
    let cart = Cart()
    var seen: [Int] = []
    cart.add("before")
    let sink = cart.objectWillChange.sink { seen.append(cart.count) }
    #expect(cart.objectWillChange === cart.objectWillChange)
    cart.add("a")
    #expect(seen == [1, 1])
    cart.total = 3
    #expect(seen.count == 2)
    cart.objectWillChange.send()
    #expect(seen == [1, 1, 2])
    withExtendedLifetime(sink) {}
  }

  @Test func `assign writes to a published property as long as its object exists`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var known: Cart?
    do {
      let cart = Cart()
      known = cart
      cart.follow(subject)
      var changes = 0
      let sink = cart.objectWillChange.sink { changes += 1 }
      subject.send(5)
      #expect(cart.count == 5)
      #expect(changes == 1)
      withExtendedLifetime(sink) {}
    }
    #expect(known == nil)
    subject.send(6)
  }

  @Test func `an object with a publisher of its own uses that one`() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var number = 0
    }
    let own = Own()
    var calls = 0
    let sink = own.objectWillChange.sink { calls += 1 }
    own.number = 1
    #expect(calls == 0)
    own.objectWillChange.send()
    #expect(calls == 1)
    withExtendedLifetime(sink) {}
  }

  @Test func `assign to a key path retains its object until the end`() {
    final class Label { var text = "" }
    let subject = PassthroughSubject<String, Never>()
    weak var known: Label?
    var assign: AnyCancellable?
    do {
      let label = Label()
      known = label
      assign = subject.assign(to: \.text, on: label)
      subject.send("a")
      #expect(label.text == "a")
    }
    #expect(known?.text == "a")
    subject.send(completion: .finished)
    #expect(known == nil)
    withExtendedLifetime(assign) {}
  }

  @Test func `a sink that is released is cancelled`() {
    let probe = Probe([], nil)
    var sink: AnyCancellable? = probe.sink { _ in
    } receiveValue: { _ in
    }
    #expect(probe.cancellations == 0)
    _ = sink
    sink = nil
    #expect(probe.cancellations == 1)
  }
}
