import CoreGraphics
import Film
import Foundation

extension CommandExecutor {
  private static let plotName = "plot.png"

  package func plot(_ options: PlotOptions, to output: Output) throws -> Bool {
    guard let demo = options.demo else {
      let plot = SpringPlot()
      let name = PlotOptions.springs
      try write(plot.image(scale: options.scale), options.folder + "/" + name, name, output)
      try output.write(plot.sentences.map { "  \($0)\n" }.joined())
      return true
    }
    let call = Call(
      try run(of: demo, options.ending, options.run), options.ending,
      allowed: allowed(of: demo))
    let result = call.record(output)
    if result.pendingWork == nil {
      let plot = TransitionPlot(result.recording, properties: options.properties)
      try write(
        plot.image(scale: options.scale), options.folder + "/" + call.name, call.name, output)
      if let sentence = plot.sentence { try output.write("  \(sentence)\n") }
      for property in plot.still {
        output.report("\(call.name): no view changes its \(property)")
      }
    }
    try tell(of: result, call, output)
    return call.findings(in: result.recording).isEmpty
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
