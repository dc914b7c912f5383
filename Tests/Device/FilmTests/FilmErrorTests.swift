import Film
import Testing

struct FilmErrorTests {
  @Test func `each error reports location, found, expected and fix`() {
    let table: [(FilmError, String)] = [
      (
        .unwritableFolder(path: "/films", reason: "Permission denied"),
        "/films: cannot write here (Permission denied); expected a folder that can be written or "
          + "created. Choose another folder or change its permissions."
      ),
      (
        .notAFolder(path: "/films"),
        "/films: found a file, expected a folder. Choose another name or move the file away."
      ),
      (
        .unwritableFile(path: "/films/a.png", reason: "No space left on device"),
        "/films/a.png: cannot write this file (No space left on device); expected a writable file "
          + "name and free space. Free some space or choose another folder."
      ),
      (
        .noFrames(format: "GIF"),
        "GIF: found no frames, expected at least one. Record some time before writing."
      ),
      (
        .frameSize(
          index: 3, found: PixelSize(width: 4, height: 5),
          expected: PixelSize(width: 6, height: 7)),
        "frame 3: found the size 4×5, expected the earlier frames' size 6×7. "
          + "Start a new film when the size changes."
      ),
      (
        .frameNotOpaque(index: 2),
        "frame 2: found transparent pixels, expected opaque pixels as in the first frame. "
          + "Fill the background, or let the first frame be transparent too."
      ),
      (
        .duration(FrameDuration(0, over: 60)),
        "frame duration 0/60: expected a positive fraction of a second with "
          + "numerator and denominator up to 65535. Choose another frame rate."
      ),
      (
        .programMissing(name: "ffmpeg", searched: ["/usr/bin", "/bin"], package: "ffmpeg"),
        "ffmpeg: not found in /usr/bin:/bin, expected the program on PATH. "
          + "Install it with: apt-get install ffmpeg"
      ),
      (
        .programMissing(name: "ffmpeg", searched: [], package: "ffmpeg"),
        "ffmpeg: not found in an empty PATH, expected the program on PATH. "
          + "Install it with: apt-get install ffmpeg"
      ),
      (
        .programFailed(name: "ffmpeg", status: 1, message: ""),
        "ffmpeg: ended with status 1 (it printed nothing), expected the status 0. "
          + "Check that ffmpeg has the encoders libx264 and libvpx-vp9: ffmpeg -encoders"
      ),
      (
        .picture(width: 40_000, height: 300.4),
        "picture: cannot be painted with 40000×300 pixels, expected sides from 1 to 32767 pixels, "
          + "and enough memory. Choose another scale."
      ),
      (
        .unreadablePNG(reason: "bad signature"),
        "PNG: cannot be read (bad signature), expected a complete PNG file. Make the file again."
      ),
      (
        .encoder(format: "GIF", reason: "Write error"),
        "GIF: the encoder stopped (Write error), expected it to accept the frame. Try a smaller "
          + "scale."
      ),
    ]

    for (error, text) in table { #expect(error.description == text) }
  }
}
