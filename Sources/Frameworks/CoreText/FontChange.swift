/// A request to register or unregister fonts.
struct FontChange {
  enum Kind { case register, unregister }

  private let kind: Kind
  /// The URL of the font file; nil for a font in memory.
  private let url: URL?
  private let faces: [FontFace]
  /// The name of the file or the font, for messages.
  private let name: String

  init(_ kind: Kind, file url: URL) {
    (self.kind, self.url) = (kind, url)
    faces = FontFile(path: url.path).faces
    name = "The file \(url.path)"
  }

  init(_ kind: Kind, font: CGFont) {
    (self.kind, url) = (kind, nil)
    faces = [font.source]
    name = "The font \(font.source.postScriptName)"
  }

  /// Registers or unregisters the fonts of each file. Returns an error for each file that failed.
  static func each(_ kind: Kind, _ urls: CFArray) -> [NSError] {
    urls.compactMap { any in (any as? URL).flatMap { FontChange(kind, file: $0).problem() } }
  }

  /// Makes the change and returns true. If the change fails, sets `error` and returns false.
  func run(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let problem = problem() else { return true }
    error?.pointee = .passRetained(problem)
    return false
  }

  private func problem() -> NSError? {
    if let url, !FileManager.default.fileExists(atPath: url.path) {
      return error(.fileNotFound, "it does not exist")
    }
    if faces.isEmpty { return error(.unrecognizedFormat, "it is not a font file") }
    switch kind {
    case .register:
      if FontRegistry.shared.register(faces) { return nil }
      return error(.alreadyRegistered, "a font of the same name is registered already")
    case .unregister:
      if FontRegistry.shared.unregister(faces) { return nil }
      return error(.notRegistered, "it is not registered")
    }
  }

  private func error(_ code: CTFontManagerError, _ text: String) -> NSError {
    let message = "\(name) cannot be \(kind)ed, because \(text)."
    var details: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let url {
      details[String(describing: kCTFontManagerErrorFontURLsKey)] = NSArray(array: [url])
    }
    return NSError(
      domain: String(describing: kCTFontManagerErrorDomain), code: code.rawValue,
      userInfo: details)
  }
}
