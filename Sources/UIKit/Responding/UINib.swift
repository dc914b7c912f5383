/// The objects of one `.xib` file, created anew with each instantiation.
@preconcurrency @MainActor
open class UINib: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package enum Source {
    case named(String, Bundle)
    case contents(Data, Bundle)
  }
  package let source: Source

  /// The file `name.xib` of the bundle, or of the main bundle; read when it is first instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// The text of a `.xib` file. Compiled nibs cannot be read here.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .contents(data, bundleOrNil ?? .main)
    super.init()
  }

  /// What may be passed with `options`; there is no proxy of another file here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the objects, connects them to each other and to the owner, and returns those at the top
  /// in the order of the file. Raises for a file that is missing or cannot be read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    NibReading.current.objects?(self, ownerOrNil.map { $0 as AnyObject }) ?? []
  }
}

/// Reads nibs; the frame loop installs it.
@MainActor
final class NibReading: WorldService {
  var objects: ((UINib, _ owner: AnyObject?) -> [Any])?
  /// Loads the view of a controller from its nib. The result is false if it has none.
  var loadView: ((_ controller: UIResponder) -> Bool)?
  static var current: NibReading { World.current.service() }
}

extension Bundle {
  /// Instantiates the file `name.xib` of the bundle.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
