import TemporaryFolders
import Testing
import UIKit

@MainActor struct TextSheetTests {
  @Test(arguments: TextSheet.allCases)
  func `text equals the reviewed sheets`(sheet: TextSheet) throws {
    Golden.expect(try #require(sheet.image), "\(sheet.rawValue)-sheet")
  }
}

/// The host's languages, home folder and fonts make no difference: this program draws identical
/// sheets in a different environment.
struct TextSurroundingsTests {
  private static let request = "MATCHCUT_TEXT_SHEETS"

  private static var isAsked: Bool { ProcessInfo.processInfo.environment[request] != nil }

  /// A hash of all pixels of all sheets (FNV-1a).
  @MainActor private static var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for sheet in TextSheet.allCases {
      for pixel in sheet.image?.pixels ?? [] {
        hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }

  @Test(.enabled(if: isAsked))
  func `the fingerprint is written on request`() async throws {
    let path = try #require(ProcessInfo.processInfo.environment[Self.request])
    try await Self.fingerprint.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test(
    .disabled(if: isAsked),
    arguments: [
      ["LANG": "C"], ["LANG": "C.UTF-8", "LANGUAGE": "ar"], ["LANG": "zh_CN.UTF-8"],
      ["LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja"], ["HOME": nil], ["XDG_DATA_HOME": "fonts"],
      ["FONTCONFIG_FILE": "fonts.conf", "PANGO_LANGUAGE": "ja:ko"],
    ] as [[String: String?]])
  func `the sheets do not depend on the environment`(changes: [String: String?]) async throws {
    let temporary = TemporaryFolder()
    let folder = temporary.path
    try makeFonts(in: folder)

    var environment = ProcessInfo.processInfo.environment
    for name in ["LANG", "LC_ALL", "LANGUAGE"] { environment[name] = nil }
    for (name, value) in changes {
      environment[name] = value.map { $0.hasPrefix("fonts") ? "\(folder)/\($0)" : $0 }
    }
    environment[Self.request] = folder + "/result"
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "the fingerprint is written on request",
    ]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    let drawn = try String(contentsOfFile: folder + "/result", encoding: .utf8)
    let expected = await Self.fingerprint
    #expect(drawn == expected)
  }

  /// Makes a folder of fonts that the package does not know, and a configuration that selects them.
  private func makeFonts(in folder: String) throws {
    let files = FileManager.default
    let fonts = folder + "/fonts/fonts"
    try files.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    for name in [
      "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
      "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
    ] where files.fileExists(atPath: name) {
      let file = URL(fileURLWithPath: name).lastPathComponent
      try files.createSymbolicLink(atPath: "\(fonts)/\(file)", withDestinationPath: name)
    }
    let configuration =
      "<fontconfig><dir>\(fonts)</dir><alias binding=\"same\"><family>Inter</family>"
      + "<prefer><family>DejaVu Serif</family></prefer></alias></fontconfig>"
    try configuration.write(
      toFile: folder + "/fonts.conf", atomically: true, encoding: .utf8)
  }
}
