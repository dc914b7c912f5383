import Foundation

// Foundation on Linux has only predicates with closures. These initialisers read a format and
// evaluate it with key-value coding.
extension NSPredicate {
  /// Creates a predicate from a format, such as `name BEGINSWITH[cd] %@ AND age > %d`. Raises an
  /// exception if the format cannot be read or has fewer arguments than places for them.
  ///
  /// On iOS, arguments have the type `CVarArg`. Strings, dates and collections of Swift do not
  /// conform to it on Linux.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let node: PredicateNode
    do {
      node = try PredicateReader.read(predicateFormat, arguments ?? [])
    } catch {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Unable to parse the format string \"\(predicateFormat)\"")
    }
    nonisolated(unsafe) let meaning = node
    self.init(block: { object, variables in
      meaning.evaluate(with: object, variables: variables ?? [:])
    })
    objc_setAssociatedObject(
      self, Self.place, FormatMeaning(node), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  nonisolated(unsafe) private static let place = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  /// The meaning of the format; nil for a predicate that was created from something else.
  package var node: PredicateNode? {
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(\.node)
      let nodes = parts.compactMap { $0 }
      guard parts.count == nodes.count else { return nil }
      return switch compound.compoundPredicateType {
      case .and: .and(nodes)
      case .or: .or(nodes)
      case .not: nodes.first.map { .not($0) }
      }
    }
    return (objc_getAssociatedObject(self, Self.place) as? FormatMeaning)?.node
  }
}

private final class FormatMeaning {
  let node: PredicateNode
  init(_ node: PredicateNode) { self.node = node }
}
