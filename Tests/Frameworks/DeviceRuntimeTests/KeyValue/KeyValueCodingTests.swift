import Testing
@_spi(Ported) import UIKit

/// Properties are read and written by key, with numbers converted as on iOS.
@MainActor
struct KeyValueCodingTests {
  @Test func `reading or writing an unknown key raises`() async {
    let read = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedPage().value(forKey: "nothing") }
      })
    let written = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { ExposedModel().setValue(1, forKey: "nothing") }
      })

    #expect(read.contains("'NSUnknownKeyException'"))
    #expect(
      read.contains(
        "valueForUndefinedKey:]: this class is not key value coding-compliant for the key nothing.")
    )
    #expect(
      written.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "nothing."))
  }

  @Test func `writing nil to a number, another class, or a read-only property raises`() async {
    let none = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { ExposedPage().setValue(nil, forKey: "count") }
      })
    let other = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { ExposedPage().setValue(UIView(), forKey: "caption") }
      })
    let fixed = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { ExposedPage().setValue(1, forKey: "twice") }
      })

    #expect(none.contains("setNilValueForKey]: could not set nil as the value for the key count."))
    #expect(
      other.contains("the key caption has the type Optional<String>, but was set to a UIView."))
    #expect(
      fixed.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant"))
  }

  @Test func `numbers, enumerations and optionals are read as objects and written back`() {
    World()() {
      let page = ExposedHeir()

      #expect(page.value(forKey: "count") as? Int == 3)
      #expect(page.value(forKey: "ratio") as? NSNumber == 0.5)
      #expect(page.value(forKey: "ratio") as? CGFloat == 0.5)
      #expect(page.value(forKey: "mode") as? Int == 0)
      #expect(page.value(forKey: "caption") == nil)
      #expect(page.value(forKey: "secret") as? String == "kept")
      #expect(page.value(forKey: "name") as? String == "page")

      page.setValue(2.9, forKey: "count")
      page.setValue(NSNumber(value: 2), forKey: "ratio")
      page.setValue(1, forKey: "mode")
      page.setValue("new", forKey: "caption")
      page.setValue("other", forKey: "secret")

      #expect(page.count == 2 && page.ratio == 2 && page.mode == .second)
      #expect(page.caption == "new" && page.value(forKey: "secret") as? String == "other")
      page.setValue(nil, forKey: "caption")
      #expect(page.caption == nil)
    }
  }

  @Test func `a key path leads from object to object, and through arrays`() {
    World()() {
      let page = ExposedPage()
      page.child = ExposedModel()

      page.setValue("deep", forKeyPath: "child.title")

      #expect(page.value(forKeyPath: "child.title") as? String == "deep")
      #expect(page.child?.value(forKey: "odd") as? String == "found")
      let models = [ExposedModel(), ExposedModel()]
      #expect(KeyValueCoding.value(path: "title", of: models) as? [String] == ["t", "t"])
      #expect(KeyValueCoding.value(path: "@count", of: models) as? Int == 2)
    }
  }

  @Test func `the keys of user defaults are those of their values`() throws {
    let suite = "KeyValueCodingTests"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }

    defaults.setValue(3, forKey: "count")
    defaults.setValue("text", forKeyPath: "word")

    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(defaults.value(forKeyPath: "word") as? String == "text")
    #expect(defaults.value(forKey: "nothing") == nil)
  }

  @Test func `several keys are written and read at once`() {
    World()() {
      let page = ExposedPage()

      page.setValuesForKeys(["count": 5, "caption": "c", "child": NSNull()])

      #expect(page.count == 5 && page.caption == "c")
      let values = page.dictionaryWithValues(forKeys: ["count", "child"])
      #expect(values["count"] as? Int == 5 && values["child"] is NSNull)
    }
  }

  @Test func `layers and animations keep the app's own keys`() {
    World()() {
      let (layer, animation) = (CALayer(), CABasicAnimation())

      layer.setValue("mine", forKey: "mine")
      layer.setValue(0.25, forKey: "opacity")
      animation.setValue("mine", forKey: "mine")

      #expect(layer.value(forKey: "mine") as? String == "mine" && layer.opacity == 0.25)
      #expect(animation.value(forKey: "mine") as? String == "mine")
    }
  }
}
