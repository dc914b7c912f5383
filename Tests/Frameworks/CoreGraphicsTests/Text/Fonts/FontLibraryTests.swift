import CoreGraphics
import Testing

struct FontLibraryTests {
  @Test func `only the three expected families are known, whatever the host has installed`() {
    let allowed = ["Inter", "Noto Sans CJK", "Noto Sans Mono CJK", "DejaVu Sans"]

    for family in FontLibrary.shared.families {
      #expect(allowed.contains { family.hasPrefix($0) }, "\(family)")
    }
    #expect(
      FontLibrary.shared.families.isSuperset(of: ["Inter", "Noto Sans CJK SC", "DejaVu Sans"]))
    #expect(FontLibrary.shared.problem == nil)
  }

  @Test func `missing fonts are reported with the packages that contain them`() {
    let none = FontLibrary.problem(with: [])
    let latin = FontLibrary.problem(with: ["Inter"])

    #expect(none?.contains("fonts-inter, fonts-noto-cjk, fonts-dejavu-core") == true)
    #expect(none?.contains("no text is drawn") == true)
    #expect(latin?.contains("fonts-inter") == false && latin?.contains("fonts-noto-cjk") == true)
    #expect(FontLibrary.problem(with: ["Inter", "Noto Sans CJK SC", "DejaVu Sans"]) == nil)
  }
}
