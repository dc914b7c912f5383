extension UIImage {
  /// The label that the app has given the image, or the words of the symbol's name.
  ///
  /// iOS has a translated phrase for each symbol, such as "Add" for "plus". Matchcut does not have
  /// these phrases, so it speaks the symbol's name (unverified).
  var spokenName: String? {
    accessibilityLabel ?? symbol?.name.replacingOccurrences(of: ".", with: " ")
  }
}
