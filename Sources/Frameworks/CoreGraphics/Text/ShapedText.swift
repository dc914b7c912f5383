import CPango

/// Text that Pango has shaped and broken into lines. The object must be used only while the caller
/// holds the font library's lock.
final class ShapedText: @unchecked Sendable {
  /// A run of glyphs that have one font and one style.
  struct Glyphs {
    var font: UnsafeMutablePointer<PangoFont>
    var string: UnsafeMutablePointer<PangoGlyphString>
    var style: TextStyle
    var language: String
    /// The space after each character, in points.
    var spacing: CGFloat
    /// The width in points.
    var width: CGFloat
    var rise: CGFloat
  }

  private let layout: OpaquePointer
  private let lines: [UnsafeMutablePointer<PangoLayoutLine>]
  /// Whether part of the text was replaced with an ellipsis.
  let isShortened: Bool
  /// The UTF-8 offset at which each run starts.
  private let starts: [Int]
  private let runs: [TextRun]

  /// `runs` must not contain line breaks. `style` determines line breaking, direction and
  /// justification. `available` provides the width and the indents.
  init?(
    _ runs: [TextRun], style: TextParagraph, available: AvailableWidth,
    ellipsis: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
  ) {
    guard let context = FontLibrary.shared.context(for: style.direction),
      let layout = pango_layout_new(context), !runs.isEmpty
    else { return nil }
    self.layout = layout
    self.runs = runs
    var offset = 0
    starts = runs.map { run in
      defer { offset += run.text.utf8.count }
      return offset
    }
    let text = runs.map(\.text).joined()
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = Self.attributes(runs, text)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
    pango_layout_set_wrap(
      layout, style.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_ellipsize(layout, ellipsis)
    if let end = available.end {
      pango_layout_set_width(
        layout, Self.units(max(end - min(available.first, available.others), 0)))
      // In Pango, a positive indent shortens the first line, and a negative indent shortens the
      // other lines.
      pango_layout_set_indent(layout, Self.units(available.first - available.others))
    }
    lines = Self.lines(of: layout)
    isShortened = pango_layout_is_ellipsized(layout) != 0
  }

  private static func units(_ length: CGFloat) -> Int32 {
    whole((Double(length) * Double(PANGO_SCALE)).rounded(.up))
  }

  /// The number as an integer for Pango, limited to the range of ±1e9; 0 for NaN.
  private static func whole(_ number: Double) -> Int32 {
    number.isNaN ? 0 : Int32(min(max(number, -1e9), 1e9))
  }

  private static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
    var result: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let here = node {
      if let line = here.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        result.append(line)
      }
      node = here.pointee.next
    }
    return result
  }

  deinit {
    FontLibrary.shared.lock.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  var lineCount: Int { lines.count }

  /// The UTF-8 offset at which the line with this index starts.
  func start(ofLine index: Int) -> Int { Int(lines[index].pointee.start_index) }
  /// The UTF-8 offset at which the line ends, without line break characters.
  func end(ofLine index: Int) -> Int {
    start(ofLine: index) + Int(lines[index].pointee.length)
  }

  /// Whether the line's paragraph runs from right to left.
  func isRightToLeft(_ index: Int) -> Bool {
    pango_layout_line_get_resolved_direction(lines[index]) == PANGO_DIRECTION_RTL
  }

  /// The distance, in points, from the left end of the line to the leading edge of the character at
  /// a UTF-8 offset.
  func x(at offset: Int, inLine index: Int) -> CGFloat {
    var position: Int32 = 0
    pango_layout_line_index_to_x(lines[index], Int32(offset), 0, &position)
    return CGFloat(position) / CGFloat(PANGO_SCALE)
  }

  /// The UTF-8 offset of the character boundary nearest to `x`.
  func offset(at x: CGFloat, inLine index: Int) -> Int {
    var (offset, trailing) = (Int32(0), Int32(0))
    let units = Self.whole(Double(x) * Double(PANGO_SCALE))
    pango_layout_line_x_to_index(lines[index], units, &offset, &trailing)
    let text = String(cString: pango_layout_get_text(layout)).utf8
    let start = text.index(text.startIndex, offsetBy: min(Int(offset), text.count))
    let string = String(decoding: text[start...], as: UTF8.self).unicodeScalars
    return Int(offset) + string.prefix(Int(trailing)).reduce(0) { $0 + UTF8.width($1) }
  }

  /// The width of the line in points, which is the sum of the advances of its glyphs.
  func width(ofLine index: Int) -> CGFloat {
    glyphs(inLine: index).reduce(0) { $0 + $1.width }
  }

  /// The line's glyphs from left to right.
  func glyphs(inLine index: Int) -> [Glyphs] {
    var result: [Glyphs] = []
    var node = lines[index].pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let string = run.pointee.glyphs,
        let font = item.pointee.analysis.font
      else { continue }
      let style = style(at: Int(item.pointee.offset))
      let language = item.pointee.analysis.language.map {
        String(cString: pango_language_to_string($0))
      }
      result.append(
        Glyphs(
          font: font, string: string, style: style, language: language ?? "",
          spacing: style.spacing(
            in: PangoScript(rawValue: Int32(item.pointee.analysis.script))),
          width: CGFloat(Self.advance(of: item, string, font)) / CGFloat(PANGO_SCALE),
          rise: style.baselineOffset))
    }
    // Pango adds half of the space on each side of a character, but not at the ends of a line. UIKit
    // adds the whole space after every character, including the last character of a line.
    if let first = result.first, let last = result.indices.last {
      result[last].width += (first.spacing + result[last].spacing) / 2
    }
    return result
  }

  /// The style of the text at a UTF-8 offset.
  func style(at offset: Int) -> TextStyle {
    runs[(starts.firstIndex { $0 > offset } ?? runs.count) - 1].style
  }

  /// The advance of the glyphs in Pango's units.
  ///
  /// Pango widens an ellipsis to fill the line; Matchcut keeps the natural width of the ellipsis.
  private static func advance(
    of item: UnsafeMutablePointer<PangoItem>, _ string: UnsafeMutablePointer<PangoGlyphString>,
    _ font: UnsafeMutablePointer<PangoFont>
  ) -> Int32 {
    guard Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
      let face = pango_font_get_hb_font(font)
    else { return pango_glyph_string_get_width(string) }
    return (0..<Int(string.pointee.num_glyphs)).reduce(0) {
      $0 + hb_font_get_glyph_h_advance(face, string.pointee.glyphs[$1].glyph)
    }
  }

  /// The length, in bytes, of the pieces in which a long word is shaped. Only words that are longer
  /// are affected: a kern between the last character of a piece and the next one is lost.
  private static let longestPiece = 1024

  /// Every second piece of the words that are longer than `longestPiece`.
  ///
  /// Pango shapes an item, such as a word of one font, again for each line into which it breaks the
  /// item. The time for a long word would therefore grow with the square of its length. An
  /// attribute that begins or ends inside the word divides it into items.
  private static func shapingPieces(of text: String) -> [Range<Int>] {
    guard text.utf8.count > longestPiece else { return [] }
    var pieces: [Range<Int>] = []
    var (place, piece, isMarked) = (0, 0, false)
    for character in text {
      let next = place + character.utf8.count
      if character.isWhitespace {
        if isMarked { pieces.append(piece..<place) }
        (piece, isMarked) = (next, false)
      } else if next - piece > longestPiece {
        if isMarked { pieces.append(piece..<place) }
        isMarked.toggle()
        piece = place
      }
      place = next
    }
    if isMarked { pieces.append(piece..<place) }
    return pieces
  }

  /// The OpenType features of a font. Inter would draw `->` as an arrow, which San Francisco does
  /// not.
  private static func features(of font: FontDescription) -> String {
    [font.custom == nil ? "calt=0" : nil, font.monospacedDigits ? "tnum=1" : nil]
      .compactMap { $0 }.joined(separator: ",")
  }

  private static func attributes(_ runs: [TextRun], _ text: String) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    // UIKit breaks words without inserting a hyphen.
    add(pango_attr_insert_hyphens_new(0), 0..<text.utf8.count)
    // Pango keeps "fallback" on by default, so this attribute changes only where items end.
    for range in Self.shapingPieces(of: text) { add(pango_attr_fallback_new(1), range) }
    let scripts = TextScript.ranges(in: text)
    var start = 0
    for (index, run) in runs.enumerated() {
      let range = start..<(start + run.text.utf8.count)
      start = range.upperBound
      let style = run.style
      let description = FontLibrary.shared.pangoDescription(style.font, language: style.language)
      add(pango_attr_font_desc_new(description), range)
      pango_font_description_free(description)
      if let box = style.attachment?.box {
        var shape = PangoRectangle(
          x: Self.units(box.minX), y: -Self.units(box.maxY), width: Self.units(box.width),
          height: Self.units(box.height))
        add(pango_attr_shape_new(&shape, &shape), range)
      }
      add(pango_attr_font_features_new(features(of: style.font)), range)
      // The number of the run is encoded as a colour. Because the colours of two runs differ, Pango
      // does not merge their glyphs.
      add(pango_attr_foreground_new(UInt16(index & 0xFFFF), UInt16(index >> 16), 0), range)
      for part in scripts where part.range.overlaps(range) {
        let spacing = style.spacing(in: part.script)
        if spacing != 0 {
          add(
            pango_attr_letter_spacing_new(whole(Double(spacing) * Double(PANGO_SCALE))),
            part.range.clamped(to: range))
        }
        let tag = TextScript.language(for: part.script, preferring: style.language)
        add(
          pango_attr_language_new(pango_language_from_string(tag)),
          part.range.clamped(to: range))
        if TextScript.hasTwoWeights(part.script) {
          // Without this attribute, Fontconfig would select bold for thin weights.
          let weight = style.font.weight < 550 ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD
          add(pango_attr_weight_new(weight), part.range.clamped(to: range))
        }
      }
    }
    return list
  }
}
