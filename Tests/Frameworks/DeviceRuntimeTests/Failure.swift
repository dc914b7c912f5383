import Testing

/// The text that a program printed before it terminated itself.
func failure(_ result: ExitTest.Result?) -> String {
  result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
}
