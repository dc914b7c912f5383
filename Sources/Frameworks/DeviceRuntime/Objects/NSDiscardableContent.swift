import Foundation

/// An object whose content can be discarded while it is not in use. Foundation on Linux has no such
/// protocol, and its caches do not discard content by themselves.
public protocol NSDiscardableContent: AnyObject {
  /// Marks the content as in use. Returns false if it has been discarded.
  func beginContentAccess() -> Bool
  func endContentAccess()
  /// Discards the content unless it is in use.
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
