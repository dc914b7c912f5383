import Placeholder

public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single = 0
  case multiple = 1
}

public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars = 0
  case writableCalendarsOnly = 1
}

/// A list without calendars: a labelled area.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    selectionStyle = .single
    super.init(coder: coder)
  }

  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false { didSet { showButtons() } }
  open var showsCancelButton = false { didSet { showButtons() } }
  open var selectedCalendars: Set<EKCalendar> = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    PlaceholderView.fill(view, title: "Calendars")
    showButtons()
  }

  private func showButtons() {
    let cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.calendarChooserDidCancel(self)
      })
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.calendarChooserDidFinish(self)
      })
    navigationItem.leftBarButtonItem = showsCancelButton ? cancel : nil
    navigationItem.rightBarButtonItem = showsDoneButton ? done : nil
  }
}

/// Observes a chooser of calendars. Every requirement is optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
