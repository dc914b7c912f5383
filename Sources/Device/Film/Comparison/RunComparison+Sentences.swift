/// The differences of whole runs, in words.
extension RunComparison {
  /// How the second run ends, if it ends in another way.
  var endSentence: String? {
    guard endsOtherwise else { return nil }
    guard let end = after.end else {
      return "B reaches its end; in A, \(before.end?.sentence ?? "")"
    }
    return before.end == nil
      ? "B does not reach its end: \(end.sentence)"
      : "B ends in another way: \(end.sentence)"
  }

  var lengthSentence: String? {
    guard lengthening != 0 else { return nil }
    let lengths = [after, before].map { RunWording.seconds($0.meta.duration) }
    return "B takes \(RunWording.seconds(abs(lengthening))) "
      + "\(lengthening > 0 ? "longer" : "less"): \(lengths[0]), not \(lengths[1])"
  }

  /// The settings that differ, such as the device.
  var settingSentences: [String] {
    let (a, b) = (before.meta, after.meta)
    func words(_ isOn: Bool?) -> String { isOn == true ? "on" : "off" }
    let settings = [
      ("device", a.device, b.device), ("size", RunWording.list(a.size), RunWording.list(b.size)),
      ("right to left", words(a.rtl), words(b.rtl)), ("dark mode", words(a.dark), words(b.dark)),
      ("Reduce Motion", words(a.reduceMotion), words(b.reduceMotion)),
      ("hardware keyboard", words(a.hardwareKeyboard), words(b.hardwareKeyboard)),
      ("era", a.era.map(String.init) ?? "current", b.era.map(String.init) ?? "current"),
    ]
    return settings.filter { $0.1 != $0.2 }.map { name, before, after in
      "B was made with another setting: \(name) \(after), not \(before)"
    }
  }
}

extension RunComparison.Curve {
  var sentence: String {
    let most =
      most > 0 ? ", by up to \(RunWording.number(most)) at \(RunWording.seconds(mostAt))" : ""
    return "\(quantity.rawValue) differ\(quantity.isPlural ? "" : "s") "
      + "from \(RunWording.seconds(since)) on\(most)"
  }
}
