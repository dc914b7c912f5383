import Foundation

/// Checks an object before it is saved.
struct ObjectValidation {
  let entity: NSEntityDescription
  let values: [String: Any]
  /// The object, for the errors.
  let object: NSObject

  /// Throws an error for each property that the model does not allow to have its value.
  func check() throws {
    let errors = entity.properties.compactMap { error($0, values[$0.name]) }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  /// Throws an error if a relationship has the rule deny, and objects that are not deleted, for which
  /// `isLeft` returns true.
  func checkDeletion(isLeft: (ObjectIdentity) -> Bool) throws {
    let errors = entity.properties.compactMap { property -> NSError? in
      guard let relationship = property as? NSRelationshipDescription,
        relationship.deleteRule == .denyDeleteRule
      else { return nil }
      let others = StoredValue.identities(values[relationship.name])
      guard others.contains(where: isLeft) else { return nil }
      return error(
        NSValidationRelationshipDeniedDeleteError, relationship,
        "Items cannot be deleted from \(relationship.name).")
    }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  private func error(_ property: NSPropertyDescription, _ value: Any?) -> NSError? {
    if let relationship = property as? NSRelationshipDescription {
      return error(relationship, StoredValue.identities(value).count)
    }
    guard let value else {
      guard !property.isOptional, !property.isTransient else { return nil }
      return missing(property)
    }
    return (property as? NSAttributeDescription).flatMap { error($0, value) }
  }

  private func missing(_ property: NSPropertyDescription) -> NSError {
    error(
      NSValidationMissingMandatoryPropertyError, property, "\(property.name) is a required value.")
  }

  private func error(_ relationship: NSRelationshipDescription, _ count: Int) -> NSError? {
    if count == 0 {
      guard !relationship.isOptional else { return nil }
      return relationship.isToMany
        ? error(
          NSValidationRelationshipLacksMinimumCountError, relationship,
          "Too few items in \(relationship.name).")
        : missing(relationship)
    }
    if count < relationship.minCount {
      return error(
        NSValidationRelationshipLacksMinimumCountError, relationship,
        "Too few items in \(relationship.name).")
    }
    if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
      return error(
        NSValidationRelationshipExceedsMaximumCountError, relationship,
        "Too many items in \(relationship.name).")
    }
    return nil
  }

  private func error(_ attribute: NSAttributeDescription, _ value: Any) -> NSError? {
    if let text = value as? String {
      let length = Double(text.utf16.count)
      if let greatest = attribute.greatest, length > greatest {
        return error(
          NSValidationStringTooLongError, attribute, "\(attribute.name) is too long.", value)
      }
      if let least = attribute.least, length < least {
        return error(
          NSValidationStringTooShortError, attribute, "\(attribute.name) is too short.", value)
      }
      guard let pattern = attribute.pattern,
        !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
      else { return nil }
      return error(
        NSValidationStringPatternMatchingError, attribute, "\(attribute.name) is invalid.", value)
    }
    if let date = value as? Date {
      let time = date.timeIntervalSinceReferenceDate
      if let greatest = attribute.greatest, time > greatest {
        return error(
          NSValidationDateTooLateError, attribute, "\(attribute.name) is too late.", value)
      }
      if let least = attribute.least, time < least {
        return error(
          NSValidationDateTooSoonError, attribute, "\(attribute.name) is too soon.", value)
      }
      return nil
    }
    guard let number = KeyedComparison.number(value) else { return nil }
    if let greatest = attribute.greatest, number > greatest {
      return error(
        NSValidationNumberTooLargeError, attribute, "\(attribute.name) is too large.", value)
    }
    if let least = attribute.least, number < least {
      return error(
        NSValidationNumberTooSmallError, attribute, "\(attribute.name) is too small.", value)
    }
    return nil
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ text: String, _ value: Any? = nil
  ) -> NSError {
    var more: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
    ]
    more[NSValidationValueErrorKey] = value
    return CoreDataError.error(code, text, more)
  }
}
