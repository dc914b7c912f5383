import DataModel
import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities. Sets their model.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.model = self }
      LoadedModels.add(self)
    }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?

  /// Whether a coordinator uses the model, which must not change from then on.
  var isUsed = false
  /// The fetch requests that the model's file contains, by name.
  private(set) var requests: [String: DataModel.FetchRequest] = [:]
  /// The fetch requests that have been used or set, by name.
  var templates: [String: AnyObject] = [:]

  static let none = NSManagedObjectModel()

  public override init() { super.init() }

  open var entitiesByName: [String: NSEntityDescription] {
    if let known { return known }
    let all = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
    if isUsed { known = all }
    return all
  }
  private var known: [String: NSEntityDescription]?

  /// Reads a model of the app's bundle. Nil if there is none, or if it cannot be read; the log says
  /// why.
  public init?(contentsOf url: URL) {
    super.init()
    guard let data = ModelFile(url).data else { return nil }
    do {
      build(try DataModel(xml: data))
    } catch {
      CoreDataLog.warn("\(url.lastPathComponent): \(error)")
      return nil
    }
  }

  /// The entities of all models in the bundles, or in the main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    var urls: [URL] = []
    for bundle in bundles ?? [.main] {
      for ending in ModelFile.extensions {
        let found = bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
        urls += found.map { $0 as URL }.sorted { $0.path < $1.path }
      }
    }
    return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  private func build(_ model: DataModel) {
    let made = model.entities.map { NSEntityDescription($0) }
    let named = Dictionary(zip(model.entities.map(\.name), made)) { first, _ in first }
    for (entity, source) in zip(made, model.entities) {
      if let parent = source.parent.flatMap({ named[$0] }) {
        entity.superentity = parent
        children[ObjectIdentifier(parent), default: []].append(entity)
      }
      for relationship in source.relationships {
        let own = entity.ownRelationships[relationship.name]
        own?.destinationEntity = named[relationship.destination]
        own?.inverseRelationship = relationship.inverse.flatMap {
          named[relationship.destination]?.ownRelationships[$0]
        }
      }
    }
    for entity in made { entity.subentities = children[ObjectIdentifier(entity)] ?? [] }
    children = [:]
    entities = made
    for request in model.fetchRequests { requests[request.name] = request }
  }
  private var children: [ObjectIdentifier: [NSEntityDescription]] = [:]
}

extension NSEntityDescription {
  fileprivate convenience init(_ source: DataModel.Entity) {
    self.init()
    name = source.name
    managedObjectClassName = source.className ?? "NSManagedObject"
    isAbstract = source.isAbstract
    renamingIdentifier = source.renamingIdentifier
    uniquenessConstraints = source.uniquenessConstraints
    userInfo = source.userInfo
    properties =
      source.attributes.map { NSAttributeDescription($0) }
      + source.relationships.map { NSRelationshipDescription($0) }
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ source: DataModel.Attribute) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isTransient = source.isTransient
    valueTransformerName = source.transformer
    allowsExternalBinaryDataStorage = source.allowsExternalStorage
    renamingIdentifier = source.renamingIdentifier
    least = source.least.flatMap { Double($0) }
    greatest = source.greatest.flatMap { Double($0) }
    pattern = source.pattern
    attributeType =
      switch source.type {
      case .undefined: .undefinedAttributeType
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
    defaultValue = source.defaultValue.flatMap { attributeType.value(ofText: $0) }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ source: DataModel.Relationship) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isTransient = source.isTransient
    isOrdered = source.isOrdered
    renamingIdentifier = source.renamingIdentifier
    (minCount, maxCount) = (source.leastCount, source.isToMany ? source.greatestCount : 1)
    deleteRule =
      switch source.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }
}

/// The models that the process has loaded, the latest first.
enum LoadedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.insert(Entry(model: model), at: 0)
    }
  }

  /// The first entity for which `isWanted` returns true.
  static func entity(where isWanted: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
    let models = lock.withLock { entries.compactMap(\.model) }
    for model in models {
      if let entity = model.entities.first(where: isWanted) { return entity }
    }
    return nil
  }
}
