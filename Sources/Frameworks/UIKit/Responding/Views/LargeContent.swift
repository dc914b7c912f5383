/// The content of a view that is shown enlarged while the view is touched, to users of the largest
/// text sizes.
@MainActor
final class LargeContent {
  var shows = false
  var title: String?
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero
}

/// A view whose content is shown enlarged while it is touched, to users of the largest text sizes.
/// Matchcut does not show the enlarged content.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}
