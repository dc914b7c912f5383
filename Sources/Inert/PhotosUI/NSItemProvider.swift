import UIKit
import UniformTypeIdentifiers

/// An object that can be created from data, such as an image.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types of data, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.image.identifier, UTType.png.identifier, UTType.jpeg.identifier]
  }
}

/// Gives the app a picture that the user has chosen, as an image or as the data of a PNG file.
///
/// Foundation on Linux has no item providers. Completions are called in the next tick, on the main
/// queue; on iOS they are called on another one. A provider can be used on every queue.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Receives the object, or an error.
  public typealias CompletionHandler =
    @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void

  public static let errorDomain = "NSItemProviderErrorDomain"
  /// The code of a type that the provider does not have, `NSItemProviderItemUnavailableError`.
  private static let itemUnavailable = -1000

  private let image: UIImage?

  public override init() {
    image = nil
    super.init()
  }
  init(image: UIImage, suggestedName: String) {
    (self.image, self.suggestedName) = (image, suggestedName)
    super.init()
  }

  /// The name of a file with the picture, without its extension.
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { image == nil ? [] : [UTType.png.identifier] }
  /// Whether a type of the provider is `typeIdentifier` or is derived from it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: wanted) == true }
  }
  /// True for `UIImage`, if the provider has a picture.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    image != nil && aClass is UIImage.Type
  }

  /// Loads the picture as an image. Other classes receive an error.
  @preconcurrency @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping CompletionHandler
  ) -> Progress {
    let result = canLoadObject(ofClass: aClass) ? image : nil
    return answer { completionHandler(result, result == nil ? self.unavailable : nil) }
  }
  /// Loads the picture as the data of a PNG file. Types that are not images receive an error.
  @preconcurrency @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? image?.pngData() : nil
    return answer { completionHandler(data, data == nil ? self.unavailable : nil) }
  }
  /// Writes the picture to a file, which is removed after the completion.
  @preconcurrency @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? image?.pngData() : nil
    let name = suggestedName ?? "Photo"
    return answer {
      guard let data else { return completionHandler(nil, self.unavailable) }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png")
      do {
        try data.write(to: file)
      } catch {
        return completionHandler(nil, error)
      }
      completionHandler(file, nil)
      // The app may have moved the file.
      try? FileManager.default.removeItem(at: file)
    }
  }

  private var unavailable: NSError {
    NSError(domain: Self.errorDomain, code: Self.itemUnavailable)
  }

  private func answer(_ completion: @escaping @Sendable () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.main.async {
      progress.completedUnitCount = 1
      completion()
    }
    return progress
  }
}
