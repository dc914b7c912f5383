import CoreGraphics
import Foundation
import Testing

struct VectorImageTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00

  private func svg(_ content: String, _ attributes: String = #"width="10" height="20""#)
    -> VectorImage
  {
    VectorImage(
      Data(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8),
      isPDF: false)
  }

  /// A PDF of one page, whose content is `content`. `objects` are further objects, from number 5 on,
  /// which are the page's forms F5, F6 and so on.
  private func pdf(_ content: String, box: String = "0 0 10 20", objects: [String] = [])
    -> VectorImage
  {
    let forms = objects.indices.map { "/F\($0 + 5) \($0 + 5) 0 R" }.joined(separator: " ")
    let resources = "/Resources << /XObject << \(forms) >> >>"
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for object in [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents 4 0 R \(resources) >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ] + objects {
      places.append(file.utf8.count)
      file += "\(places.count) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    file += places.map { String(format: "%010d 00000 n \n", $0) }.joined()
    file += "trailer << /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return VectorImage(Data(file.utf8), isPDF: true, mostSeconds: 0)
  }

  /// Four corners of a picture: top left, top right, bottom left, bottom right.
  private func corners(_ image: CGImage) -> [UInt32] {
    let (right, bottom) = (image.width - 1, image.height - 1)
    return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map {
      image.pixels[$0.1 * image.width + $0.0]
    }
  }

  private func size(_ image: CGImage) -> String { "\(image.width) × \(image.height)" }

  private func problem(_ image: VectorImage) -> VectorImage.Problem? {
    do {
      _ = try image.image(scale: 1)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [1, 2, 3]) func `documents are drawn at each scale`(scale: Int) throws {
    let lower = ##"<rect width="10" height="10" y="10" fill="#0f0"/>"##
    let pictures = [
      try svg(lower).image(scale: CGFloat(scale)),
      try pdf("0 1 0 rg 0 0 10 10 re f").image(scale: CGFloat(scale)),
    ]

    for picture in pictures {
      #expect(size(picture) == "\(10 * scale) × \(20 * scale)")
      #expect(corners(picture) == [0, 0, Self.green, Self.green])
    }
  }

  @Test func `a document can be stretched to a size in pixels`() throws {
    for document in [
      svg(##"<rect width="10" height="20" fill="#f00"/>"##), pdf("1 0 0 rg 0 0 10 20 re f"),
    ] {
      let picture = try document.image(width: 7, height: 5)

      #expect(size(picture) == "7 × 5")
      #expect(picture.pixels.allSatisfy { $0 == Self.red })
    }
  }

  @Test func `the view box is the size of a document without one`() throws {
    let picture = try svg("", #"viewBox="0 0 24 12""#).image(scale: 2)

    #expect(size(picture) == "48 × 24")
  }

  @Test func `equal documents give equal pixels`() throws {
    let text = #"<text x="1" y="15" font-size="12">Ag</text>"#
    let first = try svg(text).image(scale: 3)

    #expect(first.pixels == (try svg(text).image(scale: 3).pixels))
    #expect(first.pixels.contains { $0 != 0 })
  }

  @Test func `a damaged document is refused`() {
    let damaged = [
      svg("<rect"), svg("", #"width="0" height="5""#), svg("", #"width="-3" height="5""#),
      VectorImage(Data(), isPDF: false), VectorImage(Data([0, 1, 2]), isPDF: false),
      VectorImage(Data(), isPDF: true), VectorImage(Data("%PDF-1.4\nnothing".utf8), isPDF: true),
      pdf("", box: "0 0 0 0 0"),
    ]

    for (index, document) in damaged.enumerated().dropLast() {
      #expect(problem(document) == .unreadable, "document \(index)")
    }
  }

  @Test func `a huge document is refused`() {
    #expect(problem(svg("", #"width="40000" height="2""#)) == .tooLarge(width: 40_000, height: 2))
    #expect(problem(pdf("", box: "0 0 2 14400000")) == .tooLarge(width: 2, height: 14_400_000))
    #expect(
      problem(VectorImage(Data(count: VectorImage.mostBytes + 1), isPDF: false)) == .tooLong)
    #expect(throws: VectorImage.Problem.tooLarge(width: 1_000_000, height: 1_000_000)) {
      try svg("").image(width: 1_000_000, height: 1_000_000)
    }
  }

  @Test func `entities that grow are refused`() {
    let entities = (1...9).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    let text = """
      <!DOCTYPE svg [<!ENTITY e0 "ha">\(entities.joined())]>
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&e9;</text></svg>
      """

    #expect(problem(VectorImage(Data(text.utf8), isPDF: false)) == .unreadable)
  }

  @Test func `a form that draws ten forms that draw ten forms is stopped`() throws {
    let forms = (0..<9).map { level in
      let content = String(repeating: "/F\(level + 6) Do ", count: 10)
      return "<< /Type /XObject /Subtype /Form /BBox [0 0 10 20] /Resources << /XObject << "
        + "/F\(level + 6) \(level + 6) 0 R >> >> /Length \(content.utf8.count) >>\nstream\n"
        + "\(content)\nendstream"
    }
    let last =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 10 20] /Length 12 >>\nstream\n"
      + "0 0 9 9 re f\nendstream"

    #expect(problem(pdf("/F5 Do", objects: forms + [last])) == .stopped)

    // The next document has a new process.
    #expect(
      try svg(##"<rect width="10" height="20" fill="#f00"/>"##).image(scale: 1).pixels[0]
        == Self.red)
  }

  @Test func `references to other files are not followed`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("VectorImageTests-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let red =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="a" "#
      + ##"width="9" height="9" fill="#f00"/></svg>"##
    try Data(red.utf8).write(to: file)
    let place = "file://" + file.path
    let links = [
      #"<image width="9" height="9" href="\#(place)"/>"#, #"<use href="\#(place)#a"/>"#,
      #"<image width="9" height="9" href="http://127.0.0.1:9/a.png"/>"#,
      #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="\#(place)"/>"#,
    ]

    for link in links {
      #expect(try svg(link).image(scale: 1).pixels.allSatisfy { $0 == 0 }, "\(link)")
    }
    let entity = """
      <!DOCTYPE svg [<!ENTITY e SYSTEM "\(place)">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&e;</svg>
      """
    let picture = try? VectorImage(Data(entity.utf8), isPDF: false).image(scale: 1)
    #expect(picture?.pixels.allSatisfy { $0 == 0 } != false)
  }

  @Test func `each problem is a sentence`() {
    let problems: [(VectorImage.Problem, String)] = [
      (.tooLong, "The document has more than 32 MB. Make it smaller."),
      (.unreadable, "The document is damaged, or has no size. Open it in another program."),
      (
        .noLibrary("librsvg2-2"),
        "The library that draws it is not installed. Install the package librsvg2-2."
      ),
      (
        .stopped,
        "Drawing it took too much time or memory, or the library crashed. Simplify the document."
      ),
    ]

    for (problem, text) in problems { #expect(problem.description == text) }
  }
}
