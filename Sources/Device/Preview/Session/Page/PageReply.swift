import Film
import Stage

/// A message of the server to the browser page. `Documentation/PageProtocol.md` documents the
/// protocol. The counterpart, a request of the page, is `PageMessage`.
package enum PageReply {
  case welcome(Welcome)
  case device(Device)
  case values(Values)
  case recording(Recording)
  case more(More)
  case ended(Ended)
  case removed(Removed)
  case layers(Layers)
  case curve(Curve)
  case motions(Motions)
  case alternatives(Alternatives)
  case source(Source)
  case answer(Answer)
  case export(Export)
  case elements(Elements)
  case build(Build)
  case stopped(BuildNews.Stop)
  case replaced(Replaced)
  case shown(Shown)
  case change(Change)
  case stats(Stats)
  case error(Failure)

  /// The values of the member `is`.
  package enum Kind: String, CaseIterable, Encodable {
    case welcome, device, values, recording, more, ended, removed, layers, curve, motions, source
    case alternatives, answer, export, elements, build, stopped, replaced, shown, change, stats
    case error
  }

  /// The message as it is sent.
  package var text: String { JSONLine.text(self) }

  /// The value of the member `is`, and the value that contains the other members.
  private var content: (kind: Kind, members: any Encodable) {
    switch self {
    case .welcome(let members): (.welcome, members)
    case .device(let members): (.device, members)
    case .values(let members): (.values, members)
    case .recording(let members): (.recording, members)
    case .more(let members): (.more, members)
    case .ended(let members): (.ended, members)
    case .removed(let members): (.removed, members)
    case .layers(let members): (.layers, members)
    case .curve(let members): (.curve, members)
    case .motions(let members): (.motions, members)
    case .alternatives(let members): (.alternatives, members)
    case .source(let members): (.source, members)
    case .answer(let members): (.answer, members)
    case .export(let members): (.export, members)
    case .elements(let members): (.elements, members)
    case .build(let members): (.build, members)
    case .stopped(let members): (.stopped, members)
    case .replaced(let members): (.replaced, members)
    case .shown(let members): (.shown, members)
    case .change(let members): (.change, members)
    case .stats(let members): (.stats, members)
    case .error(let members): (.error, members)
    }
  }
}

extension PageReply: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "is"
  }

  package func encode(to encoder: any Encoder) throws {
    let content = content
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(content.kind, forKey: .kind)
    try content.members.encode(to: encoder)
  }
}

extension WebPeer {
  func tell(_ reply: PageReply) { tell(reply.text) }
}

// MARK: The server, the device and the app's build

extension PageReply {
  package struct Welcome: Encodable {
    let version = 2
    let entries: [Entry]
    let devices: [KnownDevice]
    let formats: [Format]
    let textSizes: [Item]
    let properties: [String]
    /// The folder from which the paths of source files begin; nil if the server does not find lines.
    let folder: String?
    /// Whether the server has the pages about the rules; nil if it does not.
    let rulePages: Bool?
    /// The address for a phone; nil if no other machine can connect.
    let phone: String?
  }

  package struct Item: Encodable {
    let id, title: String
  }

  package struct Entry: Encodable {
    let id, title: String
    let kind: PageEntry.Kind
    let group, document: String
    let gestures: [String]
    let parameters: [PageParameter]
  }

  package struct KnownDevice: Encodable {
    let id, title: String
    let width, height: JSONNumber
  }

  package struct Format: Encodable {
    let id, title: String
    /// The Debian package that must be installed for the format; nil if none is missing.
    let missing: String?
  }

  package struct Device: Encodable, Equatable {
    let entry, device: String
    let width, height: JSONNumber
    let orientation: DeviceEvent.Orientation
    let dark, rtl, reduceMotion, hardwareKeyboard: Bool
    let era: Int
    let textSize: String
    @NullIfNil var horizontal: DeviceEvent.SizeClass?
    @NullIfNil var vertical: DeviceEvent.SizeClass?
    let scale, speed: JSONNumber
    let paused, typing: Bool
  }

  package struct Values: Encodable {
    let entry: String
    let values: PageParameter.Values
    /// The Swift code for these values.
    let code: String
  }

  package struct Build: Encodable {
    enum State: String, Encodable {
      case building, failed, built
    }

    let state: State
    var problems: [BuildNews.Problem] = []
  }

