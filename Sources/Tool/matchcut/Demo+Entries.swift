import AppHost
import Demos
import Preview
import Stage

// Combines each demo with its touches and the device on which it is run.
extension CommandExecutor.Demo {
  init(_ demo: DemoEntry, as section: CommandExecutor.Section) {
    self.init(id: demo.id, title: demo.title, fingers: demo.fingers, root: demo.root)
    self.section = section
    group =
      switch section {
      case .document(let isCorrected): isCorrected ? "Corrected" : "As printed"
      case .demo, .transition, .mistake: demo.group
      }
    document = demo.document
    endsProgram = demo.endsProgram
    detail = demo.detail
    storyboards = { try Storyboards(files: demo.storyboards, selectors: demo.selectors()) }
    variants = demo.variants.map(Variants.init)
    testOpening = { [id = demo.id] in TestOpening(demo: id, of: section, with: $0) }
  }
}

extension TestOpening {
  /// Creates the code with which a test opens a demo of the library. The test finds the demo in the
  /// list of its section.
  fileprivate init(
    demo id: String, of section: CommandExecutor.Section, with values: PageParameter.Values
  ) {
    self.init(
      imports: ["import \(section.module)"],
      preparation: ["let demo = try #require(\(section.list).first { $0.id == \"\(id)\" })"],
      arguments: [
        "storyboards: try Storyboards(files: demo.storyboards, selectors: demo.selectors())"
      ], show: "stage.show(demo.root())")
    guard !values.isEmpty else { return }
    let chosen = values.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.swift)" }
    preparation.append(
      "let made = try #require(demo.variants?.make([\(chosen.joined(separator: ", "))]))")
    show = "stage.show(made.root())"
  }
}

extension PageParameter.Value {
  /// The value as Swift source code.
  fileprivate var swift: String {
    switch self {
    case .number(let number): ".number(\(number))"
    case .text(let text): ".text(\"\(text)\")"
    case .flag(let flag): ".flag(\(flag))"
    }
  }
}

extension CommandExecutor.Demo.Variants {
  fileprivate init(_ demo: DemoVariants) {
    self.init(demo.parameters.map(CommandExecutor.Demo.Parameter.init)) { values in
      let made = demo.make(values.mapValues(DemoParameter.Value.init))
      return Made(opening: .root(made.root), gestures: made.fingers, code: made.code)
    }
  }
}

extension CommandExecutor.Demo.Parameter {
  fileprivate init(_ demo: DemoParameter) {
    let kind: Kind =
      switch demo.kind {
      case .number(let range, let step, let unit): .number(range, step: step, unit: unit)
      case .count(let range): .count(range)
      case .choice(let choices): .choice(choices.map { Choice(id: $0.id, title: $0.title) })
      case .flag: .flag
      }
    self.init(demo.name, title: demo.title, kind, standard: Value(demo.standard))
  }
}

extension CommandExecutor.Demo.Parameter.Value {
  fileprivate init(_ demo: DemoParameter.Value) {
    switch demo {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .flag(let flag): self = .flag(flag)
    }
  }
}

extension DemoParameter.Value {
  fileprivate init(_ page: CommandExecutor.Demo.Parameter.Value) {
    switch page {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .flag(let flag): self = .flag(flag)
    }
  }
}
