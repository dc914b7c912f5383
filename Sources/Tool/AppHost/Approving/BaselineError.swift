/// Why a baseline cannot be compared.
struct BaselineError: Error, Equatable {
  enum Problem: Equatable {
    /// Another version of the tool has made the baseline.
    case otherVersion(String, current: String)
    /// This file is missing, or it is not the file that was approved.
    case incomplete(String)
  }

  /// The film's name.
  let name: String
  let folder: String
  let problem: Problem
}
