import CoreGraphics
import Film
import Foundation

extension CommandExecutor {
  private static let plotName = "plot.png"

  package func plot(_ options: PlotOptions, to output: Output) throws -> Bool {
    guard let demo = options.demo else {
      let plot = SpringPlot()
      let name = PlotOptions.springs
      try write(try plot.image(scale: options.scale), options.folder + "/" + name, name, output)
      try output.write(plot.sentences.map { "  \($0)\n" }.joined())
      return true
    }
    let call = Call(
      try run(of: demo, options.ending, options.run), options.ending, options.run,
      allowed: allowed(of: demo))
    let result = call.record(output)
    if result.pendingWork == nil, !result.recording.frames.isEmpty {
      let name = call.name(of: result)
      let plot = TransitionPlot(result.recording, properties: options.properties)
      try write(
        try plot.image(scale: options.scale), options.folder + "/" + name, name, output)
      if let sentence = plot.sentence { try output.write("  \(sentence)\n") }
      for property in plot.still {
        output.report("\(name): no view changes its \(property)")
      }
    }
    try tell(of: result, call, output)
    try checkEnds()
    return call.isClean(result)
  }

  private func write(
    _ image: CGImage, _ path: String, _ name: String, _ output: Output
  ) throws {
    let folder = try open(path)
    try served { () throws(FilmError) in
      try folder.write(try PNGWriter().data(image), as: Self.plotName)
      try folder.commit()
    }
    try output.write("\(name): \(folder.path)/\(Self.plotName)\n")
  }
}
