import Foundation
import UniformTypeIdentifiers

/// A type that apps can pass to other apps and receive from them.
///
/// On iOS the protocol is in Core Transferable and requires a description of the type's
/// representations. Here it has no requirements, because there is nothing to receive.
public protocol Transferable: Sendable {}

extension Data: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

/// A photo that the user has chosen in SwiftUI's picker. There is no such picker here, so an item
/// has an identifier at most, and no content.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the photo in the library; nil for an item without a library.
  public let itemIdentifier: String?
  /// Always empty.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item with the identifier of a photo in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Returns nil at once, as for a type that the item does not have.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Calls the handler with nil in the next tick, on the main queue. The progress is complete then.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.main.async {
      progress.completedUnitCount = 1
      completionHandler(.success(nil))
    }
    return progress
  }
}
