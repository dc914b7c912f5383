import EventKitUI
import Stage
import Testing

@MainActor
struct EventKitTests {
  @Test func `access to events is denied in the next tick, and saving throws`() {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var answers: [Bool] = []
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
      let store = EKEventStore()
      store.requestFullAccessToEvents { isGranted, _ in answers.append(isGranted) }
      #expect(answers.isEmpty)
      #expect(store.calendars(for: .event).isEmpty)
      #expect(store.defaultCalendarForNewEvents == nil)
      let event = EKEvent(eventStore: store)
      event.title = "Lunch"
      event.addAlarm(EKAlarm(relativeOffset: -60))
      #expect(event.hasAlarms)
      #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }
    stage.tick()
    #expect(answers == [false])
    #expect(stage.run { EKEventStore.authorizationStatus(for: .event) } == .denied)
    #expect(stage.run { EKEventStore.authorizationStatus(for: .reminder) } == .notDetermined)
    stage.close()
  }

  @Test func `Cancel in the form of an event tells the delegate`() throws {
    final class Listener: NSObject, EKEventEditViewDelegate {
      var actions: [EKEventEditViewAction] = []
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) {
        actions.append(action)
        controller.dismiss(animated: true)
      }
    }
    let stage = Stage(device: .phone)
    let (root, listener) = (UIViewController(), Listener())
    stage.show(root)
    let form = EKEventEditViewController()
    form.editViewDelegate = listener
    root.present(form, animated: true)
    try stage.settle()
    #expect(form.topViewController?.title == "Event")

    let cancel = form.topViewController?.navigationItem.leftBarButtonItem
    stage.run { form.cancelEditing() }
    try stage.settle()
    #expect(cancel != nil)
    #expect(listener.actions == [.canceled])
    #expect(root.presentedViewController == nil)
    stage.close()
  }
}
