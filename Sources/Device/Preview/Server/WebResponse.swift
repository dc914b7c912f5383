/// The server's response to a request.
package struct WebResponse: Equatable, Sendable {
  package var status: Int
  package var type: String
  package var body: [UInt8]
  /// The file name under which a browser saves the body; nil if the browser displays it.
  package var fileName: String?
  /// The cookie that the browser stores; nil for none.
  package var cookie: String?

  package init(status: Int = 200, type: String, body: [UInt8], fileName: String? = nil) {
    (self.status, self.type, self.body, self.fileName) = (status, type, body, fileName)
  }

  /// Creates a response with a status and a sentence as its body.
  package static func text(_ status: Int, _ sentence: String) -> WebResponse {
    WebResponse(
      status: status, type: "text/plain; charset=utf-8", body: Array((sentence + "\n").utf8))
  }

  /// The media type for a file name's extension.
  package static func type(ofFile name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "gif": "image/gif"
    case "mp4": "video/mp4"
    case "webm": "video/webm"
    case "swift", "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
