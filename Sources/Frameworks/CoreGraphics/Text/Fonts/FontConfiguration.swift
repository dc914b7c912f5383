import CPango

/// The font files that Matchcut uses. The files contain the system font, one font for Chinese,
/// Japanese and Korean, one for Arabic and Hebrew, and one for emoji. The files are in the folders in which their
/// Debian packages install them. Other installed fonts are ignored.
///
/// The files are listed one by one. If all files of a folder were used, additional weights on some
/// machines would change the pictures.
enum FontConfiguration {
  /// The folders in which Debian and other distributions install fonts.
  static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu",
    "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/google-noto-emoji", "/usr/share/fonts/noto",
  ]

  static let files = [
    "Inter-*", "InterDisplay-*", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "NotoColorEmoji.ttf",
  ]

  /// The font for emoji, whose glyphs are coloured pictures.
  static let emojiFamily = "Noto Color Emoji"

  static var xml: String {
    // Fontconfig's cache makes loading fonts faster. The content of this cache depends only on the
    // font files. Pango looks for emoji in the family "emoji".
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
    <cachedir>/var/cache/fontconfig</cachedir>
    <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>\(files.map { "<glob>*/\($0)</glob>" }.joined())</acceptfont>
    </selectfont>
    <alias binding="same">
    <family>emoji</family>
    <prefer><family>\(emojiFamily)</family></prefer>
    </alias>
    \(scaling)
    </fontconfig>
    """
  }

  /// Scales the glyphs of fonts that consist of bitmaps, such as emoji, to the size of the text.
  private static let scaling = """
    <match target="font">
    <test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefactor</name><double>0</double><double>0</double><name>pixelsizefactor</name>
    </matrix></times></edit>
    </match>
    """

  /// Creates a Fontconfig configuration with the fonts that Matchcut uses; nil on failure.
  ///
  /// The configuration also becomes the process's current configuration. Without a current
  /// configuration, Pango would read the host's configuration.
  static func make() -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let bytes = Array(xml.utf8) + [0]
    guard FcConfigParseAndLoadFromMemory(config, bytes, 1) != 0, FcConfigBuildFonts(config) != 0
    else {
      FcConfigDestroy(config)
      return nil
    }
    _ = FcConfigSetCurrent(config)
    return config
  }

  /// The family names of all fonts in `config`.
  static func families(in config: OpaquePointer) -> Set<String> {
    guard let set = FcConfigGetFonts(config, FcSetSystem)?.pointee, let fonts = set.fonts else {
      return []
    }
    var names: Set<String> = []
    for index in 0..<Int(set.nfont) {
      var number: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(fonts[index], FC_FAMILY, number, &name) == FcResultMatch {
        if let name { names.insert(String(cString: name)) }
        number += 1
      }
    }
    return names
  }
}
