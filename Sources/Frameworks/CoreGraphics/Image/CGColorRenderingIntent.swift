/// How colours that the output cannot show are replaced. Images and contexts have sRGB colours only,
/// so the intent has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
