/// A test class for XCTest and its tests.
package struct TestFacts: Codable, Equatable, Sendable {
  package struct Method: Codable, Equatable, Sendable {
    package let name: String
    package let isAsync: Bool
    package let isThrowing: Bool
  }

  package let name: String
  package let path: String
  package let methods: [Method]
}

extension TestFacts {
  static func all(in module: ModuleIndex) -> [TestFacts] {
    module.allTypes.compactMap { type in
      guard type.kind == .class, let body = type.body,
        !module.files[module.containers[body].file].isContext,
        module.foreignAncestor(of: type) == "XCTestCase"
      else { return nil }
      let line = [type] + module.superclasses(of: type).filter { $0.kind == .class }
      let methods = line.flatMap(\.members).filter {
        $0.kind == .method && $0.name.hasPrefix("test") && $0.parameters.isEmpty && $0.type == nil
          && !$0.isStatic && !$0.isPrivate
      }
      var seen: Set<String> = []
      return TestFacts(
        name: type.spelling, path: module.files[module.containers[body].file].source.path,
        methods: methods.filter { seen.insert($0.name).inserted }.map {
          Method(name: $0.name, isAsync: $0.isAsync, isThrowing: $0.isThrowing)
        })
    }
  }
}
