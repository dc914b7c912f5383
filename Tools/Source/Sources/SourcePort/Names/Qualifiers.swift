/// Apple's modules that do not exist on Linux, each with the module that replaces it.
enum Qualifiers {
  static let standIns: [String: String] = ["ObjectiveC": "UIKit", "Darwin": "Glibc"]
}
