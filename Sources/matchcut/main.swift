import AppHost
import Demos
import Foundation
import Stage

// Demos know neither fingers nor devices: here each meets what it is played with.
let studio = Studio(
  shows: demos.map { demo in
    var show = Studio.Show(
      id: demo.id, title: demo.title, fingers: demo.fingers, root: demo.root)
    show.document = demo.document
    show.storyboards = { try Storyboards(files: demo.storyboards, selectors: demo.selectors()) }
    return show
  })

let words = Array(CommandLine.arguments.dropFirst())
if words == [Studio.workerWord] {
  try studio.work()
  exit(0)
}
exit(Tool(runner: studio, output: .standard()).run(words).rawValue)
