import Stage
import Testing
import UIKit

@MainActor
struct WarnedTests {
  @Test func `a warning that no other rule reports is found once`() throws {
    let curtain = Curtain()
    let unseen = UIViewController()
    curtain.stage.run {
      for _ in 0..<2 { unseen.present(UIViewController(), animated: true) }
    }
    try curtain.stage.settle()

    let found = curtain.findings("T38")
    #expect(found.count >= 1 && found.count <= 2)
    #expect(found.first?.message.contains("whose view is not in the window hierarchy") == true)
    #expect(curtain.findings("T19") == [])
  }

  @Test func `a request for a service that the device does not have is no finding`() throws {
    let curtain = Curtain()
    let url = try #require(URL(string: "https://example.com"))
    curtain.stage.run { UIApplication.shared.open(url) }
    try curtain.stage.settle()

    #expect(curtain.stage.warnings.count == 1)
    #expect(curtain.findings("T38") == [])
  }
}
