import CoreGraphics
import Film
import Foundation
import TemporaryFolders
import Testing

/// Tests with a script instead of the video program. The script logs its arguments and keeps its
/// input.
struct VideoWriterTests {
  private let place = TemporaryFolder()
  private static let recorder = """
    #!/bin/sh
    dir=$(dirname "$0")
    printf '%s\\n' "$@" > "$dir/arguments"
    for last; do :; done
    cat > "$last"
    """

  private func program(_ script: String) throws -> VideoProgram {
    try place.write(script, to: "ffmpeg", executable: true)
    return try VideoProgram(searchPath: "/nonexistent:" + place.path)
  }

  @Test func `a missing program is reported with the searched paths and the package`() {
    let error = #expect(throws: FilmError.self) {
      try VideoProgram(searchPath: "/nowhere:/neither")
    }

    #expect(
      error
        == .programMissing(
          name: "ffmpeg", searched: ["/nowhere", "/neither"], package: "ffmpeg"))
  }

  @Test func `a file that is not executable is no program`() throws {
    try place.write("", to: "ffmpeg")

    #expect(throws: FilmError.self) { try VideoProgram(searchPath: place.path) }
  }

  @Test func `frames arrive complete and in order at an even size`() throws {
    let frames = (0..<5).map { Pictures.noise(33, 17, seed: UInt64($0)) }
    let folder = try OutputFolder(path: place.path + "/out")
    let writer = try VideoWriter(
      .mp4, as: "film.mp4", in: folder, program: try program(Self.recorder))

    for frame in frames { try writer.add(frame, for: .frames(1, at: 60)) }
    try writer.finish()
    try folder.commit()

    #expect(place.names(in: "out") == ["film.mp4"])
    #expect([UInt8](try place.data("out/film.mp4")) == frames.flatMap { YUVFrame($0).bytes })
    let arguments = String(decoding: try place.data("arguments"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    for pair in [
      ["-s", "34x18"], ["-threads", "1"], ["-c:v", "libx264"], ["-f", "mp4"],
      ["-framerate", "60"], ["-pix_fmt", "yuv420p"],
    ] {
      #expect(
        zip(arguments, arguments.dropFirst()).contains { [$0, $1] == pair }, "\(pair)")
    }
    #expect(arguments.contains("-bitexact"))
  }

  @Test func `a frame is repeated for its duration`() throws {
    let folder = try OutputFolder(path: place.path + "/out")
    let writer = try VideoWriter(
      .webm, as: "film.webm", in: folder, framesPerSecond: 30,
      program: try program(Self.recorder))
    let frameBytes = 2 * 2 * 3 / 2

    // 24 frames of 1/24 s each become 30 frames.
    for index in 0..<24 {
      try writer.add(Pictures.flat(2, 2, UInt32(index)), for: .frames(1, at: 24))
    }
    try writer.finish()
    try folder.commit()

    #expect(try place.data("out/film.webm").count == 30 * frameBytes)
  }

  @Test func `a failing program's output is quoted and its file removed`() throws {
    let folder = try OutputFolder(path: place.path + "/out")
    let script = "#!/bin/sh\ncat > /dev/null\necho first >&2\necho Unknown encoder >&2\nexit 3\n"
    let writer = try VideoWriter(
      .mp4, as: "film.mp4", in: folder, program: try program(script))
    try writer.add(Pictures.flat(2, 2, 0), for: .frames(1, at: 60))

    #expect(
      throws: FilmError.programFailed(name: "ffmpeg", status: 3, message: "Unknown encoder")
    ) { try writer.finish() }
    folder.discard()

    #expect(place.names() == ["ffmpeg"])
  }

  @Test func `a program that exits early is an error, not a signal`() throws {
    let folder = try OutputFolder(path: place.path + "/out")
    let writer = try VideoWriter(
      .mp4, as: "film.mp4", in: folder,
      program: try program("#!/bin/sh\necho no such codec >&2\nexit 1\n"))

    #expect(
      throws: FilmError.programFailed(name: "ffmpeg", status: 1, message: "no such codec")
    ) {
      for index in 0..<50 {
        try writer.add(Pictures.noise(200, 200, seed: UInt64(index)), for: .frames(1, at: 60))
      }
    }
  }

  @Test func `an abandoned film terminates the program`() throws {
    let folder = try OutputFolder(path: place.path + "/out")
    let writer = try VideoWriter(
      .mp4, as: "film.mp4", in: folder, program: try program(Self.recorder))
    try writer.add(Pictures.flat(64, 64, 0), for: .frames(1, at: 60))

    folder.discard()

    #expect(!place.names().contains("out"))
  }
}
