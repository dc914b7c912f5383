/// What the user has copied. The general pasteboard lasts as long as the device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The pasteboard that all apps share.
  public class var general: UIPasteboard { World.current.service(GeneralPasteboard.self).board }

  /// Posted by a pasteboard after its content has changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The number of changes since the device was started.
  open private(set) var changeCount = 0

  private enum Content {
    case text([String])
    case address([URL])
    case image([UIImage])
  }
  private var content: Content? {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The first text, or the text of the first address; nil if there is none. Setting this property
  /// replaces the whole content.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get {
      switch content {
      case .text(let texts): texts
      case .address(let addresses): addresses.map(\.absoluteString)
      case .image, nil: nil
      }
    }
    set { content = newValue.map(Content.text) }
  }

  /// The first address; nil if there is none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get {
      if case .address(let addresses) = content { return addresses }
      return nil
    }
    set { content = newValue.map(Content.address) }
  }

  /// The first image; nil if there is none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get {
      if case .image(let images) = content { return images }
      return nil
    }
    set { content = newValue.map(Content.image) }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
}

/// The general pasteboard of a device.
@MainActor
private final class GeneralPasteboard: WorldService {
  let board = UIPasteboard()
  init() {}
}
