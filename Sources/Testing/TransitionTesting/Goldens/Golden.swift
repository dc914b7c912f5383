import Film
import Foundation
import Stage

/// A golden file, which contains reviewed output and is stored beside the test.
///
/// With `MATCHCUT_RECORD=1` the file is written; if `CI` is set, no file is written. A test that
/// writes the file fails, because it has not checked anything.
package struct Golden {
  package static let variable = "MATCHCUT_RECORD"

  private let path: String
  private let name: String
  private let environment: [String: String]
  private let failures: FailureFolder

  /// The file is `Goldens/TESTFILE/NAME` beside the test file.
  package init(
    _ name: String, beside testFile: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let file = URL(fileURLWithPath: testFile)
    let stem = file.deletingPathExtension().lastPathComponent
    path = file.deletingLastPathComponent().appendingPathComponent("Goldens/\(stem)/\(name)").path
    self.name = name
    self.environment = environment
    failures = FailureFolder(test: stem, environment: environment)
  }

  // MARK: Texts

  /// Describes the difference from the golden text; nil if they are equal.
  package func mismatch(of text: String) -> String? {
    let path = path + ".txt"
    let kept = try? String(contentsOfFile: path, encoding: .utf8)
    return judge(path, isKept: kept != nil, isSame: kept == text) { path in
      (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
    } difference: {
      Self.difference(kept ?? "", text)
    }
  }

  /// Describes the first line that differs.
  private static func difference(_ kept: String, _ found: String) -> String {
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = place ?? min(old.count, new.count)
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "the end"
    }
    return "line \(index + 1): found \(line(new)), expected \(line(old))"
  }

  // MARK: Pictures

  /// Describes the difference from the golden image; nil if all pixels are equal.
  package func mismatch(of image: CGImage) -> String? {
    let path = path + ".png"
    let kept = CGImage(pngAt: path)
    let isSame = kept.map { $0.width == image.width && $0.pixels == image.pixels } ?? false
    return judge(path, isKept: kept != nil, isSame: isSame) {
      image.write(pngAt: $0)
    } difference: {
      kept.map { Self.difference($0, image) } ?? ""
    }
  }

  private static func difference(_ kept: CGImage, _ found: CGImage) -> String {
    guard kept.width == found.width, kept.height == found.height else {
      return
        "found \(found.width) × \(found.height) pixels, expected \(kept.width) × \(kept.height)"
    }
    let places = found.pixels.indices.filter { kept.pixels[$0] != found.pixels[$0] }
    let (xs, ys) = (places.map { $0 % found.width }, places.map { $0 / found.width })
    let box = "\(xs.min() ?? 0)…\(xs.max() ?? 0) × \(ys.min() ?? 0)…\(ys.max() ?? 0)"
    return "\(places.count) of \(found.pixels.count) pixels differ, all of them within \(box)"
  }

  // MARK: Shared

  private func judge(
    _ path: String, isKept: Bool, isSame: Bool, write: (String) -> Bool, difference: () -> String
  ) -> String? {
    let records = environment[Self.variable] == "1"
    if let ci = environment["CI"], records, !ci.isEmpty, ci != "false" {
      return "\(name) is not recorded, because both \(Self.variable) and CI are set"
    }
    if records {
      if isSame { return nil }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return write(path)
        ? "recorded \(path): check this file, then run the test without \(Self.variable)"
        : "cannot write \(path)"
    }
    if isSame { return nil }
    let command =
      "if the new result is right, record it: \(Self.variable)=1 swift test --filter \(filter)"
    let file = URL(fileURLWithPath: path).lastPathComponent
    let new = failures.file(file).flatMap { write($0) ? $0 : nil } ?? "nowhere"
    guard isKept else { return "no golden at \(path); the new result is at \(new)\n\(command)" }
    return "\(path): \(difference())\nthe new result is at \(new)\n\(command)"
  }

  /// The argument with which a command runs only this test. The argument is correct only if the
  /// suite has the same name as its file.
  private var filter: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
  }
}

extension Recording {
  /// The image of the frame whose time is nearest to `seconds` from the start of the recording; nil
  /// for an empty recording.
  package func picture(at seconds: Double, scale: Double) -> CGImage? {
    guard let frame = frames.min(by: { abs($0.t - seconds) < abs($1.t - seconds) }) else {
      return nil
    }
    return FramePainter(
      self, scale: scale, compositor: Compositor(), showsTouches: false, onCanvas: false
    ).image(frame)
  }
}
