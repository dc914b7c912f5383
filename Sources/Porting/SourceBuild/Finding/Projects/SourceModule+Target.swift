import Foundation

extension SourceModule {
  /// The module of a target of an Xcode project.
  init(_ target: ProjectFile.Target, name: String, kind: Kind, folder: String) {
    self.init(name: name, kind: kind, files: target.sources, folder: folder)
    follow(target)
  }

  /// Takes the settings and the resources of a target of an Xcode project.
  mutating func follow(_ target: ProjectFile.Target) {
    languageMode = target.languageMode
    flags = target.flags
    settings = target.settings.values
    objectiveC = target.objectiveC
    remoteProducts.merge(target.remoteProducts) { own, _ in own }
    let known = Set(resources.map(\.path))
    resources += target.resources.filter { !known.contains($0.path) && !resources.contains($0) }
    guard kind == .program else { return }
    information = target.information
    if let file = target.informationFile {
      resources.removeAll { $0.name == "Info.plist" }
      resources.append(.init(path: file, name: "Info.plist"))
    }
  }

  /// Replaces the files of an app with the files that its Xcode project lists. The listed files may
  /// be in other folders. The project is in the app's folder or in one of the two folders around
  /// it. The module does not change unless a project has an app that contains the module's entry
  /// point.
  mutating func followProject(near place: String) throws(BuildError) {
    guard kind == .program else { return }
    for folder in [place, place.folderPath, place.folderPath.folderPath] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for project in names.sorted() where project.hasSuffix(".xcodeproj") {
        let targets = try ProjectFile(readable: "\(folder)/\(project)")?.targets ?? []
        let apps = targets.filter { $0.kind == .app }
        let entry = files.filter { SourceScan(file: $0).startsProgram }
        guard let app = apps.first(where: { !Set($0.sources).isDisjoint(with: entry) }) else {
          continue
        }
        files = app.sources
        name = app.name(besidesModulesIn: self)
        follow(app)
        return
      }
    }
  }
}

extension ProjectFile.Target {
  /// The module's name or, if the target's files import a module of that name, the target's name. An
  /// example app is often in a folder with the library's name.
  fileprivate func name(besidesModulesIn module: SourceModule) -> String {
    guard sources.contains(where: { SourceScan(file: $0).names.contains(module.name) }) else {
      return module.name
    }
    return SourceModule.identifier(name == module.name ? name + "App" : name)
  }

  /// The value for the compiler's option `-swift-version`. The compiler reads Swift 3 no longer, and
  /// Swift 4 is the version that is nearest to it.
  var languageMode: String {
    let parts = settings.value("SWIFT_VERSION").split(separator: ".").compactMap { Int($0) }
    switch parts.first {
    case 3: return "4"
    case 4: return parts.dropFirst().first ?? 0 >= 2 ? "4.2" : "4"
    case let major? where major >= 6: return "6"
    default: return "5"
    }
  }

  /// The compiler's options for the conditions and the isolation in the settings.
  var flags: [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let others = settings.list("OTHER_SWIFT_FLAGS")
    names += others.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    names += zip(others, others.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    var flags: [String] = []
    for name in names where name != SourceModule.debugName && !flags.contains("-D" + name) {
      guard name.wholeMatch(of: #/\w+/#) != nil else { continue }
      flags.append("-D" + name)
    }
    if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    return flags
  }

  /// The keys of Info.plist in the settings. Xcode uses them if it generates the file.
  var information: [String: String] {
    guard settings.value("GENERATE_INFOPLIST_FILE") != "NO" else { return [:] }
    let prefix = "INFOPLIST_KEY_"
    return Dictionary(
      settings.values.filter { $0.key.hasPrefix(prefix) }
        .map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    ) { first, _ in first }
  }

  /// The path of the target's own Info.plist; nil if there is none.
  var informationFile: String? {
    let name = settings.value("INFOPLIST_FILE")
    guard !name.isEmpty else { return nil }
    let path = name.hasPrefix("/") ? name : settings.value("SRCROOT") + "/" + name
    return FileKind(path) == .file ? path.absolutePath : nil
  }
}
