import CoreData
import DeviceRuntime
import Foundation
import Testing

/// A class of an app that can be archived.
final class ArchivedPoint: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let x: Int
  init(x: Int) { self.x = x }
  required init?(coder: NSCoder) { x = coder.decodeInteger(forKey: "x") }
  func encode(with coder: NSCoder) { coder.encode(x, forKey: "x") }
}

/// Archives of transformable values.
struct KeyedArchiveTests {
  private func copy(_ value: Any) -> Any? {
    KeyedArchive.data(of: value).flatMap { KeyedArchive.value(in: $0) }
  }

  @Test func `values of Foundation are restored`() {
    let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    let values: [Any] = [
      "text", "ünïcödé 日本", 5, -7, 2.5, true, Date(timeIntervalSinceReferenceDate: 4.5),
      Data([1, 2]), uuid,
      URL(fileURLWithPath: "/tmp"), ["a", "b"], [[1, 2], [3]], ["k": [1.5]], Set(["x"]),
    ]
    for value in values {
      let found = copy(value)
      let isSame = KeyedComparison.areEqual(found, value)
      let isSameObject = (found as? NSObject)?.isEqual(value) == true
      #expect(isSame || isSameObject, "\(value) became \(found ?? "nil")")
    }
    #expect(copy(["k": ["a", "b"]]) as? [String: [String]] == ["k": ["a", "b"]])
    let long = (0..<5000).map { "\($0)" }
    #expect(copy(long) as? [String] == long)
  }

  @Test func `objects of a class that conforms to NSCoding are restored`() {
    let points = copy([ArchivedPoint(x: 3), ArchivedPoint(x: 4)]) as? [ArchivedPoint]
    #expect(points?.map(\.x) == [3, 4])
  }

  @Test func `other values have no archive`() {
    struct Shape {}
    final class Nested: NSObject, NSCoding {
      override init() {}
      required init?(coder: NSCoder) {}
      func encode(with coder: NSCoder) {}
    }
    #expect(KeyedArchive.data(of: Nested()) == nil)
    #expect(KeyedArchive.data(of: Shape()) == nil)
    #expect(KeyedArchive.data(of: ["a": Shape()] as [String: Any]) == nil)
    #expect(KeyedArchive.data(of: NSDecimalNumber(string: "1.5")) == nil)
    #expect(KeyedArchive.data(of: NSObject()) == nil)
  }

  @Test func `a class that is not known makes the value nil`() throws {
    let data = try #require(KeyedArchive.data(of: ArchivedPoint(x: 3)))
    let text = String(decoding: data, as: Unicode.ASCII.self)
    #expect(text.contains("ArchivedPoint"))
    let other = data.replacing(Data("ArchivedPoint".utf8), with: Data("ArchivedTniop".utf8))
    #expect(KeyedArchive.value(in: other) == nil)
  }

  @Test func `a damaged archive is nil or has another value`() throws {
    var random: UInt64 = 3
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    let value: [String: Any] = [
      "a": ["text", 5, Date(timeIntervalSinceReferenceDate: 3)], "b": Set([1, 2]),
      "c": Data([1, 2, 3]),
      "d": UUID(), "e": URL(fileURLWithPath: "/tmp"),
    ]
    let good = try #require(KeyedArchive.data(of: value))
    var failures = 0
    for _ in 0..<20_000 {
      var data = good
      for _ in 0...next(3) { data[next(data.count)] = UInt8(next(256)) }
      if next(4) == 0 { data = data.prefix(next(data.count)) }
      if KeyedArchive.value(in: data) == nil { failures += 1 }
    }
    #expect(failures > 1000)
    #expect(
      KeyedArchive.value(in: Data()) == nil && KeyedArchive.value(in: Data("bplist00".utf8)) == nil)
  }
}
