extension ViewKind {
  static let label = ViewKind(
    "label", UILabel.self,
    attributes: [
      // The content mode of a label is ignored. Interface Builder writes "left" for every label,
      // but `textAlignment` determines where the text is.
      "contentMode": { _, _, _ in { _ in } },
      "text": set(\UILabel.text) { try $0.text($1) },
      "textAlignment": set(\UILabel.textAlignment) { try $0.choice($1, MarkupElement.alignments) },
      "lineBreakMode": set(\UILabel.lineBreakMode) { try $0.choice($1, lineBreakModes) },
      "numberOfLines": set(\UILabel.numberOfLines) { try $0.integer($1) },
      "adjustsFontSizeToFit": set(\UILabel.adjustsFontSizeToFitWidth) { try $0.flag($1) },
      "minimumScaleFactor": set(\UILabel.minimumScaleFactor) { try $0.number($1) },
      "preferredMaxLayoutWidth": set(\UILabel.preferredMaxLayoutWidth) { try $0.number($1) },
      "highlighted": set(\UILabel.isHighlighted) { try $0.flag($1) },
      "enabled": set(\UILabel.isEnabled) { try $0.flag($1) },
    ],
    parts: [
      // A text of several lines is stored in a child element.
      "text": part(\UILabel.text) { element, _ in element.text },
      "attributedText": { element, _, context in
        let text = try element.attributedString(context)
        return { ($0 as? UILabel)?.attributedText = text }
      },
      "fontDescription": part(\UILabel.font) { element, context in
        try element.font(context.notes)
      },
      "textColor": color(\UILabel.textColor),
      "highlightedColor": color(\UILabel.highlightedTextColor),
      "shadowColor": color(\UILabel.shadowColor),
      "shadowOffset": part(\UILabel.shadowOffset) { element, _ in try element.size() },
    ])

  static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
