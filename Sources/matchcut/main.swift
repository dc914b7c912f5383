import AppHost
import Demos
import Foundation
import Mistakes
import Stage

// Demos know neither fingers nor devices: here each meets what it is played with.
let demoShows = demos.map { demo in
  var show = Studio.Show(
    id: demo.id, title: demo.title, fingers: demo.fingers, root: demo.root)
  show.document = demo.document
  show.storyboards = { try Storyboards(files: demo.storyboards, selectors: demo.selectors()) }
  return show
}

// Each mistake is shown beside the same done right.
let mistakeShows = mistakes.flatMap { mistake in
  [false, true].map { isMended in
    var show = Studio.Show(
      id: "mistakes/\(mistake.id)\(isMended ? "-mended" : "")",
      title: isMended ? "Mended: \(mistake.title)" : mistake.title, fingers: mistake.fingers,
      root: { mistake.root(isMended) })
    show.mistake = mistake.rule
    return show
  }
}

let studio = Studio(shows: demoShows + mistakeShows)

let words = Array(CommandLine.arguments.dropFirst())
if words == [Studio.workerWord] {
  try studio.work()
  exit(0)
}
exit(Tool(runner: studio, output: .standard()).run(words).rawValue)
