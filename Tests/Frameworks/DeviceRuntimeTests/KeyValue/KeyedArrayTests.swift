import Testing
@_spi(Ported) import UIKit

/// The array that `mutableArrayValue(forKey:)` returns.
@MainActor
struct KeyedArrayTests {
  private final class List: NSObject {
    var rows = NSMutableArray()
    var names: [String] = [] {
      willSet { ExposedClass.willChange(self, "names") }
      didSet { ExposedClass.didChange(self, "names") }
    }

    @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
      ExposedClass.register(List.self, name: "KeyedArrayList", module: nil) { c in
        c.property("rows", \List.rows)
        c.property("names", \List.names)
      }
    }
  }

  private final class Watcher: NSObject {
    var heard: [String] = []
    func heardChange(_ path: String?, _ change: [NSKeyValueChangeKey: Any]?) {
      let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
      let indexes = (change?[.indexesKey] as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
      let old = (change?[.oldKey] as? [Any]).map { "\($0)" } ?? "-"
      let new = (change?[.newKey] as? [Any]).map { "\($0)" } ?? "-"
      heard.append("\(path ?? "") \(kind) \(indexes) \(old) \(new)")
    }

    @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
      ExposedClass.register(Watcher.self, name: "KeyedArrayWatcher", module: nil) { c in
        c.method(
          "observeValueForKeyPath:ofObject:change:context:",
          {
            (
              t: Watcher, a: String?, _: Any?, c: [NSKeyValueChangeKey: Any]?,
              _: UnsafeMutableRawPointer?
            ) in t.heardChange(a, c)
          })
      }
    }
  }

  @Test(arguments: ["rows", "names"])
  func `changes of members are reported with their kind and index`(key: String) {
    World()() {
      let (list, watcher) = (List(), Watcher())
      list.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
      let array = list.mutableArrayValue(forKey: key)

      array.add("a")
      array.insert("b", at: 0)
      array.replaceObject(at: 1, with: "c")
      array.removeObject(at: 0)
      array.removeLastObject()
      array.removeLastObject()

      #expect(
        watcher.heard == [
          "\(key) 2 [0] - [\"a\"]", "\(key) 2 [0] - [\"b\"]", "\(key) 4 [1] [\"a\"] [\"c\"]",
          "\(key) 3 [0] [\"b\"] -", "\(key) 3 [0] [\"c\"] -",
        ])
      #expect(array.count == 0 && list.rows.count == 0 && list.names.isEmpty)
      list.removeObserver(watcher, forKeyPath: key)
    }
  }

  @Test func `the array is the property, also without observers`() {
    World()() {
      let list = List()
      let array = list.mutableArrayValue(forKey: "names")
      list.names = ["x", "y"]
      #expect(array.count == 2 && array.object(at: 1) as? String == "y")
      array.addObjects(from: ["z"])
      array.removeObject(at: 0)
      #expect(list.names == ["y", "z"])
      array.removeAllObjects()
      #expect(list.names == [])
    }
  }

  @Test func `an index outside the array raises`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          List().mutableArrayValue(forKey: "names").removeObject(at: 3)
        }
      })
    #expect(text.contains("'NSRangeException'") && text.contains("index 3 beyond bounds"))
  }
}
