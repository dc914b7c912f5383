import Film

// Summaries of options for the help.
extension Option {
  /// A one-line summary for a command's help, including the command's default. `inApp` says whether
  /// the command is one of an app's own executable, which has no gesture by default.
  package func summary(of command: CommandName, inApp: Bool = false) -> String {
    switch (self, command) {
    case (.gesture, _) where inApp:
      "the gesture to play, a name or file; or --script (default: none)"
    case (.format, _) where !command.reportFormats.isEmpty:
      "the format of the findings (\(ReportFormat.text.rawValue))"
    case (.out, .gallery): "the folder to write into (\(GalleryOptions.defaultFolder))"
    case (.out, .plot): "the folder to write into (\(PlotOptions.defaultFolder))"
    case (.out, .trace): "the folder to write into, instead of standard output"
    case (.out, .compare): "the folder for report.html, summary.md and compare.json"
    case (.gesture, .compare):
      "a gesture to film: a name, a file, or a folder of files; repeatable"
    case (.cancel, .compare):
      "also film each gesture cancelled, at the progress P (\(RunOptions.defaultCancel))"
    case (.present, .compare): "of a library, film this view controller, presented; repeatable"
    case (.push, .compare): "of a library, film this view controller, pushed; repeatable"
    case (.show, .compare): "of a library, film 'func show()' of this file; repeatable"
    case (.out, .fuzz): "the folder to write scripts and tests into (default: no folder)"
    case (.out, .check): "with --shard: the folder for the record of the shard"
    case (.out, .merge): "the folder to write films, scripts and tests into"
    case (.costs, .merge): "the file to add the costs of the shards to"
    case (.scale, .gallery): "pixels per point of the sheet (\(GalleryOptions.defaultScale))"
    case (.runs, .check):
      "the most runs that look for the touches of PATH (\(EverydayScript.mostRuns))"
    case (.timeout, .test):
      "the time within which each test must end, in seconds of real time (60)"
    case (.target, .new): "the target that the transition is added to, if there are several"
    case (.scale, .plot): "pixels per point (\(Int(FilmOptions.defaultScale)))"
    default: summary
    }
  }

  private var summary: String {
    switch self {
    case .property: "the properties to plot (default: the properties that change most)"
    case .set: "set a parameter of the transition; --set may be repeated"
    case .gesture: "the gesture to play, a name or file; or --script (default: the demo's own)"
    case .cancel:
      "cancel: drag over the fraction P of the window, then back (\(RunOptions.defaultCancel))"
    case .length: "end the run SECONDS after its last touch (default: when it is idle)"
    case .fps: "frames per second (\(FilmOptions.defaultFPS))"
    case .scale: "pixels per point in filmstrip and PNG frames (\(Int(FilmOptions.defaultScale)))"
    case .device: "the device (\(RunOptions.defaultDevice))"
    case .format:
      "what to write (\(FilmOptions.defaultFormats.map(\.rawValue).joined(separator: ",")))"
    case .failOn:
      "the least severity that fails: note, warning or error (\(ReportFormat.failsOn.rawValue))"
    case .approved: "compare with the approved films; BASE is left out"
    case .baselines: "the folder of the approved films (\(BaselineFolder.defaultPath))"
    case .from: "the report or the folder of films (\(ApproveOptions.defaultReport))"
    case .review: "approve what a comment says; - reads it from standard input"
    case .allow: "a file with findings that do not count, with reasons and dates"
    case .newSince: "count only findings that this output of check --json or SARIF lacks"
    case .slow: "make the film N times slower than real time (1)"
    case .reduceMotion: "turn on Reduce Motion"
    case .hardwareKeyboard:
      "simulate a hardware keyboard, so that no keyboard appears on the screen"
    case .rtl: "use a right-to-left layout"
    case .dark: "use dark appearance"
    case .era:
      "present as iOS N does by default: full screen before iOS 13 (\(Self.standardEra))"
    case .out: "the folder to write into (\(FilmOptions.defaultFolder))"
    case .seed: "the seed of the random numbers (\(FuzzOptions.defaultSeed))"
    case .runs: "the number of runs of each demo (\(FuzzOptions.defaultRuns))"
    case .shard:
      "only each Nth run, film or demo, from the Kth; auto: as CI says (\(Shard.whole))"
    case .costs: "with --shard: cut shards of equal cost; 'matchcut merge' writes FILE"
    case .first: "stop at the first fault, and do not shorten its script"
    case .workers: "the number of worker processes (one per processor); 0 runs all in this process"
    case .port: "the port to listen on; 0 selects a free port (\(ServeOptions.defaultPort))"
    case .token:
      "with --host: serve without a token; anyone who can connect can use the page"
    case .host: "the address to listen on (\(ServeOptions.defaultHost), this machine only)"
    case .who: "print a table of the delegate calls and their results"
    case .places: "also print the line of your source that made or caused each call"
    case .why:
      "explain how each interaction ended, and what would have changed it"
    case .at: "the value at a time, or each time that a line runs: FILE.swift:LINE"
    case .when: "the value at each call, such as finish or FlipAnimation.animateTransition"
    case .every: "the value in each frame, or at each change (default)"
    case .before: "the last change of the value before this time: where, and by which line"
    case .of: "the view whose properties Q names"
    case .json: "print JSON"
    case .work: "print the words that name the films, for a queue of jobs"
    case .markdown: "print Markdown, for a pull request"
    case .path: "the project's folder, if it is not the current one (.)"
    case .picturesURL: "with --out: where DIR is published, for the addresses in summary.md"
    case .jsonLines: "print a JSON object in each line: a header, then the calls"
    case .text: "write only the text of the pages, no pictures"
    case .present: "if PATH is a library: present this view controller"
    case .push: "if PATH is a library: push this view controller"
    case .show: "if PATH is a library: show the result of 'func show()' in this file"
    case .product: "which app in PATH to run, if there are several"
    case .target: "which target to build, if PATH is an Xcode project or workspace"
    case .scheme: "which scheme's app to build, if PATH is an Xcode project or workspace"
    case .packages: "a folder with clones of the packages that your code imports"
    case .language: "the language of the app's texts (default: its development language)"
    case .warnings: "print every warning of the compiler, also about other packages"
    case .filter: "run only tests whose name contains a match of REGEX; --filter may be repeated"
    case .timeout:
      "the time within which each tick must end, in seconds of real time "
        + "(\(Wording.number(RunOptions.defaultTimeLimit)))"
    case .backtrace: "after a crash, print the functions of the app that were being executed"
    case .into: "the package to add the transition to, instead of a new one"
    case .manual: "print the manual page"
    case .help: "show this help"
    }
  }
}
