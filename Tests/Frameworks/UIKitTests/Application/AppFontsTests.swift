import Stage
import TemporaryFolders
import Testing
import UIKit

@MainActor
struct AppFontsTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"

  @Test(arguments: ["DejaVuSansMono.ttf", "Fonts/DejaVuSansMono.ttf"])
  func `the fonts of Info plist are known by their names`(path: String) {
    let stage = Stage()

    stage.run { AppFonts.register([path], in: Self.folder) }

    #expect(stage.warnings.isEmpty)
    #expect(UIFont(name: "DejaVuSansMono", size: 12)?.fontName == "DejaVuSansMono")
  }

  @Test func `a file that is missing, and one that is not a font, are warned of`() {
    let stage = Stage()

    stage.run {
      AppFonts.register(["Nowhere.ttf"], in: Self.folder)
      AppFonts.register(["hostname"], in: "/etc")
    }

    #expect(
      stage.warnings == [
        "Info.plist lists the font file Nowhere.ttf under UIAppFonts, but the app's resources do "
          + "not contain it. Its fonts are missing: UIFont(name:size:) returns nil for their names.",
        "Info.plist lists hostname under UIAppFonts, but the file does not contain a font.",
      ])
  }

  @Test func `a named pipe is not read, because reading it would not end`() throws {
    let folder = TemporaryFolder()
    let path = folder.path(of: "pipe.ttf")
    try #require(mkfifo(path, 0o600) == 0)
    let stage = Stage()

    stage.run { AppFonts.register(["../../../../../../\(path)"], in: Self.folder) }

    #expect(stage.warnings.count == 1)
  }

  @Test func `the names of the files are read from the property list`() {
    #expect(LaunchInformation(["UIAppFonts": ["A.ttf", "B.otf"]]).fonts == ["A.ttf", "B.otf"])
    #expect(LaunchInformation(["UIAppFonts": "A.ttf"]).fonts.isEmpty)
  }
}
