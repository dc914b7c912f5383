import CoreGraphics
import Testing

struct FontLibraryTests {
  @Test func `only the expected families are known, whatever the host has installed`() {
    let allowed = [
      "Inter", "Noto Sans CJK", "Noto Sans Mono CJK", "DejaVu Sans", "Noto Color Emoji",
    ]

    for family in FontLibrary.shared.families {
      #expect(allowed.contains { family.hasPrefix($0) }, "\(family)")
    }
    #expect(
      FontLibrary.shared.families.isSuperset(of: [
        "Inter", "Noto Sans CJK SC", "DejaVu Sans", "Noto Color Emoji",
      ]))
    #expect(FontLibrary.shared.problem == nil)
  }

  @Test func `missing fonts are reported with the packages that contain them`() {
    let none = FontLibrary.problem(with: [])
    let latin = FontLibrary.problem(with: ["Inter"])

    #expect(
      none?.contains("fonts-inter, fonts-noto-cjk, fonts-dejavu-core, fonts-noto-color-emoji")
        == true)
    #expect(none?.contains("no text is drawn") == true)
    #expect(latin?.contains("fonts-inter") == false && latin?.contains("fonts-noto-cjk") == true)
    let all: Set = ["Inter", "Noto Sans CJK SC", "DejaVu Sans", "Noto Color Emoji"]
    #expect(FontLibrary.problem(with: all) == nil)
  }
}
