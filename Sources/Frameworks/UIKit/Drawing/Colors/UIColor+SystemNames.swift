// Finds system colours by the names that storyboards and asset catalogues use.
extension UIColor {
  /// The colour that a class property such as `label` returns, for a name such as `labelColor`.
  static func system(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    let short = name.dropLast("Color".count)
    if short == "tint" { return .tintColor }
    return named.first { $0.key == short }?.value()
  }

  private static let named: KeyValuePairs<String, @Sendable () -> UIColor> = [
    "black": { .black }, "darkGray": { .darkGray }, "lightGray": { .lightGray },
    "white": { .white }, "gray": { .gray }, "red": { .red }, "green": { .green },
    "blue": { .blue }, "cyan": { .cyan }, "yellow": { .yellow }, "magenta": { .magenta },
    "orange": { .orange }, "purple": { .purple }, "brown": { .brown }, "clear": { .clear },
    "systemRed": { .systemRed }, "systemOrange": { .systemOrange },
    "systemYellow": { .systemYellow }, "systemGreen": { .systemGreen },
    "systemMint": { .systemMint }, "systemTeal": { .systemTeal }, "systemCyan": { .systemCyan },
    "systemBlue": { .systemBlue }, "systemIndigo": { .systemIndigo },
    "systemPurple": { .systemPurple }, "systemPink": { .systemPink },
    "systemBrown": { .systemBrown }, "systemGray": { .systemGray },
    "systemGray2": { .systemGray2 }, "systemGray3": { .systemGray3 },
    "systemGray4": { .systemGray4 }, "systemGray5": { .systemGray5 },
    "systemGray6": { .systemGray6 }, "label": { .label }, "secondaryLabel": { .secondaryLabel },
    "tertiaryLabel": { .tertiaryLabel }, "quaternaryLabel": { .quaternaryLabel },
    "placeholderText": { .placeholderText }, "link": { .link }, "separator": { .separator },
    "opaqueSeparator": { .opaqueSeparator }, "systemBackground": { .systemBackground },
    "secondarySystemBackground": { .secondarySystemBackground },
    "tertiarySystemBackground": { .tertiarySystemBackground },
    "systemGroupedBackground": { .systemGroupedBackground },
    "secondarySystemGroupedBackground": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackground": { .tertiarySystemGroupedBackground },
    "groupTableViewBackground": { .systemGroupedBackground },
    "systemFill": { .systemFill }, "secondarySystemFill": { .secondarySystemFill },
    "tertiarySystemFill": { .tertiarySystemFill },
    "quaternarySystemFill": { .quaternarySystemFill }, "lightText": { .lightText },
    "darkText": { .darkText },
  ]
}
