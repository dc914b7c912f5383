import CoreGraphics
import Film
import Foundation
import QuartzCore
import Stage
import TemporaryFolders
import Testing

@MainActor struct ReportEncoderTests {
  private func report(
    _ recording: Recording, _ timing: FilmTiming = FilmTiming()
  ) throws -> (text: String, data: [String: Any]) {
    let scratch = TemporaryFolder()
    let folder = try OutputFolder(path: scratch.path)
    var maker = FilmMaker()
    maker.formats = [.html]
    maker.makesFilmstrip = false
    maker.timing = timing
    _ = try maker.write(recording, to: folder)
    try folder.commit()
    let text = String(decoding: try scratch.data("report.html"), as: UTF8.self)
    let start = try #require(text.range(of: #"<script id="data" type="application/json">"#))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let json = Data(text[start.upperBound..<end.lowerBound].utf8)
    return (text, try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any]))
  }

  @Test func `the report loads nothing from outside`() throws {
    let text = try report(Recordings.slide()).text

    #expect(text.contains("default-src 'none'; img-src data:;"))
    let without = text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http://", "https://", "src=\"", "href=", "@import", "url(", "fetch("] {
      #expect(!without.contains(word), "\(word)")
    }
  }

  @Test func `its pictures composited in order are the film's frames`() throws {
    let recording = Recordings.slide()
    let frames = try #require(try report(recording).data["frames"] as? [[String: Any]])

    let painter = FramePainter(
      recording, scale: 1, compositor: Compositor(), showsTouches: true)
    #expect(frames.count == recording.frames.count)
    var pixels: [UInt32] = []
    var whole = 0
    for (frame, recorded) in zip(frames, recording.frames) {
      let image = painter.image(recorded)
      if pixels.isEmpty { pixels = Array(repeating: 0, count: image.width * image.height) }
      if let picture = frame["picture"] as? [Any] {
        let (x, y) = (try #require(picture[0] as? Int), try #require(picture[1] as? Int))
        let bytes = try #require((picture[2] as? String).flatMap { Data(base64Encoded: $0) })
        let part = try #require(WebPImage(bytes))
        if part.width == image.width, part.height == image.height { whole += 1 }
        for row in 0..<part.height {
          let to = (y + row) * image.width + x
          pixels.replaceSubrange(
            to..<to + part.width, with: part.pixels[row * part.width..<(row + 1) * part.width])
        }
      }
      #expect(pixels == image.pixels, "at \(recorded.t)")
      #expect(frame["t"] as? Double == (recorded.t * 1e6).rounded() / 1e6)
      #expect((frame["progress"] as? Double == nil) == (recorded.progress == nil))
    }
    #expect(whole >= 1 && whole < frames.count)
  }

  @Test func `it contains calls and facts`() throws {
    let recording = Recordings.slide()
    let data = try report(recording).data

    #expect(data["title"] as? String == "Slide")
    #expect((data["events"] as? [Any])?.count == recording.events.count)
    let lanes = (data["events"] as? [[String: Any]] ?? []).compactMap { $0["lane"] as? String }
    #expect(lanes.contains("appearance") && lanes.contains("animator"))
    #expect((data["facts"] as? [String])?.contains("48 × 80 pt") == true)
  }

  @Test func `the user's settings are among the facts`() throws {
    var recording = Recordings.blank([nil])
    (recording.meta.rightToLeft, recording.meta.dark) = (true, true)
    recording.meta.reduceMotion = true

    let facts = try #require(try report(recording).data["facts"] as? [String])

    #expect(facts.contains("right to left"))
    #expect(facts.contains("dark"))
    #expect(facts.contains("reduced motion"))
  }

  @Test func `a slow film states which times it shows`() throws {
    let data = try report(Recordings.slide(), FilmTiming(framesPerSecond: 60, slow: 4)).data
    let times = try #require(data["frames"] as? [[String: Any]]).compactMap { $0["t"] as? Double }

    for (index, t) in times.enumerated() { #expect(abs(t - Double(index) / 240) < 1e-5) }
  }

  @Test func `names are escaped`() throws {
    var recording = Recordings.blank([nil])
    recording.meta.title = "</script><script>alert(1)</script>"

    let (text, data) = try report(recording)

    #expect(!text.contains("<script>alert"))
    #expect(data["title"] as? String == recording.meta.title)
  }

  @Test func `it contains findings, transitions and the touch's reversal`() throws {
    var recording = Recordings.slide()
    recording.meta.cancelledAt = 0.4
    let finding =
      #"{"rule":"T05","severity":"error","time":\#(recording.start + 0.5),"#
      + #""object":"Fade#1","property":"alpha","message":"it is gone","#
      + #""expected":"that it stays","fix":"keep it"}"#
    recording.findings = [try JSONDecoder().decode(Finding.self, from: Data(finding.utf8))]
    let data = try report(recording).data

    let findings = try #require(data["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["T05"])
    #expect(findings.first?["t"] as? Double == 0.5)
    let transitions = try #require(data["transitions"] as? [[String: Any]])
    #expect(transitions.count == RecordedTransition.all(in: recording).count)
    #expect(!transitions.isEmpty)
    // The location where the touch reverses is not a fraction of the transition.
    let facts = try #require(data["facts"] as? [String])
    #expect(facts.contains("the finger moves over 40 % of the screen, then back"))
    #expect(!facts.contains { $0.contains("cancelled") || $0.contains("finished") })
  }

  @Test func `every frame has its layers, and every property its curve`() throws {
    let recording = Recordings.slide()
    let data = try report(recording).data
    let rows = try #require(data["layers"] as? [[String: Any]])
    let frames = try #require(data["frames"] as? [[String: Any]])
    let curves = try #require(data["curves"] as? [String: [String: Any]])

    var last: [Int] = []
    for (frame, recorded) in zip(frames, recording.frames) {
      last = frame["layers"] as? [Int] ?? last
      let wanted = LayerList(
        recorded, after: 0, screen: recording.firstSize, names: recording.layerNames
      ).rows
      let found = try last.map { row in
        try JSONSerialization.data(withJSONObject: rows[row], options: .sortedKeys)
      }
      let expected = try wanted.map { row in
        try JSONSerialization.data(
          withJSONObject: JSONSerialization.jsonObject(with: Data(JSONLine.text(row).utf8)),
          options: .sortedKeys)
      }
      #expect(found == expected, "at \(recorded.t)")
    }
    for id in Set(rows.compactMap { $0["id"] as? Int }) {
      for (name, _) in LayerCurve.properties {
        let curve = try #require(LayerCurve(of: id, name, in: recording))
        let way = try #require(curves["\(id)"]?[name], "\(id) \(name)")
        guard let values = way as? [Any] else {
          let value = try #require(way as? Double)
          #expect(curve.samples.allSatisfy { abs($0.value - value) < 1e-6 }, "\(id) \(name)")
          continue
        }
        #expect(values.count == recording.frames.count)
        let samples = zip(recording.frames, values).compactMap { frame, value in
          (value as? Double).map { (frame.t, $0) }
        }
        #expect(samples.count == curve.samples.count, "\(id) \(name)")
        for (found, wanted) in zip(samples, curve.samples) {
          #expect(found.0 == wanted.t && abs(found.1 - wanted.value) < 1e-6, "\(id) \(name)")
        }
      }
    }
  }

  @Test func `it contains the page's texts and colours, and imports nothing`() throws {
    let text = try report(Recordings.slide()).text

    for path in ["timeline/story.js", "timeline/lanes/kinds.js", "panels/findings.js"] {
      #expect(text.contains("modules['\(path)'] = (() => {"), "\(path)")
    }
    let base = try #require(PageFiles.all.first { $0.name == "style/base.css" })
    #expect(text.contains(String(decoding: base.bytes, as: UTF8.self)))
    #expect(try !text.contains(Regex("(?m)^(import|export) ")))
    #expect(!text.contains("{\"frames\":[]}"))
  }
}
