/// All commands. The parser, the help and the suggestions iterate over this list.
package enum CommandName: String, CaseIterable, Sendable {
  case list
  case build
  case film
  case trace
  case ask
  case check
  case lint
  case diff
  case compare
  case approve
  case merge
  case plot
  case fuzz
  case gallery
  case serve
  case test
  case port
  case packages
  case new
  case completion
  case help

  /// The words that follow the command's name in its usage line.
  package var usage: String {
    switch self {
    case .list: "[--json|--work [PATH]]"
    case .build, .test: "PATH [options]"
    case .port, .packages: "PATH [--json]"
    case .film: "NAME…|all|PATH [options]"
    case .trace: "NAME|PATH [options]"
    case .ask: "FILE|NAME|PATH [Q] [options]"
    case .check: "NAME…|all|PATH [options]"
    case .lint: "FILE|FOLDER… [options]"
    case .diff: "A B [options]"
    case .compare: "BASE [HEAD] [options]"
    case .approve: "NAME…|all [options]"
    case .merge: "DIR… [options]"
    case .plot: "NAME|springs|PATH [options]"
    case .fuzz: "NAME|all|PATH [options]"
    case .gallery: "[NAME…] [options]"
    case .serve: "[NAME|PATH] [options]"
    case .new: "NAME [options]"
    case .completion: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .help: "[COMMAND] [--man]"
    }
  }

  /// Whether the command runs demos, which are chosen by name.
  package var takesName: Bool {
    switch self {
    case .film, .trace, .ask, .check, .plot, .fuzz, .gallery, .serve: true
    case .list, .build, .lint, .diff, .compare, .approve, .merge, .test, .port, .packages, .new,
      .completion, .help:
      false
    }
  }

  /// A one-line summary for the overview.
  package var summary: String {
    switch self {
    case .list: "list the demos and transitions, their gestures, and the devices"
    case .build: "build your own code: a Swift file, a folder or a package"
    case .test: "build and run the tests of your own code"
    case .port:
      "list the rewrites of your own code, and what cannot be rewritten"
    case .packages: "list the packages that your code asks for, and how to clone them"
    case .film: "film a demo, all demos or your own code, into a folder"
    case .trace: "print the calls of a transition in order"
    case .ask: "answer a question about a recording or a run"
    case .check: "check a transition against the rules; print mistakes and fixes"
    case .lint: "find mistakes in the source of transitions, without building it"
    case .diff: "describe the differences between two recordings"
    case .compare: "describe what a change of your code changes in its films"
    case .approve: "keep films that you have looked at, to compare with them later"
    case .merge: "join the results of shards to the result of one command"
    case .plot: "draw the curves of a transition, or of the predefined springs"
    case .fuzz: "play random touches, and print the shortest script that fails"
    case .gallery: "write the gallery: one picture, and a page for each transition"
    case .serve: "serve a page on which you can touch every demo"
    case .new: "make a package with a transition, its test and a workflow"
    case .completion: "print a script with which a shell completes commands and names"
    case .help: "show this overview, or the help of one command"
    }
  }

  /// The detailed description in the command's help.
  package var discussion: String {
    switch self {
    case .list:
      """
      With --json, prints one object with the arrays demos, transitions, gestures, devices and
      rules. Each item has at least id and title; transitions of the gallery also have parameters.
      With --work, prints one word for each film of 'film all': NAME, or NAME:cancel for the cancelled
      run. With PATH, prints PATH:FILE.swift for each file with 'func show() -> UIViewController', or
      else PATH. 'film' and 'check' accept these words, so that a queue can hand them out:

        matchcut list --work | parallel matchcut film {} --out films
      """
    case .build:
      """
      PATH is a Swift file, a folder of Swift files, a package, or a clone of a library or an app.
      'film PATH', 'trace PATH', 'check PATH', 'fuzz PATH', 'plot PATH' and 'serve PATH' build the
      code and then run it. An app starts as it does on a phone. For a library with one example app,
      that app starts; --target chooses among several. To show a part of a library, name the view
      controller with --present or --push, or write 'func show() -> UIViewController' in a file of
      your own and name that file with --show.
      Only the folder .build is written into PATH.
      """
    case .test:
      """
      Builds the test targets of a package, or else the folders whose names end in Tests (not UITests),
      and runs them: XCTest first, then Swift Testing. Each test has a device of its own with a key
      window. While a test waits for an expectation, a task or the run loop, the clock of that device
      advances, so a wait takes no real time. A name is MODULE.CLASS/METHOD, or MODULE.FUNCTION() for
      Swift Testing. If a test does not end within --timeout, the run stops and prints what the test
      waits for. Exit code 0: all tests passed or were skipped; 1: a test failed, crashed or did not
      end; 2: nothing was run.
      """
    case .port:
      """
      Prints a line for each rewrite: the source, and the text that the compiler reads instead. Your
      files are not changed. Exit code 1: some code cannot be rewritten.
      """
    case .packages:
      """
      PATH is an Xcode project or workspace, a Package.swift, a Podfile, a Package.resolved, or a
      folder with such files. Prints a line for each package: its name, its version, its address and
      the folder of its clone. For those that were not found, prints the commands that clone them.
      A clone is found in the folder that --packages names, beside PATH or in a folder around it, in
      Pods and in Carthage/Checkouts. The command does not use the network. Exit code 1: a package
      was not found.
      """
    case .film:
      """
      Writes DIR/NAME-finish/, or DIR/NAME-cancel/ with --cancel; 'all' films every demo in both
      ways. With --gesture the folder is NAME-GESTURE-OUTCOME. If the outcome is not the requested
      one, the folder's name says so, as in NAME-cancel-finished. Each folder also contains trace.txt
      and recording.json. The same command always writes the same bytes. --shard K/N makes only every
      Nth film, starting with the Kth. The finished and the cancelled run of a demo count as two
      films. With --costs, shards have equal costs instead. A shard also writes a record into DIR,
      which 'matchcut merge' reads.
      """
    case .trace:
      """
      Accepts all options of 'matchcut film'. Options that concern only films have no effect;
      '--format svg' draws the calls as a timeline. --jsonl writes one JSON object in each line, as
      the schema Documentation/Schemas/trace-1.json describes; --where adds the lines of the source.
      The text is printed to standard output. With --out it is written to trace.txt in
      DIR/NAME-finish or DIR/NAME-cancel instead.
      """
    case .ask: AskOptions.discussion
    case .check:
      """
      Plays a run of NAME that finishes and a run that is cancelled, each on a new device. It then
      repeats the first run to compare the two. If an interaction controller can interrupt a
      transition, it repeats that run and interrupts the transition halfway. With --gesture it plays
      only the finished run, with --cancel only the cancelled run. 'all' checks every demo.
      'mistakes/NAME' is a demo with a known mistake, 'mistakes/NAME-corrected' the corrected demo.
      --shard K/N checks only every Nth demo, starting with the Kth; with --costs, shards have equal
      costs instead. With --out, a shard writes a record into DIR, which 'matchcut merge' reads.

      With PATH and without --gesture, it looks for the touches that open and close the app's pages,
      and plays for each page: finish, cancel, open again, drag back past the start, rotation, Reduce
      Motion, right to left, and an interruption halfway. The result says which were played.

      Exit code 1: there are findings other than notes (--fail-on selects another severity), a run did
      not reach its end, or no transition ran. 'matchcut list' names the rules.

      The file of --allow has a finding in each line: the rule, an object or a show (* for all), a date
      and a reason, as in 'T08 CardController 2026-11-30 kept until the redesign'. A line that begins
      with # is a comment. It may also be a JSON array of objects with the keys rule, object or show,
      date and reason. An entry that allows nothing is named on standard error. With --new-since FILE,
      only findings count that FILE lacks: the output of 'check --json' or 'check --format sarif' of an
      earlier version. Runs that did not reach their end always count.
      """
    case .lint:
      LintOptions.discussion
    case .diff:
      """
      A and B are the two recordings to compare. Each is a recording file, a folder that contains
      recording.json, or a run of a demo: NAME, NAME:cancel, NAME:GESTURE or NAME:FILE.json. The
      report lists calls that differ in time, order, arguments, result or receiver, calls that are
      only in B (new) or only in A (gone), and views that move differently or end in another state.
      Exit code 0: no difference; 1: differences. Options for the device apply to the runs that are
      made for the comparison.
      """
    case .compare: CompareHelp.discussion
    case .approve: ApproveOptions.discussion
    case .merge: MergeOptions.discussion
    case .plot:
      """
      Writes plot.png into DIR/NAME-finish, DIR/NAME-cancel or DIR/springs. The first row of the
      picture shows the touch and the view that it moves, and the change of that view's velocity
      when the touch ends. Each other row shows the value and the velocity of one property. P in
      --property is one of the properties below.
      """
    case .fuzz:
      """
      Plays random touches, rotations, resizes, memory warnings and moves to the background, each
      run on a new device, and checks the app when it is at rest. The same seed gives the same runs
      and output with any number of workers. --shard K/N plays only every Nth run, starting with the
      Kth. Each kind of fault is reported once, with the shortest script that causes it and a test;
      --out also writes scripts and tests to DIR/NAME-fuzz/. Exit code 0: no faults; 1: faults.
      """
    case .gallery: GalleryOptions.discussion
    case .serve:
      """
      Prints the address of the browser page and serves the page until the command is interrupted.
      The page shows the demo NAME first. If a demo crashes, the page says why and starts again.

      With PATH, the code is built again whenever one of its files is saved. Open pages then
      continue with the new build at the same moment, with the same settings and input. If the code
      does not compile, the pages show the errors, and the last good build keeps running.

      Each connected page has its own device. Other machines can connect only if --host names an
      address of this machine that they can reach (0.0.0.0 for all of them). They then need the whole
      printed address, which contains a random token.
      """
    case .new: NewOptions.discussion
    case .completion:
      """
      For bash: 'source <(matchcut completion bash)'. For zsh, put the script as _matchcut into a folder
      of $fpath; for fish, into ~/.config/fish/completions/matchcut.fish. 'make install' and the package
      install the scripts.
      """
    case .help:
      "With --man, prints the manual page: 'matchcut help --man | man -l -'."
    }
  }
}
