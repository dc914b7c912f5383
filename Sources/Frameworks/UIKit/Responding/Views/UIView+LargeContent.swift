// None of these properties has an effect: nothing is shown, as for users of standard text sizes.
extension UIView: UILargeContentViewerItem {
  private var ownLargeContent: LargeContent {
    if let largeContent { return largeContent }
    let new = LargeContent()
    largeContent = new
    return new
  }

  /// Whether the content is shown enlarged; false by default.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.shows ?? false }
    set { ownLargeContent.shows = newValue }
  }
  /// The title of the enlarged content; nil by default.
  public var largeContentTitle: String? {
    get { largeContent?.title }
    set { ownLargeContent.title = newValue }
  }
  /// The image of the enlarged content; nil by default.
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { ownLargeContent.image = newValue }
  }
  /// Whether the image is scaled to a larger size; false by default.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scales ?? false }
    set { ownLargeContent.scales = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { ownLargeContent.insets = newValue }
  }
}
