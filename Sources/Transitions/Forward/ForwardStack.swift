import UIKit

/// Controllers that were gone back from, the nearest one last.
///
/// A pure value: told what a navigation stack was and what it is, it knows what that makes of the
/// way forward.
struct ForwardStack {
  private(set) var controllers: [UIViewController] = []
  /// More than this many are not kept: the farthest go first. Less than 0 counts as 0.
  var maximumDepth: Int { didSet { trim() } }

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  /// The one to go forward to.
  var next: UIViewController? { controllers.last }

  mutating func removeAll() { controllers.removeAll() }

  /// Those that have found a place elsewhere are not to be gone forward to, nor are those that
  /// lay beyond them.
  @MainActor
  mutating func forgetTaken(unless isFree: (UIViewController) -> Bool = { $0.isFree }) {
    guard let taken = controllers.lastIndex(where: { !isFree($0) }) else { return }
    controllers.removeSubrange(...taken)
  }

  /// Takes the next one off when it is this one.
  mutating func take(_ controller: UIViewController) {
    if next === controller { controllers.removeLast() }
  }

  /// Follows a change of the stack, however many calls made it.
  ///
  /// Those taken off the end join, the nearest to what is left on top. Those put on the end leave
  /// when they are the next ones, in order; with any other the way forward is lost.
  mutating func follow(from before: [UIViewController], to after: [UIViewController]) {
    let common = zip(before, after).prefix { $0 === $1 }.count
    let removed = before.dropFirst(common).filter { gone in !after.contains { $0 === gone } }
    let added = Array(after.dropFirst(common))
    if !removed.isEmpty, !added.isEmpty { return removeAll() }
    // Put below others or in another order, which only a replaced stack can be.
    if added.contains(where: { one in before.contains { $0 === one } }) { return removeAll() }
    controllers += removed.reversed()
    for controller in added {
      guard controller === next else { return removeAll() }
      controllers.removeLast()
    }
    trim()
  }

  private mutating func trim() {
    let surplus = controllers.count - max(0, maximumDepth)
    if surplus > 0 { controllers.removeFirst(surplus) }
  }
}

extension UIViewController {
  /// Whether it stands nowhere and may be pushed.
  var isFree: Bool { parent == nil && presentingViewController == nil }
}
