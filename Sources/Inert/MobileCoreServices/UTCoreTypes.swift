import CoreGraphics
@_exported import Foundation

// The constants are the identifiers of `UTCoreTypes.h`.

nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item" as NSString
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content" as NSString
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data" as NSString
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory" as NSString
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder" as NSString
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image" as NSString
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg" as NSString
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png" as NSString
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif" as NSString
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff" as NSString
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp" as NSString
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString =
  "public.svg-image" as NSString
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo" as NSString
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString =
  "public.audiovisual-content" as NSString
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie" as NSString
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video" as NSString
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString =
  "com.apple.quicktime-movie" as NSString
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg" as NSString
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4" as NSString
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio" as NSString
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3" as NSString
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio" as NSString
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString =
  "com.microsoft.waveform-audio" as NSString
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text" as NSString
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text" as NSString
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text" as NSString
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf" as NSString
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html" as NSString
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml" as NSString
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json" as NSString
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text" as NSString
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf" as NSString
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive" as NSString
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url" as NSString
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url" as NSString
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard" as NSString

nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension" as NSString
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type" as NSString
