@_exported import Foundation
import UIKit

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  /// The older name of `fullAccess`.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// A store without calendars, events and reminders. Access is not determined until the app requests
/// it; the request is denied in the next tick. Saving throws `EKError`.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(sources: [EKSource]) { super.init() }

  @MainActor
  private final class Access: WorldService {
    var denied: Set<EKEntityType> = []
    init() {}
    static var current: Access { World.current.service() }
  }

  // MARK: Access

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    let isDenied = MainActorReach.read { Access.current.denied.contains(entityType) } ?? false
    return isDenied ? .denied : .notDetermined
  }

  @preconcurrency @MainActor
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    deny(entityType, "requestAccess", completion)
  }
  @preconcurrency @MainActor
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    deny(.event, "requestFullAccessToEvents", completion)
  }
  @preconcurrency @MainActor
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    deny(.event, "requestWriteOnlyAccessToEvents", completion)
  }
  @preconcurrency @MainActor
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    deny(.reminder, "requestFullAccessToReminders", completion)
  }
  @MainActor
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { deny(entityType) }
  @MainActor
  open func requestFullAccessToEvents() async throws -> Bool { deny(.event) }
  @MainActor
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { deny(.event) }
  @MainActor
  open func requestFullAccessToReminders() async throws -> Bool { deny(.reminder) }

  @MainActor
  private func deny(
    _ type: EKEntityType, _ call: String,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    CallTrace.note(.controller, self, .message(.init(call)))
    TickQueue.post {
      Access.current.denied.insert(type)
      completion(false, nil)
    }
  }

  @MainActor
  private func deny(_ type: EKEntityType) -> Bool {
    Access.current.denied.insert(type)
    return false
  }

  // MARK: Content

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// A predicate that matches no event.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: EKEventSearchCallback
  ) {}
  /// Calls the completion in the next tick, without reminders.
  @preconcurrency @MainActor
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    TickQueue.post { completion([]) }
    return NSObject()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  // MARK: Changes

  open func save(_ event: EKEvent, span: EKSpan) throws { throw refusal("save") }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal("save") }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal("save") }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw refusal("remove") }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal("remove") }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal("remove") }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw refusal("saveCalendar")
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw refusal("removeCalendar")
  }
  /// Has no effect, because there are no changes.
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  private func refusal(_ call: String) -> EKError {
    MainActorReach.read {
      CallTrace.note(.controller, self, .message(.init(call)))
      UIKitLog.warnOnce(
        "EKEventStore saves nothing: the device has no calendar.", .missingService)
    }
    return EKError(.eventStoreNotAuthorized)
  }
}

public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange, calDAV, mobileMe, subscribed, birthdays
}

/// An account with calendars. The device has none.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that an app creates. It cannot be saved.
open class EKCalendar: EKObject, @unchecked Sendable {
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
  open var source: EKSource!
  open var calendarIdentifier: String { "" }
  open var title = ""
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var cgColor: CGColor!
}

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly, monthly, yearly
}

public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
}

/// When an event stops to recur: at a date or after a number of occurrences.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
  public let endDate: Date?
  public let occurrenceCount: Int
}

/// How an event recurs.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (nil, nil, nil)
    (weeksOfTheYear, daysOfTheYear, setPositions) = (nil, nil, nil)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
  }
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
}

/// An event or a reminder, as the app describes it. The store never has one.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var calendarItemIdentifier: String { "" }
  open var calendarItemExternalIdentifier: String! { nil }
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) { super.init() }
  open var eventIdentifier: String! { nil }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var availability = EKEventAvailability.notSupported
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) { super.init() }
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// Whether the reminder is done. Setting it to true sets `completionDate` to the device's time.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? Self.now : nil }
  }
  open var completionDate: Date?
  open var priority = 0

  private static var now: Date {
    Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
  }
}

/// A time at which a notification is due. None is delivered.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = EKAlarm(relativeOffset: relativeOffset)
    other.absoluteDate = absoluteDate
    return other
  }
}
