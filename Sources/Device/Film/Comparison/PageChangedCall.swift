/// The difference of a call, in the browser page's JSON format.
package struct PageChangedCall: Encodable {
  /// The number of the call; omitted if only the first run makes it.
  let n: Int?
  let kinds: [CallComparison.Difference.Kind]
  /// The difference in words.
  let text: String
  /// The call that only the first run makes.
  let gone: ComparisonJSON.Call?

  package static func all(in comparison: RunComparison) -> [PageChangedCall] {
    comparison.calls.differences.map { difference in
      PageChangedCall(
        n: difference.index, kinds: difference.kinds, text: difference.sentence,
        gone: difference.after == nil ? difference.before.map(ComparisonJSON.Call.init) : nil)
    }
  }
}
