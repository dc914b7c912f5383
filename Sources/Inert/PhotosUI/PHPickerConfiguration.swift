import Photos

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case images, livePhotos, videos
    case other(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }
  private let kind: Kind

  public static let images = PHPickerFilter(kind: .images)
  public static let livePhotos = PHPickerFilter(kind: .livePhotos)
  public static let videos = PHPickerFilter(kind: .videos)
  public static let screenshots = PHPickerFilter(kind: .other("screenshots"))
  public static let panoramas = PHPickerFilter(kind: .other("panoramas"))
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .any(subfilters))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .all(subfilters))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .not(filter))
  }

  /// Whether plain images, of which the library consists, pass the filter.
  var acceptsImages: Bool {
    switch kind {
    case .images: true
    case .livePhotos, .videos, .other: false
    case .any(let parts): parts.contains(where: \.acceptsImages)
    case .all(let parts): parts.allSatisfy(\.acceptsImages)
    case .not(let part): !part.acceptsImages
    }
  }
}

/// The settings of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current, compatible
  }
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered, people, continuous, continuousAndOrdered
  }

  public init() { hasLibrary = false }
  /// The results of the picker have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

  /// The largest number of pictures; 1 by default. 0 means that there is no limit.
  public var selectionLimit = 1
  /// Nil by default: everything is shown.
  public var filter: PHPickerFilter?
  /// Has no effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Has no effect: the order of the results is always that of the taps.
  public var selection = Selection.default
  /// The identifiers of the pictures that are selected at first.
  public var preselectedAssetIdentifiers: [String] = []

  let hasLibrary: Bool
}

/// A picture that the user has chosen.
public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  /// Nil, unless the configuration has a photo library.
  public let assetIdentifier: String?
}
