import Stage
import Testing

/// Extreme numbers for every property that takes a number.
@MainActor
struct ExtremeValuesTests {
  /// The number of rows in one test. A failure reports its row, but a crash only its test.
  private static let share = 10

  @Test(arguments: 0..<25) func `extreme numbers neither crash the program nor stop it`(part: Int) {
    let rows = ExtremeRow.all + ExtremeRow.animations
    #expect(rows.count <= 25 * Self.share)

    for row in rows.dropFirst(part * Self.share).prefix(Self.share) {
      for values in ExtremeRow.values(parts: row.parts) where !row.raises(values) {
        ExtremeScene().run(row, values)
      }
    }
  }

  @Test(arguments: [
    ("UIView.center", "CALayer position contains NaN: [nan 20]"),
    ("UIView.bounds", "CALayer bounds contains NaN: [nan 20; 20 20]"),
    ("UIScrollView.contentOffset", "CALayer bounds contains NaN: [nan 20; "),
    ("UISlider.value", "CALayer position contains NaN: [nan "),
    ("UIStackView.spacing", "NSLayoutConstraint constant is not finite!"),
  ]) func `UIKit's exceptions are raised, also when layout computes the value`(
    name: String, reason: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name] in
      await MainActor.run {
        guard let row = ExtremeRow.all.first(where: { $0.name == name }) else { return }
        ExtremeScene().run(row, ExtremeRow.values(parts: row.parts)[0])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception '"))
    #expect(text.contains(reason), "\(text.prefix(300))")
  }
}
