import Testing

/// `Transitions` and `Demos` also compile for iOS, where a selector refers to an Objective-C
/// method.
struct ActionMarksTests {
  @Test(arguments: ["Sources/Catalogue/Transitions", "Sources/Catalogue/Demos"])
  func `methods named by a selector are marked for Objective-C`(folder: String) throws {
    for file in try ProjectSources.files(below: folder) {
      for name in ActionMarks.unmarked(in: file.text) {
        Issue.record("\(file.path): \(name) wants '#if canImport(ObjectiveC) @objc #endif'")
      }
    }
  }

  @Test func `an action without its mark is found`() {
    let source = """
      let tap = Selector("tapped", Page.tapped)
      let pan = Selector("panned:", Page.panned)
      let add = Selector("add:", Page.add)
      #if canImport(ObjectiveC)
        @objc
      #endif
      func tapped() {}
      func panned(_ pan: UIPanGestureRecognizer) {}
      @IBAction func add(_ sender: Any) {}
      """

    #expect(ActionMarks.unmarked(in: source) == ["panned"])
  }
}