  package struct Replaced: Encodable {
    /// The token with which the page gets its state from the next server.
    let resume: String
  }

  package struct Stats: Encodable {
    let inputs, frames, bytes, ticks: Int
  }

  package struct Failure: Encodable {
    let text: String
    @NullIfNil var about: String?
    let recording: Int?
    let format: String?

    init(_ error: PageError) {
      (text, about) = (error.text, error.about)
      (recording, format) = (error.export?.recording, error.export?.format)
    }
  }
}

// MARK: Recordings

extension PageReply {
  package struct Recording: Encodable, Equatable {
    /// The recording that this one continues, and the moment from which it does.
    package struct Origin: Encodable, Equatable {
      let recording: Int
      let t: JSONNumber
    }

    let id: Int
    let entry: String
    var from: Origin?
  }

  package struct More: Encodable, Equatable {
    /// A frame; its touches are `[finger, x, y]`.
    package struct Frame: Encodable, Equatable {
      let t: JSONNumber
      @NullIfNil var progress: JSONNumber?
      let fingers: [[JSONNumber]]
    }

    let recording: Int
    let duration: JSONNumber
    package let events: [PageCall]
    package let frames: [Frame]
  }

  package struct Ended: Encodable, Equatable {
    let recording: Int
    let duration: JSONNumber
    package let transitions: [RecordedTransition]
    package let findings: [FindingRecord]
    let warnings: [String]
    let keys: Int
    /// The address of the state at the end of the recording, without a time.
    package let address: String
    /// Why the address does not contain the input; omitted if it does.
    package let addressProblem: String?
  }

  package struct Removed: Encodable {
    let recordings: [Int]
  }

  package struct Layers: Encodable {
    @NullIfNil var recording: Int?
    let t: JSONNumber
    let layers: [LayerList.Row]
  }

  /// The line of the app's source that made a call or caused it.
  package struct Source: Encodable {
    let recording, n: Int
    @NullIfNil var source: SourcePlace?
    /// The condition under which a call that ended an interaction was made; omitted if there is none.
    let because: String?
  }

  /// The releases of the last drag that would have had the other outcome, in a sentence, or why they
  /// are not known.
  package struct Alternatives: Encodable {
    let recording: Int
    let text: String
  }

  /// The answer to a question.
  package struct Answer: Encodable {
    let recording: Int
    let question: String
    /// Why there is no answer; nil if there is one.
    let problem: String?
    let lines: [AnswerLine]
    /// The number of further lines.
    let omitted: Int
  }

  package struct Curve: Encodable {
    let recording, layer: Int
    let property: String
    /// Pairs of a time and a value.
    let samples, velocities: [[JSONNumber]]
    /// The position of the first touch, as `[t, x, y]`.
    let finger: [[JSONNumber]]
  }

  package struct Export: Encodable {
    let recording: Int
    let format, url, name: String
  }

  /// The differences from the recording of the same input in the previous build.
  package struct Change: Encodable {
    /// The pictures of the previous build.
    package struct Pictures: Encodable {
      /// The beginning of the pictures' paths. An index and ".png" follow.
      let path: String
      /// The times from which the pictures are shown.
      let times: [JSONNumber]
    }

    let recording: Int
    let text: String
    let calls: [PageChangedCall]
    /// Omitted if there are no pictures.
    let pictures: Pictures?

    init(
      _ recording: Int, _ comparison: RunComparison, _ pixels: PixelComparison?,
      _ earlier: EarlierPictures?
    ) {
      self.recording = recording
      text = ComparisonSummary(comparison, pixels: pixels).text
      pictures = earlier.map {
        Pictures(path: $0.path, times: $0.pictures.map { JSONNumber($0.t) })
      }
      calls = PageChangedCall.all(in: comparison)
    }
  }

  package struct Shown: Encodable {
    let recording: Int
    let t: JSONNumber
  }
}

extension BuildNews {
  /// The message `build` or `stopped`, which is sent to the browser page.
  var reply: PageReply {
    switch self {
    case .building: .build(PageReply.Build(state: .building))
    case .failed(let problems): .build(PageReply.Build(state: .failed, problems: problems))
    case .built: .build(PageReply.Build(state: .built))
    case .stopped(let stop): .stopped(stop)
    }
  }
}
