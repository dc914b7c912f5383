/// A search that completes the user's text. It has no results: after each change of a text that is
/// not empty, the delegate receives the error `serverFailure` in the next tick.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  /// The older name of the kinds of results.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
  }

  public override init() { super.init() }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var filterType = FilterType.locationsAndQueries
  /// Always empty.
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false
  open var queryFragment = "" {
    didSet {
      search += 1
      isSearching = !queryFragment.isEmpty
      if isSearching { failInNextTick() }
    }
  }
  /// Ends the search. The delegate is not called.
  open func cancel() {
    search += 1
    isSearching = false
  }

  private var search = 0

  private func failInNextTick() {
    let mine = search
    TickQueue.post { [weak self] in
      guard let self, mine == search else { return }
      isSearching = false
      MapSearch.warn(self)
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }
}

/// Observes a search. Every requirement is optional.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
