/// The font files that an app lists in its Info.plist under `UIAppFonts`.
package enum AppFonts {
  /// Registers the font files at `paths`, which are relative to `folder`, the folder of the app's
  /// resources. A file that cannot be used is skipped with a warning.
  @MainActor
  package static func register(_ paths: [String], in folder: String = Bundle.main.bundlePath) {
    FontRegistry.shared.beginLaunch()
    for path in paths {
      // The program's folder has no subfolders: the files of all Xcode groups are copied into the
      // folder itself.
      let places = [path, (path as NSString).lastPathComponent].map { "\(folder)/\($0)" }
      guard let file = places.first(where: isRegularFile) else {
        UIKitLog.warn(
          "Info.plist lists the font file \(path) under UIAppFonts, but the app's resources do not "
            + "contain it. Its fonts are missing: UIFont(name:size:) returns nil for their names.")
        continue
      }
      let faces = FontFile(path: file).faces
      if faces.isEmpty {
        UIKitLog.warn(
          "Info.plist lists \(path) under UIAppFonts, but the file does not contain a font.")
      }
      FontRegistry.shared.register(faces)
    }
  }

  /// Whether the path leads to a regular file. The path may lead out of the folder to a named pipe,
  /// and reading a named pipe does not end.
  private static func isRegularFile(_ path: String) -> Bool {
    let target = (path as NSString).resolvingSymlinksInPath
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
