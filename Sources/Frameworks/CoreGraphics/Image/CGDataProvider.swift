/// Bytes that are read by other types of Core Graphics.
public final class CGDataProvider: @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The bytes.
  public let data: CFData?

  public init?(data: CFData) { self.data = data.copy() as? NSData }

  /// Reads a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    self.data = data
  }
}
