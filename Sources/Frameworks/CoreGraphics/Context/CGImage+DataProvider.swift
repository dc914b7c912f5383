extension CGImage {
  /// Decodes JPEG data; nil if it is invalid. `decode`, which maps colours, has to be nil in
  /// Matchcut; `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data else { return nil }
    self.init(jpegData: data as Data)
  }

  /// Decodes PNG data; nil if it is invalid. `decode`, which maps colours, has to be nil in Matchcut;
  /// `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data else { return nil }
    self.init(pngData: data as Data)
  }
}
