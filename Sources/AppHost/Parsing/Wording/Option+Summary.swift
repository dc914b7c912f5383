// Summaries of options for the help.
extension Option {
  /// A one-line summary for a command's help, including the command's default.
  package func summary(of command: CommandName) -> String {
    switch (self, command) {
    case (.out, .gallery): "the folder to write into (\(GalleryOptions.defaultFolder))"
    case (.out, .plot): "the folder to write into (\(PlotOptions.defaultFolder))"
    case (.out, .trace): "the folder to write into, instead of standard output"
    case (.out, .fuzz): "the folder to write scripts and tests into (none)"
    case (.scale, .gallery): "pixels per point of the sheet (\(GalleryOptions.defaultScale))"
    case (.scale, .plot): "pixels per point (\(Int(FilmOptions.defaultScale)))"
    default: summary
    }
  }

  private var summary: String {
    switch self {
    case .property: "the properties to plot (those that move most)"
    case .set: "a parameter of the transition; repeat the option for others"
    case .gesture: "the gesture to play, a name or a file (default: the demo's own)"
    case .cancel: "cancel: the gesture moves to P and returns (\(RunOptions.defaultCancel))"
    case .fps: "frames per second (\(FilmOptions.defaultFPS))"
    case .scale: "pixels per point in filmstrip and PNG frames (\(Int(FilmOptions.defaultScale)))"
    case .device: "the device (\(RunOptions.defaultDevice))"
    case .format:
      "what to write (\(FilmOptions.defaultFormats.map(\.rawValue).joined(separator: ",")))"
    case .slow: "N times slower than real time (1)"
    case .reduceMotion: "turn on Reduce Motion"
    case .hardwareKeyboard: "use hardware keys, without a keyboard on screen"
    case .rtl: "use a right-to-left layout"
    case .dark: "use dark appearance"
    case .era:
      "use the default modal style of iOS N, full screen below 13 (\(Self.standardEra))"
    case .out: "the folder to write into (\(FilmOptions.defaultFolder))"
    case .seed: "the seed of the random numbers (\(FuzzOptions.defaultSeed))"
    case .runs: "how many runs, for each demo (\(FuzzOptions.defaultRuns))"
    case .shard: "only every Nth run, film or demo, starting with the Kth (\(Shard.whole))"
    case .first: "stop at the first fault, and do not shorten its script"
    case .workers: "the number of processes, 0 for this one (one per processor)"
    case .port: "the port to listen on, 0 for any free one (\(ServeOptions.defaultPort))"
    case .host: "the address to listen on (\(ServeOptions.defaultHost), this machine only)"
    case .who: "a table of the delegate calls and their results"
    case .json: "as JSON"
    case .text: "only the text of the pages, no pictures"
    case .present: "if PATH is a library: present this view controller"
    case .push: "if PATH is a library: push this view controller"
    case .show: "if PATH is a library: show the result of 'func show()' in this file"
    case .product: "which app in PATH to run, if there are several"
    case .warnings: "print the compiler's warnings, too"
    case .filter: "run only the tests whose name contains a match; repeat it for others"
    case .timeout: "the real seconds within which each test must end (60)"
    case .help: "show this help"
    }
  }
}
