extension Data.ReadingOptions {
  /// Reads a file without keeping it in the system's file cache. Missing in Foundation on Linux, where
  /// the option has no effect.
  public static var uncachedRead: Data.ReadingOptions { Data.ReadingOptions() }
}

extension Data.WritingOptions {
  /// The former name of `.atomic`, which Foundation on Linux does not have.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
