import Synchronization

/// The fonts that the app has registered, by their names. The registry belongs to the process, not
/// to a `World`.
///
/// The result of a look-up does not depend on the order in which fonts were registered.
package final class FontRegistry: Sendable {
  package static let shared = FontRegistry()

  private struct Entry {
    var face: FontFace
    /// The number of the launch that registered the font.
    var launch: Int
  }
  private struct Content {
    /// The registered fonts, by PostScript name.
    var entries: [String: Entry] = [:]
    var launch = 0
  }
  private let content = Mutex(Content())

  package init() {}

  /// Marks the launch of an app in this process. The app can then register the fonts of an earlier
  /// launch again, as in a new process. Fonts of an earlier launch also stay available without a
  /// new registration, because the app's static variables may record that they are registered.
  package func beginLaunch() { content.withLock { $0.launch += 1 } }

  /// Makes the fonts available by name. If a font with the same PostScript name is already known,
  /// that font is used. Returns false if a name was already registered during this launch.
  @discardableResult
  package func register(_ faces: [FontFace]) -> Bool {
    var areNew = true
    for face in faces {
      let isUnknown = content.withLock { content in
        let known = content.entries[face.postScriptName]
        if known?.launch == content.launch { areNew = false }
        content.entries[face.postScriptName] =
          Entry(face: known?.face ?? face, launch: content.launch)
        return known == nil
      }
      if isUnknown { FontLibrary.shared.load(face.file) }
    }
    return areNew
  }

  /// Makes these fonts unavailable. Returns whether all these fonts were registered.
  package func unregister(_ faces: [FontFace]) -> Bool {
    content.withLock { content in
      let removed = faces.filter { content.entries.removeValue(forKey: $0.postScriptName) != nil }
      return removed.count == faces.count
    }
  }

  private var faces: [FontFace] {
    content.withLock { $0.entries.values.map(\.face) }
      .sorted { $0.postScriptName < $1.postScriptName }
  }

  /// The font with this PostScript name, full name or family name; nil if there is none. For a
  /// family name, the result is the upright face whose weight is nearest to regular.
  package func face(named name: String) -> FontFace? {
    if let face = content.withLock({ $0.entries[name]?.face }) { return face }
    let faces = faces
    return faces.first { $0.fullName == name }
      ?? Self.nearest(faces.filter { $0.familyName == name })
  }

  package var familyNames: [String] { Set(faces.map(\.familyName)).sorted() }

  /// The fonts of a family, sorted by PostScript name.
  package func faces(inFamily family: String) -> [FontFace] {
    faces.filter { $0.familyName == family }
  }

  /// The face with these traits in the family of `face`; nil if there is none.
  package func face(like face: FontFace, isBold: Bool, isItalic: Bool) -> FontFace? {
    let fitting = faces(inFamily: face.familyName).filter {
      $0.isBold == isBold && $0.isItalic == isItalic
    }
    return Self.nearest(fitting, to: isBold ? 700 : 400, isItalic: isItalic)
  }

  private static func nearest(
    _ faces: [FontFace], to weight: Int = 400, isItalic: Bool = false
  ) -> FontFace? {
    return faces.min { distance($0) < distance($1) }
    func distance(_ face: FontFace) -> Int {
      abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000)
    }
  }
}
