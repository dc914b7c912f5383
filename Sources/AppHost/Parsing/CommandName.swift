/// All commands; the parser, the help and the suggestions iterate over this list.
package enum CommandName: String, CaseIterable, Sendable {
  case list
  case build
  case film
  case trace
  case check
  case lint
  case diff
  case plot
  case fuzz
  case gallery
  case serve
  case test
  case port
  case help

  /// The words after the command's name in its usage line.
  package var usage: String {
    switch self {
    case .list: "[--json]"
    case .build, .test: "PATH [options]"
    case .port: "PATH [--json]"
    case .film: "NAME|all|PATH [options]"
    case .trace: "NAME|PATH [options]"
    case .check: "NAME|all|PATH [options]"
    case .lint: "FILE|FOLDER… [--json]"
    case .diff: "A B [--json]"
    case .plot: "NAME|springs|PATH [options]"
    case .fuzz: "NAME|all|PATH [options]"
    case .gallery: "[NAME…] [options]"
    case .serve: "[NAME|PATH] [options]"
    case .help: "[COMMAND]"
    }
  }

  /// A one-line summary for the overview.
  package var summary: String {
    switch self {
    case .list: "what can be filmed, and with which gestures and devices"
    case .build: "compile own code: a Swift file, a folder or a package"
    case .test: "build the tests of own code and run them"
    case .port: "what of own code is rewritten to run here, and what cannot be"
    case .film: "film a demo, all of them or own code, into a folder"
    case .trace: "the ordered calls of a transition, as text"
    case .check: "what the rules say of a transition: mistakes, with their fix"
    case .lint: "what the source of transitions gives away, without building it"
    case .diff: "what differs between two recordings, in words"
    case .plot: "the curves of a transition, or of all springs, as a picture"
    case .fuzz: "random fingers, and the shortest script that shows what is wrong"
    case .gallery: "the gallery's transitions: one sheet of all, and a page of each"
    case .serve: "the page: touch every demo in a browser"
    case .help: "this overview, or all about one command"
    }
  }

  /// Details for the command's help.
  package var discussion: String {
    switch self {
    case .list:
      "With --json, one object with the arrays demos, transitions, gestures, devices and rules;"
        + "\neach item has at least id and title, those of the gallery also their parameters."
    case .build:
      """
      PATH is a Swift file, a folder of them, a package, or a clone of a library or an app.
      'film PATH', 'trace PATH', 'check PATH', 'fuzz PATH', 'plot PATH' and 'serve PATH' build it as
      well and then run it. An app starts as it does on a phone. For a library name the view
      controller to show, with --present or --push, or write 'func show() -> UIViewController' in a
      file of your own and name that with --show.
      Nothing is written into PATH but its folder .build.
      """
    case .test:
      "Builds the test targets of a package, or the folders beside a library whose names end in Tests,"
        + "\nand runs them: XCTest first, then Swift Testing. Exit code 1: a test failed."
    case .port:
      "Prints a line for each place: what stands there, and what the compiler reads instead. Nothing"
        + "\nof yours is changed. Exit code 1: something cannot be rewritten."
    case .film:
      "Writes DIR/NAME-finish/, or DIR/NAME-cancel/ with --cancel; 'all' films every demo both ways."
        + "\nEach folder also gets trace.txt and recording.json. The same command writes the same bytes."
        + "\nK/N makes every Nth film, the Kth first, and no other; each demo and each ending is one."
    case .trace:
      "Takes the options of film, so that a film command can be repeated with trace; those that"
        + "\nconcern only films change nothing, but '--format svg' draws the calls in lanes."
        + "\nWith --out the text goes to DIR/NAME-finish/trace.txt (or -cancel), without it to standard"
        + "\noutput."
    case .check:
      "Runs NAME finished and cancelled, each on a device of its own, and finished once more to"
        + "\ncompare; with --gesture or --cancel that finger alone. 'all' checks every demo."
        + "\n'mistakes/NAME' are known mistakes, 'mistakes/NAME-mended' the same done right. The exit"
        + "\ncode is 1 where something was found; 'matchcut list' names the rules. K/N checks every Nth demo,"
        + "\nthe Kth first, and no other."
    case .lint:
      LintOptions.discussion
    case .diff:
      "A and B are recordings: a file, a folder that holds a recording.json, or a demo that is run for"
        + "\nit, as NAME, NAME:cancel, NAME:GESTURE or NAME:FILE.json. Calls are matched one by one, and"
        + "\ntold when they came at another time or in another order, with other values or another"
        + "\nanswer, to another object, only in B (new) or only in A (gone); then the views that go or end"
        + "\nelsewhere."
        + "\nExit code 0: no difference; 1: differences."
    case .plot:
      "Writes DIR/NAME-finish/plot.png (or -cancel, or DIR/springs): the value and velocity of what"
        + "\nmoves most, a row a property, and first the finger beside the view that it moves, with the"
        + "\nkink in that view's velocity where the finger lets go. P is one of the properties below."
    case .fuzz:
      "Plays random fingers, turns, resizes, memory warnings and trips to the background, each run on a"
        + "\nfresh device, and looks at what is left at rest. The same seed makes the same runs and the same"
        + "\noutput, with any number of workers; K/N plays every Nth run, the Kth first. Every sort of fault"
        + "\nis told once, with the shortest script that shows it and a test; with --out they are also"
        + "\nwritten, to DIR/NAME-fuzz/. Exit code 0: nothing wrong; 1: faults."
    case .gallery: GalleryOptions.discussion
    case .serve:
      "Prints the page's address and serves it until it is interrupted. NAME is shown first."
        + "\nEach page that connects has a device of its own. Other machines are let in only where"
        + "\n--host names an address of this one that they can reach."
    case .help:
      ""
    }
  }

  /// The command's options in the order of the help.
  package var options: [Option] {
    switch self {
    case .list: [.json, .help]
    case .build: [.warnings, .help]
    case .test: [.warnings, .help]
    case .port: [.json, .help]
    case .film:
      [
        .set, .gesture, .cancel, .fps, .scale, .device, .format, .slow, .reduceMotion, .rtl, .dark,
        .era, .shard, .out,
      ] + Option.source + [.help]
    case .trace:
      [
        .who, .json, .set, .gesture, .cancel, .fps, .scale, .device, .format, .slow, .reduceMotion,
        .rtl, .dark, .era, .shard, .out,
      ] + Option.source + [.help]
    case .check:
      [.set, .gesture, .cancel, .device, .reduceMotion, .rtl, .dark, .era, .shard, .json]
        + Option.source + [.help]
    case .lint: [.json, .help]
    case .diff: [.json, .help]
    case .plot:
      [
        .property, .set, .gesture, .cancel, .scale, .device, .reduceMotion, .rtl, .dark, .era,
        .out,
      ] + Option.source + [.help]
    case .fuzz:
      [.seed, .runs, .shard, .first, .workers, .set, .device, .json, .out] + Option.source
        + [.help]
    case .gallery: [.text, .scale, .device, .reduceMotion, .rtl, .dark, .out, .help]
    case .serve: [.port, .host, .device] + Option.source + [.help]
    case .help: [.help]
    }
  }
}
