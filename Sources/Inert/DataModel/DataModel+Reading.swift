import Foundation
import FoundationXML

extension DataModel {
  /// The largest number of entities. A model of an app has fewer than a hundred.
  package static let mostEntities = 10_000

  /// Reads the text of the file `contents`.
  package init(xml data: Data) throws(DataModelError) {
    self.init()
    let builder = DataModelBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    let isRead = parser.parse()
    if let error = builder.error { throw error }
    guard builder.hasModel else {
      throw .damaged(
        data.isEmpty
          ? "nothing" : data.starts(with: Data("bplist".utf8)) ? "a property list" : "text")
    }
    guard isRead, builder.isComplete else {
      throw .damaged("incomplete or invalid text in line \(parser.lineNumber)")
    }
    self = builder.model
    try check()
  }

  /// Throws an error if names do not fit together.
  private func check() throws(DataModelError) {
    var parents: [String: String?] = [:]
    for entity in entities {
      guard parents.updateValue(entity.parent, forKey: entity.name) == nil else {
        throw .inconsistent("has two entities named \(entity.name)")
      }
    }
    for entity in entities {
      if let parent = entity.parent, parents[parent] == nil {
        throw .inconsistent("has no entity \(parent), which is the parent of \(entity.name)")
      }
      for relationship in entity.relationships where parents[relationship.destination] == nil {
        throw .inconsistent(
          "has no entity \(relationship.destination), which is the destination of the relationship "
            + "\(entity.name).\(relationship.name)")
      }
    }
    var roots: Set<String> = []
    for entity in entities {
      var line: [String] = []
      var own: Set<String> = []
      var name: String? = entity.name
      while let current = name, !roots.contains(current) {
        guard own.insert(current).inserted else {
          throw .inconsistent("has an entity that inherits from itself, \(current)")
        }
        line.append(current)
        name = parents[current] ?? nil
      }
      roots.formUnion(line)
    }
  }
}

/// Builds the model from the parser's events, and stores the first error.
private final class DataModelBuilder: NSObject, XMLParserDelegate {
  private(set) var model = DataModel()
  private(set) var error: DataModelError?
  private(set) var hasModel = false
  /// Whether the end of the model has been read.
  private(set) var isComplete = false
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(name)
    if open.count == 1 {
      hasModel = name == "model"
      if !hasModel { fail(.damaged("<\(name)>"), parser) }
      return
    }
    switch (open[open.count - 2], name) {
    case ("model", "entity"): addEntity(attributes, parser)
    case ("model", "fetchRequest"):
      guard let name = attributes["name"], let entity = attributes["entity"] else { return }
      model.fetchRequests.append(
        .init(name: name, entity: entity, predicate: attributes["predicateString"]))
    case ("entity", "attribute"): change { addAttribute(attributes, to: &$0, parser) }
    case ("entity", "relationship"): change { addRelationship(attributes, to: &$0, parser) }
    case ("uniquenessConstraints", "uniquenessConstraint"):
      change { $0.uniquenessConstraints.append([]) }
    case ("uniquenessConstraint", "constraint"):
      change { entity in
        guard let value = attributes["value"], !entity.uniquenessConstraints.isEmpty else { return }
        entity.uniquenessConstraints[entity.uniquenessConstraints.count - 1].append(value)
      }
    case ("userInfo", "entry") where open.dropLast(2).last == "entity":
      change { entity in
        if let key = attributes["key"] { entity.userInfo[key] = attributes["value"] ?? "" }
      }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
    if open.isEmpty { isComplete = true }
  }

  private func fail(_ error: DataModelError, _ parser: XMLParser) {
    self.error = self.error ?? error
    parser.abortParsing()
  }

  private func change(_ body: (inout DataModel.Entity) -> Void) {
    guard !model.entities.isEmpty else { return }
    body(&model.entities[model.entities.count - 1])
  }

  private func addEntity(_ attributes: [String: String], _ parser: XMLParser) {
    guard let name = attributes["name"], !name.isEmpty else {
      return fail(.damaged("an entity without a name in line \(parser.lineNumber)"), parser)
    }
    guard model.entities.count < DataModel.mostEntities else {
      return fail(
        DataModelError(
          reason: "has more than \(DataModel.mostEntities) entities", remedy: "divide the model"),
        parser)
    }
    var entity = DataModel.Entity(name: name)
    entity.className = attributes.text("representedClassName")
    entity.codeGeneration =
      attributes["codeGenerationType"].flatMap { .init(rawValue: $0) } ?? .none
    entity.isAbstract = attributes.flag("isAbstract")
    entity.parent = attributes.text("parentEntity")
    entity.renamingIdentifier = attributes.text("elementID")
    model.entities.append(entity)
  }

  private func addAttribute(
    _ attributes: [String: String], to entity: inout DataModel.Entity, _ parser: XMLParser
  ) {
    guard let name = attributes["name"], !name.isEmpty else {
      return fail(
        .damaged("an attribute of \(entity.name) without a name in line \(parser.lineNumber)"),
        parser)
    }
    let type = attributes["attributeType"] ?? "Undefined"
    let known = type == "Binary Data" ? .binary : DataModel.AttributeType(rawValue: type)
    var attribute = DataModel.Attribute(name: name, type: known ?? .undefined)
    attribute.isOptional = attributes.flag("optional")
    attribute.isTransient = attributes.flag("transient")
    attribute.usesScalar = attributes.flag("usesScalarValueType")
    attribute.defaultValue =
      attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
    attribute.least = attributes["minValueString"] ?? attributes["minDateTimeInterval"]
    attribute.greatest = attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]
    attribute.pattern = attributes.text("regularExpressionString")
    attribute.customClass = attributes.text("customClassName")
    attribute.transformer = attributes.text("valueTransformerName")
    attribute.allowsExternalStorage = attributes.flag("allowsExternalBinaryDataStorage")
    attribute.renamingIdentifier = attributes.text("elementID")
    entity.attributes.append(attribute)
  }

  private func addRelationship(
    _ attributes: [String: String], to entity: inout DataModel.Entity, _ parser: XMLParser
  ) {
    guard let name = attributes.text("name"), let other = attributes.text("destinationEntity")
    else {
      return fail(
        .damaged(
          "a relationship of \(entity.name) without a name or a destination in line "
            + "\(parser.lineNumber)"), parser)
    }
    var relationship = DataModel.Relationship(name: name, destination: other)
    relationship.inverse = attributes.text("inverseName")
    relationship.isOptional = attributes.flag("optional")
    relationship.isTransient = attributes.flag("transient")
    relationship.isToMany = attributes.flag("toMany")
    relationship.isOrdered = attributes.flag("ordered")
    relationship.leastCount = attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.greatestCount =
      relationship.isToMany ? attributes["maxCount"].flatMap { Int($0) } ?? 0 : 1
    relationship.deleteRule =
      attributes["deletionRule"].flatMap { .init(rawValue: $0) } ?? .noAction
    relationship.renamingIdentifier = attributes.text("elementID")
    entity.relationships.append(relationship)
  }
}

extension [String: String] {
  fileprivate func flag(_ key: String) -> Bool { self[key] == "YES" }
  /// The value of a key; nil if it is missing or empty.
  fileprivate func text(_ key: String) -> String? { self[key].flatMap { $0.isEmpty ? nil : $0 } }
}
