extension CommandParser {
  func approve(_ reader: ArgumentReader) throws -> ApproveOptions {
    let values = try OptionValues(reader)
    var choice = ApproveOptions.Choice.named([])
    choice.add(reader.names)
    var options = ApproveOptions(choice)
    options.review = values.review
    options.report = values.reportFolder ?? options.report
    options.baselines = values.baselines ?? options.baselines
    guard reader.names.isEmpty != (options.review == nil) else {
      throw reader.names.isEmpty
        ? UsageError.nothingToApprove() : UsageError.surplus(reader.names[0], of: .approve)
    }
    return options
  }
}
