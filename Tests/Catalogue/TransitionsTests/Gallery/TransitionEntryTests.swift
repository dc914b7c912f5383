import Testing
import Transitions

/// The entries of the gallery as lists and pages use them.
@MainActor @Suite struct TransitionEntryTests {
  @Test func `the ids are unique, in kebab case, and ordered by family`() {
    let ids = transitionCatalogue.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)")
    }
    for family in TransitionEntry.Family.allCases {
      let places = transitionCatalogue.indices.filter { transitionCatalogue[$0].family == family }
      #expect(
        places.isEmpty || places.count == places[places.count - 1] - places[0] + 1, "\(family)")
    }
  }

  @Test(arguments: transitionCatalogue)
  func `an entry has a place and valid parameters`(entry: TransitionEntry) {
    #expect(!entry.supports.isDisjoint(with: .everywhere), "\(entry.id)")
    #expect(Set(entry.parameters.map(\.name)).count == entry.parameters.count, "\(entry.id)")
    for parameter in entry.parameters {
      switch parameter.kind {
      case .number(let range, let standard): #expect(range.contains(standard), "\(parameter.name)")
      case .count(let range, let standard): #expect(range.contains(standard), "\(parameter.name)")
      case .choice(let names, let standard): #expect(names.contains(standard), "\(parameter.name)")
      case .flag: break
      }
    }
  }

  @Test(arguments: transitionCatalogue)
  func `an entry can be created at both ends of its ranges`(entry: TransitionEntry) throws {
    for upper in [false, true] {
      var values = entry.defaults
      for parameter in entry.parameters {
        switch parameter.kind {
        case .number(let range, _):
          values[parameter.name] = .number(upper ? range.upperBound : range.lowerBound)
        case .count(let range, _):
          values[parameter.name] = .count(upper ? range.upperBound : range.lowerBound)
        case .choice(let names, _):
          values[parameter.name] = .choice(upper ? names[names.count - 1] : names[0])
        case .flag: values[parameter.name] = .flag(upper)
        }
      }
      let place = try #require(Place.allCases.first { entry.supports.contains($0.support) })
      let stage = try GalleryStage(entry.make(values), in: place)

      stage.go(.there)
      try stage.stage.settle()
      stage.expectRest(.there, finished: true, "\(entry.id) \(upper)")
      stage.go(.back)
      try stage.stage.settle()
      stage.expectRest(.back, finished: true, "\(entry.id) \(upper)")
    }
  }

  private let cube = TransitionEntry(
    id: "cube-turn", title: "Cube", family: .turn,
    parameters: [
      .edge(.left), .init("perspective", .number(-0.01...0, standard: -0.005)),
      .init("faces", .count(2...4, standard: 2)), .init("shaded", .flag(standard: true)),
    ], make: { _ in .crossfade })

  @Test func `the Swift to paste omits defaults`() {
    var values = cube.defaults
    #expect(cube.code(values) == ".cubeTurn()")

    values["edge"] = .choice("top")
    values["perspective"] = .number(-0.002)
    values["faces"] = .count(3)
    values["shaded"] = .flag(false)
    #expect(
      cube.code(values) == ".cubeTurn(.top, perspective: -0.002, faces: 3, shaded: false)")
  }

  @Test func `values stay within their ranges, others are refused`() {
    var values = cube.defaults

    values["perspective"] = .number(1)
    #expect(values.number("perspective") == 0)
    values["perspective"] = .number(.nan)
    #expect(values.number("perspective") == -0.005)
    values["faces"] = .count(-3)
    #expect(values.count("faces") == 2)
    values["faces"] = .flag(true)
    #expect(values.count("faces") == 2)
    values["edge"] = .choice("inside")
    #expect(values.edge == .left)
    values["weight"] = .number(1)
    #expect(values["weight"] == nil)
    values["shaded"] = nil
    #expect(values.flag("shaded"))
  }
}
