extension Option {
  /// One line for the help of a command, whose defaults it names.
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
}
