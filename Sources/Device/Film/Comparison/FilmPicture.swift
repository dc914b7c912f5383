import Foundation

/// A picture of a film. Pictures with equal hashes are equal.
package struct FilmPicture: Sendable, Equatable {
  /// The SHA-256 hash of the file, in hexadecimal digits.
  package let hash: String
  /// The path of the file; nil if only the hash is known.
  package let path: String?

  package init(hash: String, path: String? = nil) { (self.hash, self.path) = (hash, path) }

  /// The file, which is read at each use, because a folder may have many large pictures.
  package var data: Data? { path.flatMap { FileManager.default.contents(atPath: $0) } }

  package static func == (a: Self, b: Self) -> Bool { a.hash == b.hash }
}
