import SourceBuild
import Testing

struct BuildSettingsTests {
  @Test(arguments: [
    ("$(NAME)", "2 Cards é"), ("${NAME}", "2 Cards é"), ("$(NAME:rfc1034identifier)", "2-Cards--"),
    ("$(NAME:c99extidentifier)", "__Cards_é"), ("$(NAME:identifier)", "__Cards__"),
    ("$(NAME:lower:rfc1034identifier)", "2-cards--"), ("$(NAME:upper)", "2 CARDS É"),
    ("$(PATH:file) $(PATH:base) $(PATH:dir) $(PATH:suffix)", "b.txt b /a .txt"),
    ("$(NONE:default=else)", "else"), ("$(NAME_$(KIND))", "inner"), ("$(NONE)", ""),
    ("$(NAME", "$(NAME"), ("$NAME", "$NAME"), ("$()", "$()"), ("$(A B)", "$(A B)"), ("$", "$"),
    ("$(LOOP)", "$(LOOP)"), ("$(ONE)", "$(TWO)"),
  ])
  func `references are replaced`(text: String, expected: String) {
    let settings = [
      "NAME": "2 Cards é", "KIND": "X", "NAME_X": "inner", "PATH": "/a/b.txt", "LOOP": "$(LOOP)",
      "ONE": "$(TWO)", "TWO": "$(TWO)",
    ]
    #expect(BuildSettings.expanding(text, settings) == expected)
  }

  @Test func `settings that refer to each other many times have an end`() {
    var settings: [String: String] = [:]
    for number in 0..<60 {
      settings["S\(number)"] = String(repeating: "$(S\(number + 1))", count: 10)
    }
    #expect(BuildSettings.expanding("$(S0)", settings).utf8.count < 1_000_000)
  }

  @Test func `lists may contain spaces in quotation marks`() {
    var settings = BuildSettings()
    settings.add(["A": ["one", "two three"], "B": "one \"two three\" four"])

    #expect(settings.list("A") == ["one", "two three"])
    #expect(settings.list("B") == ["one", "two three", "four"])
  }
}
