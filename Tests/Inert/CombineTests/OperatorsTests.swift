import Combine
import Testing

/// One use of an operator: what it makes of a publisher of numbers.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let elements: [Int]
  let fails: Bool
  /// The events with any demand: elements, then `|` for the end or `x` for a failure.
  let expected: String
  let build: (Probe) -> AnyPublisher<String, any Error>
  var testDescription: String { "\(name) of \(elements)\(fails ? " x" : "")" }

  init<P: Publisher>(
    _ name: String, of elements: [Int] = [1, 2, 3, 4], fails: Bool = false, _ expected: String,
    _ build: @escaping (Probe) -> P
  ) {
    (self.name, self.elements, self.fails) = (name, elements, fails)
    self.expected = expected
    self.build = {
      build($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }

  var probe: Probe { Probe(elements, fails ? .failure(Mishap()) : .finished) }

  private static func odd(_ n: Int) throws -> Bool {
    if n == 3 { throw Mishap() }
    return n % 2 == 1
  }

  static let all: [OperatorCase] = mapping + folding + choosing + failures + several

  static let mapping: [OperatorCase] = [
    .init("map", "2 4 6 8 |") { $0.map { $0 * 2 } },
    .init("map", fails: true, "2 4 6 8 x") { $0.map { $0 * 2 } },
    .init("map key path", "1 10 11 100 |") { $0.map { "\(String($0, radix: 2))" }.map(\.self) },
    .init("map two key paths", of: [7], "(7, \"7\") |") { $0.map(\.magnitude, \.description) },
    .init("tryMap", "2 4 x") { $0.tryMap { if $0 == 3 { throw Mishap() } else { $0 * 2 } } },
    .init("compactMap", "2 4 |") { $0.compactMap { $0 % 2 == 0 ? $0 : nil } },
    .init("tryCompactMap", "1 x") { $0.tryCompactMap { try odd($0) ? $0 : nil } },
    .init("filter", "2 4 |") { $0.filter { $0 % 2 == 0 } },
    .init("tryFilter", "1 x") { $0.tryFilter(odd) },
    .init("removeDuplicates", of: [1, 1, 2, 2, 1], "1 2 1 |") { $0.removeDuplicates() },
    .init("tryRemoveDuplicates", of: [1, 1, 2, 3], "1 2 x") {
      $0.tryRemoveDuplicates {
        _ = try odd($1)
        return $0 == $1
      }
    },
    .init("replaceNil", "0 2 0 4 |") { $0.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 0) },
    .init("handleEvents", "1 2 3 4 |") { $0.handleEvents(receiveOutput: { _ in }) },
    .init("breakpoint", "1 2 3 4 |") { $0.breakpoint(receiveOutput: { _ in false }) },
    .init("measureInterval", of: [1, 2], "Stride(magnitude: 0) Stride(magnitude: 0) |") {
      $0.measureInterval(using: ImmediateScheduler.shared)
    },
    .init("encode", of: [1], "2 |") {
      $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(
        type: [Int].self, decoder: JSONDecoder()
      )
      .map { $0[0] + 1 }
    },
    .init("decode", of: [1], "x") {
      $0.map { Data("\($0)]".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
  ]

  static let folding: [OperatorCase] = [
    .init("scan", "1 3 6 10 |") { $0.scan(0, +) },
    .init("tryScan", "1 3 x") { $0.tryScan(0) { if $1 == 3 { throw Mishap() } else { $0 + $1 } } },
    .init("reduce", "10 |") { $0.reduce(0, +) },
    .init("reduce", of: [], "0 |") { $0.reduce(0, +) },
    .init("reduce", fails: true, "x") { $0.reduce(0, +) },
    .init("tryReduce", "x") { $0.tryReduce(0) { if $1 == 3 { throw Mishap() } else { $0 + $1 } } },
    .init("collect", "[1, 2, 3, 4] |") { $0.collect() },
    .init("collect", of: [], "[] |") { $0.collect() },
    .init("collect", fails: true, "x") { $0.collect() },
    .init("collect(3)", "[1, 2, 3] [4] |") { $0.collect(3) },
    .init("collect(2)", "[1, 2] [3, 4] |") { $0.collect(2) },
    .init("count", "4 |") { $0.count() },
    .init("ignoreOutput", "|") { $0.ignoreOutput() },
    .init("ignoreOutput", fails: true, "x") { $0.ignoreOutput() },
    .init("min", of: [3, 1, 2], "1 |") { $0.min() },
    .init("max", of: [3, 1, 2], "3 |") { $0.max() },
    .init("max", of: [], "|") { $0.max() },
    .init("tryMax", "x") { $0.tryMax { _, _ in throw Mishap() } },
    .init("tryMin", of: [2, 1], "1 |") { $0.tryMin { $0 < $1 } },
    .init("contains", "true |") { $0.contains(2) },
    .init("contains", "false |") { $0.contains(9) },
    .init("contains where", "true |") { $0.contains { $0 > 3 } },
    .init("tryContains", of: [2, 3], "x") { $0.tryContains(where: odd) },
    .init("allSatisfy", "true |") { $0.allSatisfy { $0 > 0 } },
    .init("allSatisfy", "false |") { $0.allSatisfy { $0 < 3 } },
    .init("tryAllSatisfy", of: [1, 3], "x") { $0.tryAllSatisfy(odd) },
  ]

  static let choosing: [OperatorCase] = [
    .init("first", "1 |") { $0.first() },
    .init("first", of: [], "|") { $0.first() },
    .init("first where", "3 |") { $0.first { $0 > 2 } },
    .init("tryFirst", of: [2, 3], "x") { $0.tryFirst(where: odd) },
    .init("last", "4 |") { $0.last() },
    .init("last", fails: true, "x") { $0.last() },
    .init("last where", "2 |") { $0.last { $0 < 3 } },
    .init("tryLast", "x") { $0.tryLast(where: odd) },
    .init("dropFirst", "2 3 4 |") { $0.dropFirst() },
    .init("dropFirst(9)", "|") { $0.dropFirst(9) },
    .init("drop while", "3 4 |") { $0.drop { $0 < 3 } },
    .init("tryDrop", of: [1, 3], "x") { $0.tryDrop(while: odd) },
    .init("prefix", "1 2 |") { $0.prefix(2) },
    .init("prefix(0)", "|") { $0.prefix(0) },
    .init("prefix(9)", fails: true, "1 2 3 4 x") { $0.prefix(9) },
    .init("prefix while", "1 2 |") { $0.prefix { $0 < 3 } },
    .init("tryPrefix", of: [1, 3], "1 x") { $0.tryPrefix(while: odd) },
    .init("output(at:)", "3 |") { $0.output(at: 2) },
    .init("output(in:)", "2 3 |") { $0.output(in: 1...2) },
    .init("output(in: 2...)", "3 4 |") { $0.output(in: 2...) },
    .init("prepend", "8 9 1 2 3 4 |") { $0.prepend(8, 9) },
    .init("append", "1 2 3 4 8 9 |") { $0.append([8, 9]) },
    .init("append", fails: true, "1 2 3 4 x") { $0.append(8) },
    .init("buffer", "1 2 3 4 |") {
      $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
    },
    .init("buffer", "1 2 3 4 |") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
    .init("prefix untilOutput", "|") { $0.prefix(untilOutputFrom: Just(1)) },
    .init("prefix untilOutput", "1 2 3 4 |") {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    .init("drop untilOutput", "1 2 3 4 |") {
      $0.drop(untilOutputFrom: Just(1).setFailureType(to: Mishap.self))
    },
    .init("drop untilOutput", "|") { $0.drop(untilOutputFrom: Empty<Int, Mishap>()) },
  ]

  static let failures: [OperatorCase] = [
    .init("mapError", fails: true, "1 2 3 4 x") {
      $0.mapError { _ in CocoaError(.fileNoSuchFile) }
    },
    .init("replaceError", fails: true, "1 2 3 4 9 |") { $0.replaceError(with: 9) },
    .init("replaceError", "1 2 3 4 |") { $0.replaceError(with: 9) },
    .init("replaceEmpty", of: [], "9 |") { $0.replaceEmpty(with: 9) },
    .init("replaceEmpty", "1 2 3 4 |") { $0.replaceEmpty(with: 9) },
    .init("replaceEmpty", of: [], fails: true, "x") { $0.replaceEmpty(with: 9) },
    .init("catch", fails: true, "1 2 3 4 9 |") { $0.catch { _ in Just(9) } },
    .init("catch", "1 2 3 4 |") { $0.catch { _ in Just(9) } },
    .init("catch", of: [1], fails: true, "1 5 x") {
      $0.catch { _ in Probe([5], .failure(Mishap())) }
    },
    .init("tryCatch", of: [1], fails: true, "1 x") {
      $0.tryCatch { throw $0 } as Publishers.TryCatch<Probe, Probe>
    },
    .init("tryCatch", of: [1], fails: true, "1 9 |") { $0.tryCatch { _ in Just(9) } },
    .init("retry", of: [1, 2], fails: true, "1 2 1 2 1 2 x") { $0.retry(2) },
    .init("retry", of: [1, 2], "1 2 |") { $0.retry(2) },
    .init("assertNoFailure", "1 2 3 4 |") { $0.assertNoFailure() },
    .init("setFailureType", "1 2 3 4 |") {
      $0.assertNoFailure().setFailureType(to: CocoaError.self)
    },
  ]

  static let several: [OperatorCase] = [
    .init("flatMap", of: [1, 2], "1 1 2 2 |") {
      $0.flatMap(maxPublishers: .max(1)) { Probe([$0, $0]) }
    },
    .init("flatMap of failing", of: [1, 2], "1 x") {
      $0.flatMap { Probe([$0], .failure(Mishap())) }
    },
    .init("flatMap of Just", of: [1, 2], "1 2 |") { $0.flatMap { Just($0) } },
    .init("merge of itself with nothing", "1 2 3 4 |") { $0.merge(with: Empty()) },
    .init("merge with failure", of: [], "x") { $0.merge(with: Fail(error: Mishap())) },
    .init("zip", "(1, 8) (2, 9) |") { $0.zip(Probe([8, 9])) },
    .init("zip with failure", "x") { $0.zip(Probe([], .failure(Mishap()))) },
    .init("zip 3", "(1, 5, 7) (2, 6, 8) |") { $0.zip(Probe([5, 6]), Probe([7, 8])) },
    .init("zip 4", "10 |") { $0.zip(Probe([2]), Probe([3]), Probe([4])) { $0 + $1 + $2 + $3 } },
    .init("zip with Empty", "|") { $0.zip(Empty<Int, Mishap>()) },
    .init("zip with Fail", "x") { $0.zip(Fail<Int, Mishap>(error: Mishap())) },
    .init("Empty with zip", "|") { Empty<Int, Mishap>().zip($0) },
    .init("combineLatest with Empty", "|") { $0.combineLatest(Empty<Int, Mishap>()) },
    .init("combineLatest with Fail", "x") { $0.combineLatest(Fail<Int, Mishap>(error: Mishap())) },
    .init("merge with Empty", "1 2 3 4 |") { Empty<Int, Mishap>().merge(with: $0, Empty()) },
    .init("flatMap to Empty", "|") { $0.flatMap { _ in Empty<Int, Mishap>() } },
    .init("flatMap to Fail", "x") { $0.flatMap { _ in Fail<Int, Mishap>(error: Mishap()) } },
    .init("switchToLatest of Empty", "|") { $0.map { _ in Empty<Int, Mishap>() }.switchToLatest() },
    .init("switchToLatest of Fail", "x") {
      $0.map { _ in Fail<Int, Mishap>(error: Mishap()) }.switchToLatest()
    },
    .init("catch with Empty", of: [1], fails: true, "1 |") {
      $0.catch { _ in Empty<Int, Never>() }
    },
    .init("retry of Fail", "x") { _ in Fail<Int, Mishap>(error: Mishap()).retry(3) },
    .init("prepend of Empty", "1 2 3 4 |") { $0.prepend(Empty<Int, Mishap>()) },
    .init("append of Fail", of: [1], "1 x") { $0.append(Fail<Int, Mishap>(error: Mishap())) },
    .init("combineLatest", "(4, 8) (4, 9) |") { $0.combineLatest(Probe([8, 9])) },
    .init("combineLatest with nothing", "|") { $0.combineLatest(Probe([])) },
    .init("combineLatest 3", "(4, 6, 7) |") { $0.combineLatest(Probe([5, 6]), Probe([7])) },
    .init("combineLatest 4", "13 |") {
      $0.combineLatest(Probe([2]), Probe([3]), Probe([4])) { $0 + $1 + $2 + $3 }
    },
    .init("switchToLatest", of: [1, 2], "1 1 2 2 |") {
      $0.map { Probe([$0, $0]) }.switchToLatest()
    },
    .init("switchToLatest of failing", of: [1, 2], "1 x") {
      $0.map { Probe([$0], .failure(Mishap())) }.switchToLatest()
    },
    .init("share", "1 2 3 4 |") { $0.share() },
    .init("multicast", fails: true, "1 2 3 4 x") {
      $0.multicast { PassthroughSubject() }.autoconnect()
    },
    .init("receive on", "1 2 3 4 |") { $0.receive(on: ImmediateScheduler.shared) },
    .init("subscribe on", "1 2 3 4 |") { $0.subscribe(on: ImmediateScheduler.shared) },
    .init("delay", fails: true, "1 2 3 4 x") {
      $0.delay(for: 3, scheduler: ImmediateScheduler.shared)
    },
  ]
}

struct OperatorsTests {
  @Test(arguments: OperatorCase.all)
  func `an operator sends the expected elements without a limit`(_ entry: OperatorCase) {
    let recorder = entry.build(entry.probe).record()
    #expect(recorder.text == entry.expected)
  }

  /// Operators that drop elements without demand: subjects, and those that send only the latest
  /// element. A failure does not wait for demand, so the elements before it may be dropped.
  private static let dropping: Set = [
    "share", "multicast", "combineLatest", "combineLatest 3", "switchToLatest",
    "switchToLatest of failing", "flatMap of failing",
  ]

  @Test(arguments: OperatorCase.all.filter { !dropping.contains($0.name) })
  func `a demand of one at a time gives the same elements`(_ entry: OperatorCase) {
    let recorder = entry.build(entry.probe).record(first: .max(1), each: .max(1))
    #expect(recorder.text == entry.expected)
  }

  @Test(arguments: OperatorCase.all.filter { !dropping.contains($0.name) })
  func `demand from outside gives the same elements, and never too many`(_ entry: OperatorCase) {
    let recorder = entry.build(entry.probe).record(first: .none)
    #expect(recorder.received == 0)
    for count in 1...9 where !recorder.isOver {
      recorder.subscription?.request(.max(1))
      #expect(recorder.received <= count)
    }
    #expect(recorder.text == entry.expected)
  }

  @Test(arguments: OperatorCase.all)
  func `nothing arrives after a cancellation`(_ entry: OperatorCase) {
    let probe = Probe(entry.elements, nil)
    let recorder = Recorder<String, any Error>(first: .max(1))
    recorder.onElement = { recorder.cancel() }
    entry.build(probe).subscribe(recorder)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    #expect(recorder.received <= 1)
    if recorder.received == 1 { #expect(recorder.events.count == 1) }
    #expect(probe.cancellations <= probe.subscriptions)
    #expect(recorder.isOver || probe.cancellations == probe.subscriptions)
  }

  @Test(arguments: OperatorCase.all)
  func `an operator completes at most once and frees its subscriber`(_ entry: OperatorCase) {
    weak var known: Recorder<String, any Error>?
    do {
      let recorder = entry.build(entry.probe).record()
      known = recorder
      #expect(recorder.events.filter { $0 == "|" || $0 == "x" }.count == 1)
      recorder.cancel()
    }
    #expect(known == nil)
  }
}
