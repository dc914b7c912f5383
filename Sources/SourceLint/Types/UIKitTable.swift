enum UIKitTable {
  static let text = """

    """
}
