import AppHost
import Preview
import Testing

/// The options of transitions, and the gallery's own command.
struct CommandParserGalleryTests {
  private static let catalogue = Catalogue(
    demos: [.init(id: "flip", title: "Flip")],
    transitions: [.init(id: "turn/cub", title: "Cub", parameters: parameters)],
    devices: [.init(id: "phone", title: "Phone")])
  private static let parameters = [
    PageParameter(
      "edge", title: "Edge",
      .choice([.init(id: "left", title: "Left"), .init(id: "right", title: "Right")]),
      standard: .text("left")),
    PageParameter(
      "shade", title: "Shade", .number(0...1, step: 0.1, unit: ""), standard: .number(0.8)),
    PageParameter("faces", title: "Faces", .count(2...4), standard: .number(2)),
    PageParameter("lit", title: "Lit", .flag, standard: .flag(true)),
  ]

  private func parse(_ line: String) throws -> Command {
    try CommandParser(catalogue: Self.catalogue).parse(line.split(separator: " ").map(String.init))
  }

  static let cases = [
    UsageErrorTests.Case(
      "gallery turn/cube",
      "matchcut gallery: no transition named 'turn/cube'; did you mean 'turn/cub'? There is "
        + "turn/cub."),
    UsageErrorTests.Case(
      "gallery cub",
      "matchcut gallery: no transition named 'cub'; did you mean 'turn/cub'? There is turn/cub."),
    UsageErrorTests.Case(
      "film turn/cub --set edge",
      "matchcut film: found --set 'edge', expected a parameter and its value as NAME=VALUE; "
        + "try --set duration=0.5."),
    UsageErrorTests.Case(
      "film all --set edge=left",
      "matchcut film: found --set 'edge=left' for 'all', which has no parameters, expected one "
        + "transition of the gallery; leave out --set, or name a transition that 'matchcut list' "
        + "shows."),
    UsageErrorTests.Case(
      "check flip --set edge=left",
      "matchcut check: found --set 'edge=left' for 'flip', which has no parameters, expected one "
        + "transition of the gallery; leave out --set, or name a transition that 'matchcut list' "
        + "shows."),
    UsageErrorTests.Case(
      "trace turn/cub --set egde=left",
      "matchcut trace: turn/cub: no parameter named 'egde'; did you mean 'edge'? There are edge, "
        + "shade, faces and lit."),
    UsageErrorTests.Case(
      "film turn/cub --set edge=middle",
      "matchcut film: found --set 'edge=middle', expected left or right; try --set edge=left."),
    UsageErrorTests.Case(
      "fuzz turn/cub --set shade=1.5",
      "matchcut fuzz: found --set 'shade=1.5', expected a number from 0 to 1; "
        + "try --set shade=0.8."),
    UsageErrorTests.Case(
      "film turn/cub --set shade=nan",
      "matchcut film: found --set 'shade=nan', expected a number from 0 to 1; "
        + "try --set shade=0.8."),
    UsageErrorTests.Case(
      "film turn/cub --set faces=2.5",
      "matchcut film: found --set 'faces=2.5', expected a whole number from 2 to 4; "
        + "try --set faces=2."),
    UsageErrorTests.Case(
      "film turn/cub --set lit=1",
      "matchcut film: found --set 'lit=1', expected true or false; try --set lit=true."),
  ]

  @Test(arguments: cases)
  func `the sentence states found, expected, location and fix`(
    _ item: UsageErrorTests.Case
  ) throws {
    let error = #expect(throws: UsageError.self) { try parse(item.line) }

    #expect(error?.description == item.message)
  }

  @Test(arguments: ["film", "trace", "check", "plot", "fuzz"])
  func `values are parsed by kind, the later of two counts`(command: String) throws {
    let line = " turn/cub --set edge=right --set shade=0.5 --set faces=3 --set lit=false"
    let expected: PageParameter.Values = [
      "edge": .text("right"), "shade": .number(0.25), "faces": .number(3), "lit": .flag(false),
    ]

    let found: PageParameter.Values? =
      switch try parse(command + line + " --set=shade=0.25") {
      case .film(let options): options.run.values
      case .trace(let options): options.run.values
      case .check(let options): options.run.values
      case .plot(let options): options.run.values
      case .fuzz(let options): options.values
      default: nil
      }

    #expect(found == expected)
  }

  @Test func `without options nothing is chosen`() throws {
    guard case .film(let options) = try parse("film turn/cub") else {
      Issue.record("no film")
      return
    }
    #expect(options.run.values.isEmpty)
  }

  @Test func `the gallery has all entries, or the named ones`() throws {
    var options = GalleryOptions(names: ["turn/cub"])
    #expect(try parse("gallery") == .gallery(options))

    options.run.isRightToLeft = true
    options.run.isDark = true
    options.textAlone = true
    options.scale = 1
    options.folder = "there"
    #expect(
      try parse("gallery turn/cub --rtl --dark --text --scale 1 --out there")
        == .gallery(options))
  }

  @Test func `the list contains parameters as JSON`() throws {
    let json = try Self.catalogue.json().filter { !$0.isWhitespace }

    #expect(
      json.contains(
        #"{"choices":["left","right"],"kind":"choice","name":"edge","standard":"left","#
          + #""title":"Edge"}"#))
    #expect(
      json.contains(
        #"{"from":0,"kind":"number","name":"shade","standard":0.8,"step":0.1,"title":"Shade","#
          + #""to":1,"unit":""}"#))
    #expect(json.contains(#"{"kind":"flag","name":"lit","standard":true,"title":"Lit"}"#))
  }
}
