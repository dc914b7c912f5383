/// A font that was read from a file.
public final class CGFont: @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package let source: FontFace

  private init(_ source: FontFace) { self.source = source }

  /// Reads the first font of a font file; nil if the bytes are not a font file.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = FontFile(bytes: Data(referencing: data)),
      let source = file.faces.first
    else { return nil }
    self.init(source)
  }

  /// Finds a font by its PostScript name or its full name. The font must be registered or be one of
  /// the fonts that Matchcut uses for system text.
  public convenience init?(_ name: CFString) {
    let name = String(describing: name)
    guard
      let source = FontRegistry.shared.face(named: name)
        ?? FontLibrary.shared.installedDrawing(named: name)
    else { return nil }
    self.init(source)
  }

  /// The name that `UIFont` on iOS uses for the font; nil if the font has no such name.
  public var postScriptName: CFString? { NSString(string: source.postScriptName) }
  public var fullName: CFString? { NSString(string: source.fullName) }
}

extension CGFont: TextFontSource {
  package var face: FontDescription {
    FontLibrary.shared.load(source.file)
    return FontDescription(source, size: 1)
  }
}
