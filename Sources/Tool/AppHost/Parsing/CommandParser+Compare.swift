import Foundation
import SourceBuild

extension CommandParser {
  func compare(_ reader: ArgumentReader) throws -> CompareOptions {
    let values = try OptionValues(reader)
    let isApproved = values.isApproved || values.baselines != nil
    let approved = isApproved ? [values.baselines ?? BaselineFolder.defaultPath] : []
    let sides = approved + reader.names
    guard let before = sides.first else { throw UsageError.missingSide() }
    if sides.count > 2 { throw UsageError.surplus(sides[2], of: .compare) }
    var options = CompareOptions(before: before, after: sides.count > 1 ? sides[1] : nil)
    options.isApproved = isApproved
    options.form = values.json ? .json : values.markdown ? .markdown : .text
    (options.path, options.folder) = (values.projectPath, values.folder)
    options.picturesURL = values.picturesURL
    if options.picturesURL != nil, options.folder == nil {
      throw UsageError.picturesWithoutFolder()
    }
    options.filming = try filming(reader, values)
    return options
  }

  /// How films of a project are made.
  private func filming(
    _ reader: ArgumentReader, _ values: OptionValues
  ) throws -> CompareOptions.Filming {
    var filming = CompareOptions.Filming()
    filming.cancelAt = values.cancelAt
    for (option, value) in reader.options {
      let value = value ?? ""
      switch option {
      case .present: filming.entries.append(.present(value))
      case .push: filming.entries.append(.push(value))
      case .show: filming.entries.append(.show(file: value))
      case .gesture:
        let isFolder = FileManager.default.fileExists(atPath: value)
        if !isFolder { _ = try values.gesture(value) }
        filming.gestures.append(value)
      case .product: filming.source.product = value
      case .target: filming.source.choice = .target(value)
      case .scheme: filming.source.choice = .scheme(value)
      case .packages: filming.source.packages = value
      case .language:
        guard Language.isCode(value) else {
          throw UsageError.wrongValue(value, option, of: .compare, in: catalogue)
        }
        filming.source.language = value
      case .warnings: filming.source.showsWarnings = true
      case .timeout: filming.source.timeout = values.run.timeLimit
      case .length, .device, .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era:
        filming.words.append(option.flag + (value.isEmpty ? "" : "=\(value)"))
      default: break
      }
    }
    let targets = [Option.target, .scheme].filter { option in
      reader.options.contains { $0.option == option }
    }
    if targets.count > 1 { throw UsageError.twoEntries(targets, of: .compare) }
    return filming
  }
}
