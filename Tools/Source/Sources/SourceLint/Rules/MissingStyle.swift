/// Rule T36: a controller gets a transitioning delegate, but no presentation style.
///
/// The rule looks only at a controller that the method itself creates and whose class is among the
/// checked files. The class or its superclass may set the style, and so may the method.
struct MissingStyle {
  let sources: CheckedSources

  private static let style = "modalPresentationStyle"

  func findings() -> [LintFinding] {
    sources.types.entries.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.members.flatMap { member -> [LintFinding] in
          guard member.kind == .method else { return [] }
          return findings(
            sources.texts[part.file].tokens(in: member.range), in: part.file,
            of: part.declaration.name)
        }
      }
    }
  }

  private func findings(
    _ tokens: ArraySlice<Token>, in file: Int, of scope: [String]
  ) -> [LintFinding] {
    guard !tokens.contains(where: { $0.text == Self.style }) else { return [] }
    return tokens.indices.compactMap { index in
      guard tokens.reads("transitioningDelegate", "=", at: index),
        !tokens.reads("nil", at: index + 2),
        let name = tokens.receiver(of: index)?.text, let type = created(name, in: tokens),
        isWithoutStyle(.init(name: type, file: file, scope: scope)), isPresented(name, in: tokens)
      else { return nil }
      return sources.finding(
        .missingStyle, in: file, at: tokens[index].range.lowerBound,
        "'\(name)' has no modalPresentationStyle, so since iOS 13 its custom transition runs in a sheet",
        fix: "\(name).modalPresentationStyle = .fullScreen (or .custom)")
    }
  }

  /// The type in `let name = Type(…)`.
  private func created(_ name: String, in tokens: ArraySlice<Token>) -> String? {
    tokens.indices.lazy.first { index in
      ["let", "var"].contains(tokens[index].text) && tokens.reads(name, "=", at: index + 1)
        && tokens.reads("(", at: index + 4)
    }.map { tokens[$0 + 3].text }
  }

  private func isPresented(_ name: String, in tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.contains { tokens.reads("present", "(", name, at: $0) }
  }

  /// Whether the class is among the checked files, and neither it nor a superclass among these files
  /// mentions the style.
  private func isWithoutStyle(_ reference: TypeTable.Reference) -> Bool {
    let types = sources.types
    guard let type = types.resolve(reference), !types.entries[type].isFramework else {
      return false
    }
    return ([type] + types.ancestors(of: type)).flatMap { types.entries[$0].parts }
      .allSatisfy { part in
        !sources.texts[part.file].tokens(in: part.declaration.range).contains {
          $0.text == Self.style
        }
      }
  }
}
