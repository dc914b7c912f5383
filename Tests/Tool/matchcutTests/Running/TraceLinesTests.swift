import AppHost
import Foundation
import Stage
import TestSupport
import Testing
import UIKit

struct TraceLinesTests {
  /// The members of the schema that must agree with the code.
  private struct Schema: Decodable {
    struct Definitions: Decodable {
      let header, call: Definition
    }
    struct Definition: Decodable { let properties: [String: Property] }
    struct Property: Decodable {
      let `enum`: [String]?
    }
    let id: String
    let definitions: Definitions

    private enum CodingKeys: String, CodingKey {
      case id = "$id"
      case definitions = "$defs"
    }
  }

  private struct Header: Decodable {
    let schema, tool, demo, device, gesture, outcome: String
    let version: Int
  }

  private struct Call: Decodable {
    struct Place: Decodable { let file: String }
    let t: Double
    let lane, object, call: String
    let answer: String?
    let source: Place?
  }

  private func lines(_ options: String) throws -> [Data] {
    let result = try BuiltTool().run("\"$tool\" trace flip-card \(options)")
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map { Data($0.utf8) }
  }

  @Test func `the first line is a header, and each other line is a call`() throws {
    let lines = try lines("--jsonl")

    let header = try JSONDecoder().decode(Header.self, from: try #require(lines.first))
    #expect(header.schema == "matchcut-trace" && header.version == TraceLines.version)
    #expect(header.demo == "flip-card" && header.device == "phone" && header.gesture == "finish")
    #expect(header.tool == Tool.version && header.outcome == "finished")
    let calls = try lines.dropFirst().map { try JSONDecoder().decode(Call.self, from: $0) }
    #expect(calls.count > 50)
    #expect(calls.map(\.t) == calls.map(\.t).sorted())
    #expect(calls.contains { $0.answer == "FlipAnimation#1" })
    #expect(calls.allSatisfy { $0.source == nil })
  }

  @Test func `with places, calls name the lines that made them`() throws {
    let calls = try lines("--jsonl --where").dropFirst().map {
      try JSONDecoder().decode(Call.self, from: $0)
    }

    #expect(calls.contains { $0.source?.file.contains("FlipCard/") == true })
  }

  @Test func `the schema has the lanes and the outcomes of the code`() throws {
    let url = ProjectFolder.url.appendingPathComponent(
      "Documentation/Schemas/trace-\(TraceLines.version).json")
    let schema = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: url))

    #expect(schema.id == "urn:matchcut:trace:\(TraceLines.version)")
    #expect(
      schema.definitions.call.properties["lane"]?.enum == CallTrace.Lane.allCases.map(\.rawValue))
    #expect(
      schema.definitions.header.properties["outcome"]?.enum
        == Recording.Outcome.allCases.map(\.rawValue))
  }
}
