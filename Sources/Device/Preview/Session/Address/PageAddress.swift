import Film
import Foundation
import Stage
import UIKit

/// A state of the page as the part of its address after `#`, which reads as
/// `entry=flip-card&device=phone&dark=1&run=eNo…&t=0.42`.
///
/// A server with the same entries shows the same picture: it shows the entry on a new device and
/// repeats the input. Values that equal their defaults are omitted.
package struct PageAddress: Equatable {
  package var entry: String
  /// The parameter values that differ from the defaults.
  package var values: PageParameter.Values = [:]
  package var device: String
  /// The settings when the entry was loaded. The speed is not a part of the address.
  package var settings = DeviceSettings()
  /// The input since the entry was loaded; nil if there was none.
  package var input: RepeatableInput?
  /// The time in the last recording of the input; nil for the device itself.
  package var t: Double?

  package init(entry: String, device: String) { (self.entry, self.device) = (entry, device) }

  private static let (entryKey, deviceKey, inputKey, timeKey) = ("entry", "device", "run", "t")
  private static let valuePrefix = "value."
}

// MARK: Writing

extension PageAddress {
  /// The address. The input is omitted if its text is too long.
  package var text: String {
    var parts = [(Self.entryKey, entry), (Self.deviceKey, device)]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      parts.append((Self.valuePrefix + name, value.text))
    }
    parts += Self.settings.compactMap { setting in
      setting.text(settings).map { (setting.key, $0) }
    }
    if let text = input?.text { parts.append((Self.inputKey, text)) }
    if let t { parts.append((Self.timeKey, "\(t)")) }
    return parts.map { "\(Self.escaped($0))=\(Self.escaped($1))" }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

extension PageParameter.Value {
  /// The value in an address and in a command.
  package var text: String {
    switch self {
    case .number(let number): Wording.number(number)
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    }
  }

  /// The value that a parameter of this kind has in an address; nil if the text is none.
  fileprivate init?(_ text: String, _ kind: PageParameter.Kind) {
    switch kind {
    case .number, .count:
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .choice: self = .text(text)
    case .flag:
      guard let flag = Bool(text) else { return nil }
      self = .flag(flag)
    }
  }
}

// MARK: Reading

extension PageAddress {
  /// Why an address cannot be opened, as the end of a sentence.
  package struct Fault: Error, Equatable {
    package let text: String

    package init(text: String) { self.text = text }
  }

  /// Reads an address, which may come from anywhere. `parameters` returns the parameters of an entry;
  /// nil if there is no such entry. Unknown keys are ignored, because a later version may write them.
  package init(
    text: String, parameters: (_ entry: String) -> [PageParameter]?
  ) throws(Fault) {
    let parts = Self.parts(of: text)
    func value(_ key: String) -> String? { parts.last { $0.key == key }?.value }
    guard let entry = value(Self.entryKey) else {
      throw Fault(text: "it does not name an entry")
    }
    guard let parameters = parameters(entry) else {
      throw Fault(text: "this server has no entry “\(entry.prefix(80))”")
    }
    self.init(entry: entry, device: value(Self.deviceKey) ?? Device.phone.id)
    for setting in Self.settings {
      guard let text = value(setting.key) else { continue }
      guard setting.set(&settings, text) else {
        throw Self.fault(text, setting.key, setting.expected)
      }
    }
    for (key, text) in parts where key.hasPrefix(Self.valuePrefix) {
      let name = String(key.dropFirst(Self.valuePrefix.count))
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw Fault(text: "“\(entry)” has no parameter “\(name.prefix(40))”")
      }
      guard let value = PageParameter.Value(text, parameter.kind),
        parameter.fault(of: value) == nil
      else { throw Self.fault(text, key, "a value of the panel Values") }
      values[name] = value == parameter.standard ? nil : value
    }
    if let text = value(Self.timeKey) {
      guard let t = Double(text), t.isFinite, t >= 0 else {
        throw Self.fault(text, Self.timeKey, "a number of seconds")
      }
      self.t = t
    }
    if let text = value(Self.inputKey) {
      do throws(InputFault) { input = try RepeatableInput(text: text) } catch {
        throw Fault(text: Self.words(error))
      }
    }
  }

  private static func fault(_ found: String, _ key: String, _ expected: String) -> Fault {
    Fault(text: "“\(key)” is “\(found.prefix(40))”, and should be \(expected)")
  }

  private static func words(_ fault: InputFault) -> String {
    switch fault {
    case .damaged: "its recorded input is damaged or cut off"
    case .otherVersion: "another version of Matchcut has made it"
    case .tooLong:
      "its recorded input takes longer than "
        + "\(InputLog.longestReplay / 60 / FrameClock.ticksPerSecond) minutes"
    }
  }

  private static func parts(of text: String) -> [(key: String, value: String)] {
    text.split(separator: "&").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = sides.map { $0.removingPercentEncoding ?? String($0) }
      return (words[0], words.count > 1 ? words[1] : "")
    }
  }
}
