extension PortReport.TestCase {
  static func all(in module: ModuleIndex) -> [PortReport.TestCase] {
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
      return PortReport.TestCase(
        name: type.spelling, path: module.files[module.containers[body].file].source.path,
        methods: methods.filter { seen.insert($0.name).inserted }.map {
          Method(name: $0.name, isAsync: $0.isAsync, isThrowing: $0.isThrowing)
        })
    }
  }
}
