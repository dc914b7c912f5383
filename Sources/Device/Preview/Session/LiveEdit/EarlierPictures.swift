/// The pictures of the previous build that the server serves as files.
final class EarlierPictures {
  /// The beginning of the files' paths. The file of a picture has its index and ".png" behind it.
  let path: String
  let pictures: [EarlierPicture]

  init(number: Int, _ pictures: [EarlierPicture]) {
    path = "/earlier/\(number)/"
    self.pictures = pictures
  }

  /// The picture at a path; nil if there is none.
  func picture(at path: String) -> EarlierPicture? {
    guard path.hasPrefix(self.path), path.hasSuffix(".png"),
      let index = Int(path.dropFirst(self.path.count).dropLast(4)), pictures.indices.contains(index)
    else { return nil }
    return pictures[index]
  }
}
