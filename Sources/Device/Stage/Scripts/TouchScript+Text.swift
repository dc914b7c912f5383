extension TouchScript {
  /// The script as JSON, in the format of a script file, with one entry per line.
  package var text: String {
    let fingers = fingers.map { entries in
      "    [\n" + entries.map { "      \($0.text)" }.joined(separator: ",\n") + "\n    ]"
    }
    var parts = ["  \"unit\": \"\(unit.rawValue)\"", "  \"fingers\": " + Self.list(fingers)]
    if !device.isEmpty {
      parts.append("  \"device\": " + Self.list(device.map { "    \($0.text)" }))
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }
}

extension TouchScript.Entry {
  fileprivate var text: String {
    "{\"phase\": \"\(phase.rawValue)\", \"t\": \(JSONValue.text(of: t)), "
      + "\"x\": \(JSONValue.text(of: x)), \"y\": \(JSONValue.text(of: y))}"
  }
}

extension DeviceEvent {
  fileprivate var text: String {
    let what =
      switch change {
      case .rotate(let orientation): "\"rotate\": \"\(orientation.rawValue)\""
      case .resize(let size):
        "\"resize\": [\(JSONValue.text(of: Double(size.width))), "
          + "\(JSONValue.text(of: Double(size.height)))]"
      case .traits(let horizontal, let vertical):
        "\"traits\": {"
          + [("horizontal", horizontal), ("vertical", vertical)].compactMap { name, value in
            value.map { "\"\(name)\": \"\($0.rawValue)\"" }
          }.joined(separator: ", ") + "}"
      case .app(let event): "\"app\": \"\(event.rawValue)\""
      }
    let manner = isAnimated ? "" : ", \"animated\": false"
    return "{\"t\": \(JSONValue.text(of: t)), \(what)\(manner)}"
  }
}
