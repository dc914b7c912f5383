/// The methods of UIKit's protocols that are optional in Objective-C, from
/// `Sources/Frameworks/OptionalMethods.txt`.
struct OptionalMethodTable {
  struct Method {
    /// The method's full name, such as "tabBar(_:didSelect:)".
    var name: String
    /// The result of the default implementation; nil for a method that returns nothing or nil.
    var result: String?
    /// The selector of a message that `forwardingTarget(for:)` can forward.
    var selector: String?
  }

  /// A protocol, or a class that subclasses may use as a delegate.
  struct Entry {
    var name: String
    /// A protocol's optional methods. If several methods have the same name, they have the order of
    /// the protocol's requirements.
    var methods: [Method] = []
    /// The protocols whose optional methods a class declares so that subclasses can override them.
    var conformances: [String] = []
  }

  private(set) var protocols: [Entry] = []
  private(set) var classes: [Entry] = []

  struct Unreadable: Error { let line: String }

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let match = line.wholeMatch(of: #/protocol (\w+)/#) {
        protocols.append(Entry(name: String(match.1)))
      } else if let match = line.wholeMatch(of: #/class (\w+): (.+)/#) {
        let names = match.2.split(separator: ", ").map(String.init)
        classes.append(Entry(name: String(match.1), conformances: names))
      } else if let match = line.wholeMatch(of: #/  (\w+\([\w:]*\))(?: = (.+?))?(?: -> (\S+))?/#),
        !protocols.isEmpty, classes.isEmpty
      {
        protocols[protocols.count - 1].methods.append(
          Method(
            name: String(match.1), result: match.2.map(String.init),
            selector: match.3.map(String.init)))
      } else {
        throw Unreadable(line: String(line))
      }
    }
  }
}
