import SourceBuild
import Testing

/// The language in which an app starts.
struct LanguageTests {
  @Test(arguments: [
    ("de", ["de", "en"], "de"), ("de-AT", ["de", "en"], "de"), ("de", ["de-CH", "en"], "de-CH"),
    ("zh-Hans-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("pt_BR", ["pt", "pt-BR"], "pt-BR"),
    ("EN", ["English", "fr"], "English"), ("ja", ["en", "fr"], "fr"), ("ja", ["de", "en"], "en"),
    ("ja", ["de", "es"], "de"), ("ja", [], "fr"),
  ])
  func `the nearest language is chosen`(
    device: String, languages: [String], expected: String
  ) {
    #expect(Language.chosen(for: device, among: Set(languages), development: "fr") == expected)
  }

  @Test func `codes are recognized`() {
    for code in ["de", "pt-BR", "zh_Hans", "fil", "sr-Latn-RS"] { #expect(Language.isCode(code)) }
    for text in ["", "d", "German", "de-", "de/../x", "de DE"] { #expect(!Language.isCode(text)) }
  }
}
