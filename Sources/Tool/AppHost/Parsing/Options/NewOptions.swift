/// The arguments of `matchcut new`.
package struct NewOptions: Equatable, Sendable {
  /// The name of the transition, and of the package if a new one is made.
  package var name: String
  /// The folder of the package to which the transition is added; nil for a new package.
  package var folder: String?
  /// The target to which it is added; nil if there is only one.
  package var target: String?

  package init(_ name: String) { self.name = name }

  static let discussion =
    """
    Makes the package NAME in a folder of this name: a transition that a finger can pull back, two
    pages that show it, a test, a gesture, and a workflow of GitHub Actions. NAME begins with a
    capital letter and has only letters and digits.

    With --into, adds them to the package in FOLDER; --target names the target if there are several.
    Files that exist are not replaced: if one is in the way, nothing is written.

      matchcut new Slide && cd Slide
      matchcut check . --show Screens/Slide.swift
      matchcut test .
    """
}
