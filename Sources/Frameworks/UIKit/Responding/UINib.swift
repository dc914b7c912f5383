/// The objects of one `.xib` file. Each instantiation creates new objects.
@preconcurrency @MainActor
open class UINib: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package enum Source {
    case named(String, Bundle)
    case contents(Data, Bundle)
  }
  package let source: Source

  /// Creates a nib for the file `name.xib` in the bundle or, if `bundleOrNil` is nil, in the main
  /// bundle. The file is not read until the nib is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from the text of a `.xib` file. Matchcut cannot read compiled nibs.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .contents(data, bundleOrNil ?? .main)
    super.init()
  }

  /// The keys of the options for an instantiation. Matchcut ignores the options, because it does
  /// not support proxies of external objects, which are the only use of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the objects, connects them to each other and to the owner, and returns the top-level
  /// objects in the order of the file. Raises an exception if the file is missing or cannot be
  /// read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    NibReading.current.objects?(self, ownerOrNil.map { $0 as AnyObject }) ?? []
  }
}

/// Reads nibs. The frame loop installs the closures.
@MainActor
final class NibReading: WorldService {
  var objects: ((UINib, _ owner: AnyObject?) -> [Any])?
  /// Loads the view of a controller from the controller's nib. Returns false if the controller has
  /// no nib.
  var loadView: ((_ controller: UIResponder) -> Bool)?
  static var current: NibReading { World.current.service() }
}

extension Bundle {
  /// Creates the objects of the file `name.xib` in this bundle.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
