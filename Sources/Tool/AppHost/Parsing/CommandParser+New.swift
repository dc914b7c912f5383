extension CommandParser {
  func new(_ reader: ArgumentReader) throws -> NewOptions {
    guard let name = reader.names.first else { throw UsageError.missingName() }
    if reader.names.count > 1 { throw UsageError.surplus(reader.names[1], of: .new) }
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { throw UsageError.wrongName(name) }
    var options = NewOptions(name)
    for (option, value) in reader.options {
      switch option {
      case .into: options.folder = value
      case .target: options.target = value
      default: break
      }
    }
    return options
  }
}
