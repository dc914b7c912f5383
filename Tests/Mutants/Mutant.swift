import Foundation

/// Activates the fault from `Tests/Mutants` that the environment variable MATCHCUT_MUTANT names, or
/// none.
///
/// This file is for scratch copies made by `scripts/mutants`, which puts it into the lowest module.
/// In a copy, every fault is guarded by `Mutant.is("its-name")`, so that one build contains them
/// all.
public enum Mutant {
  /// The environment variable that names the fault.
  public static let variable = "MATCHCUT_MUTANT"

  private static let chosen = getenv(variable).map { String(cString: $0) }

  /// Whether this process has the fault of that name.
  public static func `is`(_ name: String) -> Bool { chosen == name }
}
