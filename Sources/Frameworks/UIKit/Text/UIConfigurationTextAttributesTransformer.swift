/// Changes the attributes of a text that a configuration shows.
///
/// ```swift
/// var configuration = UIButton.Configuration.filled()
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
///   var attributes = $0
///   attributes.font = .boldSystemFont(ofSize: 20)
///   return attributes
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes of the text for those that the configuration provides.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension AttributedString {
  /// The text with the attributes of a configuration, over which the text's own attributes have
  /// priority, and which the transformer changes.
  func styled(
    font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var result = self
    for run in runs {
      var attributes = AttributeContainer()
      attributes.font = font
      attributes.foregroundColor = color
      attributes.merge(run.attributes)
      result[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return NSAttributedString(result)
  }
}
