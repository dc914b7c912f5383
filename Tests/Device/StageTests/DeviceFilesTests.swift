import Foundation
import Stage
import Testing

/// The home folders of devices.
@MainActor
struct DeviceFilesTests {
  private func folder(_ kind: FileManager.SearchPathDirectory) -> String {
    FileManager.default.urls(for: kind, in: .userDomainMask).first?.path ?? ""
  }

  @Test func `a device has folders of its own, which end with it`() throws {
    let user = NSHomeDirectory()
    let stage = Stage(device: .phone)
    let home = NSHomeDirectory()
    #expect(home != user)
    #expect(folder(.documentDirectory) == home + "/Documents")
    try "text".write(toFile: home + "/Documents/a.txt", atomically: true, encoding: .utf8)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home).sorted() == [
        "Documents", "Library", "tmp",
      ])

    stage.close()

    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test func `the device that was called last has its files`() throws {
    let (first, second) = (Stage(device: .phone), Stage(device: .phone))
    let home = { (stage: Stage) in stage.run { NSHomeDirectory() } }
    let homes = (home(first), home(second))
    #expect(homes.0 != homes.1)
    #expect(home(first) == homes.0 && NSHomeDirectory() == homes.0)
    second.tick()
    #expect(NSHomeDirectory() == homes.1)
    second.close()
    #expect(home(first) == homes.0)
    first.close()
  }

  @Test func `the process's environment does not change`() {
    let before = ProcessInfo.processInfo.environment
    let stage = Stage(device: .phone)
    #expect(NSHomeDirectory() != "")
    #expect(ProcessInfo.processInfo.environment == before)
    stage.close()
  }
}
