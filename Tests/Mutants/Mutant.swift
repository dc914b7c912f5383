import Foundation

/// Which fault of `Tests/Mutants` this process shows: the one that MATCHCUT_MUTANT names, or none.
///
/// For scratch copies that `scripts/mutants` makes; it puts this file into the lowest module. There
/// every fault stands behind `Mutant.is("its-name")`, so that one build holds them all.
public enum Mutant {
  /// The environment variable.
  public static let variable = "MATCHCUT_MUTANT"

  private static let chosen = getenv(variable).map { String(cString: $0) }

  /// Whether this process shows the fault of that name.
  public static func `is`(_ name: String) -> Bool { chosen == name }
}
