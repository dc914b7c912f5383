extension UIButton {
  /// The name of the button: its title, or the name of its image (facts M.20).
  var spokenTitle: String? {
    let title = configuration.flatMap(\.attributedTitle).map { String($0.characters) }
    let subtitle = configuration.flatMap(\.attributedSubtitle).map { String($0.characters) }
    let texts = [title ?? currentAttributedTitle?.string ?? currentTitle, subtitle]
    let spoken = texts.compactMap { $0 }.filter { !$0.isEmpty }
    if !spoken.isEmpty { return spoken.joined(separator: ", ") }
    return (configuration?.image ?? currentImage)?.spokenName ?? buttonType.spokenName
  }
}

extension UIButton.ButtonType {
  /// The names of buttons with a system image, in English (facts M.20).
  fileprivate var spokenName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system, .plain: nil
    }
  }
}
