extension MarkupElement {
  /// The names of the attributes that have an entry in `readings`, each with that entry. All other
  /// attributes are reported in the notes, except those in `StoryboardIgnored`.
  @MainActor
  func known<Reading>(
    _ readings: [String: Reading], _ notes: StoryboardNotes, quiet: Bool = false,
    besides others: Set<String> = []
  ) -> [(name: String, reading: Reading)] {
    attributes.keys.sorted().compactMap { attribute in
      if let reading = readings[attribute] { return (attribute, reading) }
      if !quiet, !StoryboardIgnored.attributes.contains(attribute), !others.contains(attribute) {
        notes.skip("attribute '\(attribute)' of <\(name)>", at: line)
      }
      return nil
    }
  }
}
