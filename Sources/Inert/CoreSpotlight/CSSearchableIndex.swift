import UIKit
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The description of an item that can be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  public init(itemContentType: String) { contentType = itemContentType }
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
}

/// An item that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date! = .distantFuture
  open var attributeSet: CSSearchableItemAttributeSet
}

/// An index that keeps nothing: the device has no search.
@preconcurrency @MainActor
open class CSSearchableIndex: NSObject, WorldService {
  public typealias CompletionHandler = @MainActor @Sendable ((any Error)?) -> Void

  public override required init() { super.init() }
  public init(name: String) { super.init() }
  open class func `default`() -> CSSearchableIndex { World.current.service() }
  open class func isIndexingAvailable() -> Bool { false }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: CompletionHandler? = nil
  ) {
    keepNothing("indexSearchableItems", completionHandler)
  }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: CompletionHandler? = nil
  ) {
    keepNothing("deleteSearchableItems", completionHandler)
  }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: CompletionHandler? = nil
  ) {
    keepNothing("deleteSearchableItems", completionHandler)
  }
  open func deleteAllSearchableItems(completionHandler: CompletionHandler? = nil) {
    keepNothing("deleteAllSearchableItems", completionHandler)
  }

  private func keepNothing(_ call: String, _ completion: CompletionHandler?) {
    CallTrace.note(.controller, self, .message(call))
    UIKitLog.warnOnce(
      "CSSearchableIndex keeps no items: the device has no search.", .missingService)
    if let completion { TickQueue.post { completion(nil) } }
  }
}
