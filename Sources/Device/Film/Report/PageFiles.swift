import CPageFiles

/// The files of the browser page.
package enum PageFiles {
  package static let all: [(name: String, bytes: [UInt8])] = {
    var files: [(name: String, bytes: [UInt8])] = []
    var next = matchcut_page_files()
    while let file = next?.pointee, let name = file.name {
      files.append(
        (String(cString: name), Array(UnsafeBufferPointer(start: file.bytes, count: file.count))))
      next = next?.successor()
    }
    return files
  }()
}
