import AppHost
import Testing

struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }
  }

  static let cases = [
    Case(
      "--version please",
      "matchcut: found the extra argument 'please', expected --version alone; leave out 'please'."),
    Case(
      "flim flip",
      "matchcut: no command named 'flim'; did you mean 'film'? 'matchcut help' shows all 21."),
    Case(
      "paint",
      "matchcut: no command named 'paint'; 'matchcut help' shows all 21."),
    Case(
      "help tarce",
      "matchcut: no command named 'tarce'; did you mean 'trace'? 'matchcut help' shows all 21."),
    Case(
      "film flip --fsp 30",
      "matchcut film: no option named '--fsp'; did you mean '--fps'? 'matchcut film --help' shows all "
        + "29."),
    Case(
      "film flip --hologram=3",
      "matchcut film: no option named '--hologram'; 'matchcut film --help' shows all 29."),
    Case(
      "list --fps 30",
      "matchcut list: no option named '--fps'; there are --json, --work and --help."),
    Case(
      "list -x",
      "matchcut list: no option named '-x'; there are --json, --work and --help."),
    Case(
      "list --json=yes",
      "matchcut list: found --json 'yes', expected no value; try --json."),
    Case(
      "list flip",
      "matchcut list: found the extra argument 'flip', expected [--json|--work [PATH]]; "
        + "leave out 'flip', or run 'matchcut list --help'."),
    Case(
      "lint",
      "matchcut lint: found no file, expected Swift files or folders with Swift files; "
        + "try 'matchcut lint Sources'."),
    Case(
      "lint Sources --fps 30",
      "matchcut lint: no option named '--fps'; there are --format, --json and --help."),
    Case(
      "film",
      "matchcut film: found no demo, expected flip, fold or all; "
        + "run 'matchcut list' to see all demos."),
    Case(
      "film flop",
      "matchcut film: no demo named 'flop'; did you mean 'flip'? There are flip, fold and all."),
    Case(
      "film carousel",
      "matchcut film: no demo named 'carousel'; there are flip, fold and all."),
    Case(
      "trace all",
      "matchcut trace: no demo named 'all'; there are flip and fold."),
    Case(
      "film flip all",
      "matchcut film: no demo named 'all'; there are flip and fold."),
    Case(
      "film flip flop:cancel",
      "matchcut film: no demo named 'flop:cancel'; there are flip and fold."),
    Case(
      "check flip fold:cancel",
      "matchcut check: 'fold:cancel' with other names; check it alone, or name the demo, which is also "
        + "checked cancelled."),
    Case(
      "check all --out here",
      "matchcut check: --out without --shard; add --shard K/N, or leave out --out."),
    Case(
      "film all --costs c.json",
      "matchcut film: --costs without --shard; add --shard K/N, or leave out --costs."),
    Case(
      "merge --out here",
      "matchcut merge: found no folder, expected DIR… [options]; name the folders that the shards "
        + "have written, as in 'matchcut merge shards/*'."),
    Case(
      "list --work --json",
      "matchcut list: found --work and --json, expected only one of them; use one of these options "
        + "and leave the others out."),
    Case(
      "film flip --fps",
      "matchcut film: found nothing after --fps, expected a whole number from 1 to 240; "
        + "try --fps 60."),
    Case(
      "film flip --out --rtl",
      "matchcut film: found nothing after --out, expected a folder; try --out films."),
    Case(
      "film flip --out=",
      "matchcut film: found nothing after --out, expected a folder; try --out films."),
    Case(
      "film flip --fps fast",
      "matchcut film: found --fps 'fast', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps 29.97",
      "matchcut film: found --fps '29.97', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps 0",
      "matchcut film: found --fps '0', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps -5",
      "matchcut film: found --fps '-5', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps 241",
      "matchcut film: found --fps '241', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --scale 0.2",
      "matchcut film: found --scale '0.2', expected a number from 0.25 to 4; try --scale 2."),
    Case(
      "film flip --scale nan",
      "matchcut film: found --scale 'nan', expected a number from 0.25 to 4; try --scale 2."),
    Case(
      "film flip --scale -inf",
      "matchcut film: found --scale '-inf', expected a number from 0.25 to 4; try --scale 2."),
    Case(
      "film flip --fps nan",
      "matchcut film: found --fps 'nan', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps inf",
      "matchcut film: found --fps 'inf', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps 1e9",
      "matchcut film: found --fps '1e9', expected a whole number from 1 to 240; try --fps 60."),
    Case(
      "film flip --fps 99999999999999999999",
      "matchcut film: found --fps '99999999999999999999', expected a whole number from 1 to 240; "
        + "try --fps 60."),
    Case(
      "film flip --slow -2",
      "matchcut film: found --slow '-2', expected a number from 1 to 100; try --slow 2."),
    Case(
      "film flip --for 0",
      "matchcut film: found --for '0', expected a number of seconds from 0.1 to 60; "
        + "try --for 2."),
    Case(
      "film flip --slow 101",
      "matchcut film: found --slow '101', expected a number from 1 to 100; try --slow 2."),
    Case(
      "film flip --cancel 1.5",
      "matchcut film: found --cancel '1.5', expected a number from 0 to 1; try --cancel 0.4."),
    Case(
      "film flip --cancel -0.1",
      "matchcut film: found --cancel '-0.1', expected a number from 0 to 1; try --cancel 0.4."),
    Case(
      "film flip --cancel nan",
      "matchcut film: found --cancel 'nan', expected a number from 0 to 1; try --cancel 0.4."),
    Case(
      "film flip --cancel -inf",
      "matchcut film: found --cancel '-inf', expected a number from 0 to 1; try --cancel 0.4."),
    Case(
      "film flip --cancel 40%",
      "matchcut film: found --cancel '40%', expected a number from 0 to 1; try --cancel 0.4."),
    Case(
      "trace flip --cancel=",
      "matchcut trace: found nothing after --cancel, expected a number from 0 to 1; "
        + "try --cancel 0.4."),
    Case(
      "film flip --device fone",
      "matchcut film: found --device 'fone', expected phone or pad; try --device phone."),
    Case(
      "film flip --device pnone",
      "matchcut film: found --device 'pnone', expected phone or pad; did you mean 'phone'?"),
    Case(
      "film flip --format apng,giff",
      "matchcut film: found --format 'giff', expected filmstrip, apng or gif, or several separated "
        + "by commas; did you mean 'gif'?"),
    Case(
      "film flip --format apng,",
      "matchcut film: found --format '', expected filmstrip, apng or gif, or several separated by "
        + "commas; try --format filmstrip."),
    Case(
      "check flip --format sarf",
      "matchcut check: found --format 'sarf', expected text, json, junit, sarif, github or gitlab; "
        + "did you mean 'sarif'?"),
    Case(
      "lint A.swift --format junit",
      "matchcut lint: found --format 'junit', expected text, json, sarif, github or gitlab; "
        + "try --format sarif."),
    Case(
      "fuzz flip --fail-on fatal",
      "matchcut fuzz: found --fail-on 'fatal', expected note, warning or error; "
        + "try --fail-on error."),
    Case(
      "check flip --fail-on",
      "matchcut check: found nothing after --fail-on, expected note, warning or error; "
        + "try --fail-on error."),
    Case(
      "trace flip --why --jsonl",
      "matchcut trace: found --why and --jsonl, expected only one of them; use one of these options "
        + "and leave the others out."),
    Case(
      "film flip --dark=yes",
      "matchcut film: found --dark 'yes', expected no value; try --dark."),
    Case(
      "film all --shard 0/2",
      "matchcut film: found --shard '0/2', expected K/N with whole numbers K and N, where K is "
        + "from 1 to N, or 'auto'; try --shard 1/2."),
    Case(
      "check all --shard half",
      "matchcut check: found --shard 'half', expected K/N with whole numbers K and N, where K is "
        + "from 1 to N, or 'auto'; try --shard 1/2."),
    Case(
      "film all --shard",
      "matchcut film: found nothing after --shard, expected K/N with whole numbers K and N, where "
        + "K is from 1 to N, or 'auto'; try --shard 1/2."),
    Case(
      "film flip --gesture drga",
      "matchcut film: found --gesture 'drga', expected drag, flick or a file ending in .json; "
        + "did you mean 'drag'?"),
    Case(
      "diff",
      "matchcut diff: found no recordings, expected A B [options]; name two files, folders "
        + "or demos, as in 'matchcut diff films/a films/b'."),
    Case(
      "diff a",
      "matchcut diff: found one recording, expected A B [options]; name two files, "
        + "folders or demos, as in 'matchcut diff films/a films/b'."),
    Case(
      "diff a b c",
      "matchcut diff: found the extra argument 'c', expected A B [options]; leave out 'c', or "
        + "run 'matchcut diff --help'."),
    Case(
      "plot",
      "matchcut plot: found no demo, expected flip, fold or springs; run 'matchcut list' to "
        + "see all demos."),
    Case(
      "plot flip --property positon.x",
      "matchcut plot: found --property 'positon.x', expected properties that 'matchcut plot "
        + "--help' lists, separated by commas; did you mean 'position.x'?"),
    Case(
      "plot flip --property opacity,",
      "matchcut plot: found --property '', expected properties that 'matchcut plot --help' lists, "
        + "separated by commas; try --property position.y."),
  ]

  @Test(arguments: cases)
  func `the sentence states found, expected, location and fix`(_ item: Case) throws {
    let words = item.line.split(separator: " ").map(String.init)

    let error = #expect(throws: UsageError.self) {
      try CommandParser(catalogue: .sample).parse(words)
    }

    #expect(error?.description == item.message)
    #expect(error?.description.contains("\n") == false)
  }

  /// Characters that a terminal interprets: colours, a cleared screen, a bell, a text direction.
  private static let acting = ["\u{1B}[31m", "\u{1B}c", "\u{7}", "\u{9B}2J", "\u{202E}x", "\u{7F}"]

  @Test(arguments: [
    ["X"], ["film", "X"], ["film", "flip", "X"], ["film", "flip", "--X"], ["help", "X"],
    ["film", "flip", "--fps", "X"], ["film", "flip", "--device", "X"],
    ["film", "flip", "--gesture", "X"], ["film", "flip", "--format", "X"],
    ["film", "flip", "--set", "X=1"], ["gallery", "X"], ["plot", "flip", "--property", "X"],
    ["film", "all", "--shard", "X"], ["serve", "--port", "X"],
  ])
  func `control characters are escaped`(words: [String]) {
    for acting in Self.acting {
      let words = words.map { $0.replacing("X", with: acting) }

      let error = #expect(throws: UsageError.self) {
        try CommandParser(catalogue: .sample).parse(words)
      }

      let text = error?.description ?? ""
      #expect(text.contains("\\u{"), "\(text)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    }
  }

  @Test func `errors about files and folders have their own sentences`() {
    #expect(
      UsageError.unwritableFolder("/films", reason: "permission denied").description
        == "matchcut: found the folder '/films' (permission denied), expected a folder that can "
        + "be written; name another folder with --out.")
    #expect(
      UsageError.unwritableFile("/films/film.png", reason: "File too large").description
        == "matchcut: found the file '/films/film.png' (File too large), expected a file that can "
        + "be written completely; free some space, or name another folder with --out.")
    #expect(
      UsageError.unwritableOutput(reason: "Broken pipe").description
        == "matchcut: found standard output that cannot be written (Broken pipe), expected an "
        + "output that can be written to; redirect the output to a file.")
    #expect(
      UsageError.unreadableGesture("f.json", found: "no such file").description
        == "matchcut: gesture file 'f.json': found no such file, expected a JSON file that can be "
        + "read; name another file, or a gesture that 'matchcut list' shows.")
  }

  @Test func `without demos there is nothing to film`() {
    let error = #expect(throws: UsageError.self) {
      try CommandParser(catalogue: Catalogue(demos: [], devices: [])).parse(["film", "all"])
    }

    #expect(
      error?.description
        == "matchcut film: no demo named 'all'; the list of names is empty.")
  }

  @Test func `a long list of names is counted, not printed`() {
    let demos = (1...9).map { Catalogue.Item(id: "demo-number-\($0)", title: "") }
    let catalogue = Catalogue(demos: demos, devices: [])

    let error = #expect(throws: UsageError.self) {
      try CommandParser(catalogue: catalogue).parse(["trace", "x"])
    }

    #expect(error?.remedy == "'matchcut list' shows all 9")
  }
}
