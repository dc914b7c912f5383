import AppHost
import Demos
import Foundation
import Mistakes
import Preview

// Each mistake is listed beside its corrected version.
let mistakeShows = mistakes.flatMap { mistake in
  [false, true].map { isMended in
    var show = Studio.Show(
      id: "mistakes/\(mistake.id)\(isMended ? "-mended" : "")",
      title: isMended ? "Mended: \(mistake.title)" : mistake.title, fingers: mistake.fingers,
      root: { mistake.root(isMended) })
    show.section = .mistake(rule: mistake.rule)
    show.reducesMotion = mistake.reducesMotion
    show.testOpening = { [id = mistake.id] _ in
      TestOpening(
        imports: ["import Mistakes"],
        preparation: ["let mistake = try #require(mistakes.first { $0.id == \"\(id)\" })"],
        show: "stage.show(mistake.root(\(isMended)))")
    }
    return show
  }
}

let studio = Studio(
  shows: demos.map { Studio.Show($0, as: .demo) }
    + galleryDemos.map { Studio.Show($0, as: .transition) }
    + printedDocuments.map { Studio.Show($0, as: .document) }
    + mistakeShows)

let words = Array(CommandLine.arguments.dropFirst())
if words == [Studio.workerWord] {
  try studio.work()
  exit(0)
}
exit(Tool(runner: studio, output: .standard()).run(words).rawValue)
