import QuartzCore
import Stage

/// What the pages of a server share.
@MainActor
protocol PageHost: AnyObject {
  var entries: [PageEntry] { get }
  /// What a page begins with.
  var device: Device { get }
  var compositor: Compositor { get }
  /// Where the takes of all pages are kept.
  var takes: TakeRoom { get }
  /// Nil once the server has ended.
  var web: WebServer? { get }
  /// The message that says what there is.
  var welcome: String { get }
  func gestures(of entry: PageEntry) -> [String]
  /// Makes a file of a take and calls `done` later, in the server's thread.
  func export(
    _ take: LiveTake, as format: String,
    done: @escaping @MainActor (Result<Exports.Made, PageError>) -> Void
  ) throws(PageError)
}
