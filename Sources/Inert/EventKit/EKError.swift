import Foundation

public let EKErrorDomain = "EKErrorDomain"

/// An error of EventKit.
public struct EKError: Error, Hashable, CustomNSError {
  /// Some of the codes in `EKError.h`, with its raw values.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }

  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
