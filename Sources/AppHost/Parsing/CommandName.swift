/// All commands. The parser, the help and the suggestions iterate over this list.
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

  /// The words that follow the command's name in its usage line.
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
    case .list: "list what can be filmed, with its gestures, and the devices"
    case .build: "build your own code: a Swift file, a folder or a package"
    case .test: "build and run the tests of your own code"
    case .port:
      "list the rewrites of your own code, and what cannot be rewritten"
    case .film: "film a demo, all demos or your own code, into a folder"
    case .trace: "print the calls of a transition in order"
    case .check: "check a transition against the rules: each mistake with its fix"
    case .lint: "find mistakes in the source of transitions, without building it"
    case .diff: "describe the differences between two recordings"
    case .plot: "draw the curves of a transition, or of the predefined springs"
    case .fuzz: "play random touches, and print the shortest script that fails"
    case .gallery: "write the gallery: a sheet of all transitions, a page for each"
    case .serve: "serve a page on which you can touch every demo"
    case .help: "show this overview, or the help of one command"
    }
  }

  /// The detailed description in the command's help.
  package var discussion: String {
    switch self {
    case .list:
      "With --json, one object with the arrays demos, transitions, gestures, devices and rules;"
        + "\neach item has at least id and title, gallery items also their parameters."
    case .build:
      """
      PATH is a Swift file, a folder of them, a package, or a clone of a library or an app.
      'film PATH', 'trace PATH', 'check PATH', 'fuzz PATH', 'plot PATH' and 'serve PATH' build it as
      well and then run it. An app starts as it does on a phone. For a library name the view
      controller to show, with --present or --push, or write 'func show() -> UIViewController' in a
      file of your own and name that with --show.
      Only the folder .build is written into PATH.
      """
    case .test:
      """
      Builds the test targets of a package, or else the folders whose names end in Tests (not UITests),
      and runs them: XCTest first, then Swift Testing. Each test has a device of its own with a key
      window. While a test waits for an expectation, a task or the run loop, the clock of that device
      advances, so a wait takes no real time. A name is MODULE.CLASS/METHOD, or MODULE.FUNCTION() for
      Swift Testing. A test that does not end within --timeout ends the run, and what it waits for is
      printed. Exit code 0: all tests passed or were skipped; 1: a test failed, crashed or did not
      end; 2: nothing was run.
      """
    case .port:
      "Prints a line for each rewrite: the source, and what the compiler reads instead. Your files are"
        + "\nnot changed. Exit code 1: something cannot be rewritten."
    case .film:
      "Writes DIR/NAME-finish/, or DIR/NAME-cancel/ with --cancel; 'all' films every demo in both ways."
        + "\nEach folder also gets trace.txt and recording.json. The same command writes the same bytes."
        + "\nK/N makes only every Nth film, starting with the Kth; the finished and the cancelled run"
        + "\nof a demo are two films."
    case .trace:
      "Accepts the options of film, so that a film command can be repeated with trace. Options"
        + "\nthat concern only films have no effect; '--format svg' draws the calls as a timeline."
        + "\nWith --out the text goes to trace.txt in DIR/NAME-finish or DIR/NAME-cancel, without it to"
        + "\nstandard output."
    case .check:
      "Runs NAME finished and cancelled, each on a new device, and finished once more to compare."
        + "\nWith --gesture or --cancel it plays only that gesture. 'all' checks every demo."
        + "\n'mistakes/NAME' are known mistakes, 'mistakes/NAME-mended' their corrections. The exit code"
        + "\nis 1 if there are findings; 'matchcut list' names the rules. K/N checks only every Nth demo,"
        + "\nstarting with the Kth."
    case .lint:
      LintOptions.discussion
    case .diff:
      "A and B are recordings: a file, a folder with a recording.json, or a demo to run, as NAME,"
        + "\nNAME:cancel, NAME:GESTURE or NAME:FILE.json. Calls are matched one by one. The report lists"
        + "\ncalls that differ in time, order, arguments, result or receiver, calls that are only in B"
        + "\n(new) or only in A (gone), and views that move differently or end elsewhere."
        + "\nExit code 0: no difference; 1: differences."
    case .plot:
      "Writes plot.png into DIR/NAME-finish, DIR/NAME-cancel or DIR/springs. It shows value and"
        + "\nvelocity of what moves most, one row per property. The first row shows the touch beside the"
        + "\nview that it moves, and the change of that view's velocity when the touch ends. P is one"
        + "\nof the properties below."
    case .fuzz:
      "Plays random touches, rotations, resizes, memory warnings and moves to the background, each run"
        + "\non a new device, and checks the app when it is at rest. The same seed gives the same runs and"
        + "\noutput with any number of workers; K/N plays only every Nth run, starting with the Kth. Each"
        + "\nkind of fault is reported once, with the shortest script that shows it and a test; --out also"
        + "\nwrites them to DIR/NAME-fuzz/. Exit code 0: nothing wrong; 1: faults."
    case .gallery: GalleryOptions.discussion
    case .serve:
      """
      Prints the page's address and serves it until it is interrupted. NAME is shown first.

      With PATH, the code is built again whenever one of its files is saved. Open pages then continue
      with the new build, with the same settings and input, at the same moment. If the code does not
      compile, they show the errors, and the last good build keeps running.
      """
        + "\nEach connected page has its own device. Other machines can connect only if --host names"
        + "\nan address of this machine that they can reach."
    case .help:
      ""
    }
  }

  /// The command's options, in the order in which the help lists them.
  package var options: [Option] {
    switch self {
    case .list: [.json, .help]
    case .build: [.warnings, .help]
    case .test: [.filter, .timeout, .warnings, .help]
    case .port: [.json, .help]
    case .film:
      [
        .set, .gesture, .cancel, .fps, .scale, .device, .format, .slow, .reduceMotion,
        .hardwareKeyboard, .rtl, .dark, .era, .shard, .out,
      ] + Option.source + [.help]
    case .trace:
      [
        .who, .json, .set, .gesture, .cancel, .fps, .scale, .device, .format, .slow, .reduceMotion,
        .hardwareKeyboard, .rtl, .dark, .era, .shard, .out,
      ] + Option.source + [.help]
    case .check:
      [
        .set, .gesture, .cancel, .device, .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era,
        .shard, .json,
      ] + Option.source + [.help]
    case .lint: [.json, .help]
    case .diff: [.json, .help]
    case .plot:
      [
        .property, .set, .gesture, .cancel, .scale, .device, .reduceMotion, .hardwareKeyboard,
        .rtl, .dark, .era, .out,
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
