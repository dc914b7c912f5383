import Stage
import Testing
import UIKit
import UserNotifications

@MainActor
struct UNUserNotificationCenterTests {
  @Test func `a request for authorization is denied in the next tick`() throws {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var log: [String] = []
    stage.run {
      let center = UNUserNotificationCenter.current()
      center.getNotificationSettings { log.append("\($0.authorizationStatus)") }
      center.requestAuthorization(options: [.alert, .sound]) { granted, error in
        log.append("\(granted) \(error == nil)")
      }
      #expect(log.isEmpty)
    }
    try stage.settle()
    #expect(log == ["notDetermined", "false true"])
    stage.run {
      UNUserNotificationCenter.current().getNotificationSettings {
        log.append("\($0.authorizationStatus)")
      }
    }
    try stage.settle()
    #expect(log.last == "denied")
    #expect(stage.isIdle)
    stage.close()
  }

  @Test func `requests are kept, replaced and removed`() throws {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var titles: [[String]] = []
    func list() throws {
      stage.run {
        UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
          titles.append(requests.map(\.content.title))
        }
      }
      try stage.settle()
    }
    stage.run {
      for (name, title) in [("a", "One"), ("b", "Two"), ("a", "Three")] {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(
            identifier: name, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
      }
    }
    try list()
    stage.run {
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["b"])
    }
    try list()
    #expect(titles == [["Two", "Three"], ["Three"]])
    stage.close()
  }
}
