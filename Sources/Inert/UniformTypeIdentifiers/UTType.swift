@_exported import Foundation

/// A type of data, by its identifier. The table has the types that apps use most often.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  /// Creates the type of a file name extension; nil for an extension that is not in the table.
  public init?(filenameExtension: String) {
    let name = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.extensions.contains(name) }) else { return nil }
    identifier = row.identifier
  }
  /// Creates a type with a MIME type of the table.
  public init?(mimeType: String) {
    guard let row = Self.table.first(where: { $0.mimeType == mimeType.lowercased() }) else {
      return nil
    }
    identifier = row.identifier
  }
  public init(importedAs identifier: String) { self.init(known: identifier) }
  public init(exportedAs identifier: String) { self.init(known: identifier) }
  private init(known identifier: String) { self.identifier = identifier }

  public var preferredFilenameExtension: String? { row?.extensions.first }
  public var preferredMIMEType: String? { row?.mimeType }
  /// Whether the type is `other`, or is derived from it according to the table.
  public func conforms(to other: UTType) -> Bool {
    var waiting = [identifier]
    while let name = waiting.popLast() {
      if name == other.identifier { return true }
      waiting += Self.table.first { $0.identifier == name }?.parents ?? []
    }
    return false
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let rtf = UTType(known: "public.rtf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")

  private struct Row {
    let identifier: String
    let extensions: [String]
    let mimeType: String?
    let parents: [String]
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  private static func row(
    _ type: UTType, _ extensions: String, _ mimeType: String?, _ parents: UTType...
  ) -> Row {
    Row(
      identifier: type.identifier, extensions: extensions.split(separator: " ").map(String.init),
      mimeType: mimeType, parents: parents.map(\.identifier))
  }

  private static let table = [
    row(data, "", nil, item), row(directory, "", nil, item), row(folder, "", nil, directory),
    row(image, "", nil, data, content), row(jpeg, "jpeg jpg jpe", "image/jpeg", image),
    row(png, "png", "image/png", image), row(gif, "gif", "image/gif", image),
    row(heic, "heic", "image/heic", image), row(tiff, "tiff tif", "image/tiff", image),
    row(svg, "svg", "image/svg+xml", image), row(audiovisualContent, "", nil, data, content),
    row(movie, "", nil, audiovisualContent), row(video, "", nil, movie),
    row(mpeg4Movie, "mp4", "video/mp4", movie),
    row(quickTimeMovie, "mov qt", "video/quicktime", movie),
    row(audio, "", nil, audiovisualContent), row(mp3, "mp3", "audio/mpeg", audio),
    row(wav, "wav wave", "audio/vnd.wave", audio), row(text, "", nil, data, content),
    row(plainText, "txt text", "text/plain", text), row(utf8PlainText, "", nil, plainText),
    row(html, "html htm", "text/html", text), row(xml, "xml", "application/xml", text),
    row(json, "json", "application/json", text),
    row(commaSeparatedText, "csv", "text/csv", text),
    row(pdf, "pdf", "application/pdf", data, content), row(rtf, "rtf", "text/rtf", text),
    row(zip, "zip", "application/zip", data), row(url, "", nil, data),
    row(fileURL, "", nil, url),
  ]
}
