import AppHost
import CorrectedDocuments
import Demos
import Foundation
import Mistakes
import Preview

// Each mistake is listed beside its corrected version.
let mistakeDemos = mistakes.flatMap { mistake in
  [false, true].map { isCorrected in
    var demo = CommandExecutor.Demo(
      id: "mistakes/\(mistake.id)\(isCorrected ? "-corrected" : "")",
      title: isCorrected ? "Corrected: \(mistake.title)" : mistake.title, fingers: mistake.fingers,
      root: { mistake.root(isCorrected) })
    demo.section = .mistake(name: mistake.id, rule: mistake.rule, isCorrected: isCorrected)
    demo.reducesMotion = mistake.reducesMotion
    demo.testOpening = { [id = mistake.id] _ in
      TestOpening(
        imports: ["import Mistakes"],
        preparation: ["let mistake = try #require(mistakes.first { $0.id == \"\(id)\" })"],
        show: "stage.show(mistake.root(\(isCorrected)))")
    }
    return demo
  }
}

let executor = CommandExecutor(
  demos: demos.map { CommandExecutor.Demo($0, as: .demo) }
    + galleryDemos.map { CommandExecutor.Demo($0, as: .transition) }
    + printedDocuments.map { CommandExecutor.Demo($0, as: .document(isCorrected: false)) }
    + correctedDocuments.map { CommandExecutor.Demo($0, as: .document(isCorrected: true)) }
    + mistakeDemos)

let words = Array(CommandLine.arguments.dropFirst())
if words == [CommandExecutor.workerWord] {
  try executor.work()
  exit(0)
}
exit(Tool(runner: executor, output: .standard(), supervisor: .own).run(words).rawValue)
