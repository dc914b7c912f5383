// Summaries of options for the help.
extension Option {
  /// A one-line summary for a command's help, including the command's default.
  package func summary(of command: CommandName) -> String {
    switch (self, command) {
    case (.out, .gallery): "the folder to write into (\(GalleryOptions.defaultFolder))"
    case (.out, .plot): "the folder to write into (\(PlotOptions.defaultFolder))"
    case (.out, .trace): "the folder to write into (standard output)"
    case (.out, .fuzz): "the folder to write scripts and tests into (none)"
    case (.scale, .gallery): "pixels a point of the sheet (\(GalleryOptions.defaultScale))"
    case (.scale, .plot): "pixels a point (\(Int(FilmOptions.defaultScale)))"
    default: summary
    }
  }

  private var summary: String {
    switch self {
    case .property: "the properties to plot (those that move most)"
    case .set: "a value of a transition's parameter; may be given again for others"
    case .gesture: "the finger: a gesture's name or a file (the demo's own)"
    case .cancel: "the finger goes to P, gives up and comes back (\(TakeOptions.defaultCancel))"
    case .fps: "frames a second (\(FilmOptions.defaultFPS))"
    case .scale: "pixels a point in filmstrip and PNG frames (\(Int(FilmOptions.defaultScale)))"
    case .device: "the device (\(TakeOptions.defaultDevice))"
    case .format:
      "what to write (\(FilmOptions.defaultFormats.map(\.rawValue).joined(separator: ",")))"
    case .slow: "N times slower than life (1)"
    case .reduceMotion: "a device whose user asks for less motion"
    case .rtl: "an interface that reads from right to left"
    case .dark: "a device whose user chose dark appearance"
    case .era:
      "the iOS whose default modal style counts, full screen below 13 (\(Self.standardEra))"
    case .out: "the folder to write into (\(FilmOptions.defaultFolder))"
    case .seed: "where the random numbers begin (\(FuzzOptions.defaultSeed))"
    case .runs: "how many runs, for each demo (\(FuzzOptions.defaultRuns))"
    case .shard: "every Nth run, film or demo alone, the Kth first (\(Shard.whole))"
    case .first: "stop at the first fault, and tell it as it is, not made shorter"
    case .workers: "how many processes play, 0 for this one (one for each processor)"
    case .port: "the port to listen on, 0 for any that is free (\(ServeOptions.defaultPort))"
    case .host: "the address to listen on (\(ServeOptions.defaultHost), this machine alone)"
    case .who: "who was asked what, and what they answered, as a table"
    case .json: "as JSON"
    case .text: "the words of the pages alone, no pictures"
    case .present: "PATH is a library: present this view controller of it"
    case .push: "PATH is a library: push this view controller of it"
    case .show: "PATH is a library: show what this file's 'func show()' returns"
    case .product: "which app of PATH, where there are several"
    case .warnings: "show what the compiler warns of as well"
    case .help: "this text"
    }
  }
}
