/// The delete rules of an entity's relationships.
enum DeleteRules {
  /// What the deletion of an object does to another object.
  enum Effect {
    /// The other object no longer refers to the deleted one.
    case unlink(ObjectIdentity, NSRelationshipDescription)
    case delete(ObjectIdentity)
  }

  /// The effects of deleting an object of the entity with these values.
  static func effects(of entity: NSEntityDescription, values: [String: Any]) -> [Effect] {
    entity.properties.compactMap { $0 as? NSRelationshipDescription }.flatMap {
      relationship -> [Effect] in
      let others = StoredValue.identities(values[relationship.name])
      return switch relationship.deleteRule {
      case .nullifyDeleteRule: others.map { Effect.unlink($0, relationship) }
      case .cascadeDeleteRule: others.map { Effect.delete($0) }
      case .denyDeleteRule, .noActionDeleteRule: []
      }
    }
  }
}
