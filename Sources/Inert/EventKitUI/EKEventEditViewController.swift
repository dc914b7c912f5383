@_exported import EventKit
import Placeholder
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2

  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// A form for an event: a labelled area with the title of the event, and the button Cancel. Nothing
/// can be saved.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let form = UIViewController()
    form.view.backgroundColor = .systemBackground
    form.title = "Event"
    PlaceholderView.fill(form.view, title: "Event", detail: event?.title)
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    setViewControllers([form], animated: false)
  }

  /// Tells the delegate that editing was cancelled, as the button Cancel does. The delegate
  /// dismisses the controller.
  open func cancelEditing() {
    guard let editViewDelegate else { return }
    CallTrace.note(
      .delegate, editViewDelegate,
      .message(.init("eventEditViewController", of: self, ["didCompleteWith": .text(".canceled")])))
    editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped Cancel. The delegate dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// The description of an event: a labelled area with its title.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    PlaceholderView.fill(view, title: "Event", detail: event?.title)
  }
}

/// Observes an event view controller. It is never called, because the controller has no buttons.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
