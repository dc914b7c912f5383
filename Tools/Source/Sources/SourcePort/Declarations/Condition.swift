import SwiftOperators
import SwiftSyntax

/// What is known of the build that compiles the files.
package struct BuildFlags: Sendable {
  /// The names that are defined with `-D`; nil if they are not known.
  package var defined: Set<String>?
  /// Modules that can be imported, in addition to `Condition.modules`.
  package var modules: Set<String>
  /// Modules that the files import and that do not exist. These imports are removed.
  package var absentModules: Set<String>
  /// Whether the files are compiled for Linux, and not as if for an iPhone.
  package var isForLinux: Bool

  package init(
    defined: Set<String>? = nil, modules: Set<String> = [], absentModules: Set<String> = [],
    isForLinux: Bool = false
  ) {
    (self.defined, self.modules, self.absentModules) = (defined, modules, absentModules)
    self.isForLinux = isForLinux
  }
}

/// The value of an `#if` condition if the code is compiled as if for an iPhone, or for Linux.
enum Condition: Sendable {
  case holds
  case fails
  /// The value depends on what is not known of the build.
  case unknown

  init(_ expression: ExprSyntax?, _ flags: BuildFlags) {
    guard let expression else {
      self = .holds
      return
    }
    let folded = try? OperatorTable.logicalOperators.foldAll(expression).as(ExprSyntax.self)
    self = Self.value(of: folded ?? expression, flags)
  }

  /// Modules that can be imported on Linux: Matchcut's replacements for Apple's modules, and
  /// modules that exist on Linux.
  static let modules: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CryptoKit", "Dispatch", "EventKit", "EventKitUI", "Foundation",
    "FoundationNetworking", "GameplayKit", "Glibc", "ImageIO", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "MobileCoreServices", "Network", "Photos", "PhotosUI", "QuartzCore",
    "SafariServices", "Security", "StoreKit", "Swift", "SystemConfiguration", "Testing", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "XCTest",
  ]

  /// Whether a module is one of Matchcut's replacements for Apple's modules.
  static func isReplaced(_ module: String) -> Bool {
    modules.contains(module) && !linuxModules.contains(module)
  }

  private static let linuxModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Swift", "Testing", "XCTest",
  ]

  private static func value(of expression: ExprSyntax, _ flags: BuildFlags) -> Condition {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return flags.defined.map { $0.contains(name) ? .holds : .fails } ?? .unknown
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true" ? .holds : .fails
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? value(of: prefix.expression, flags).negated : .unknown
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return value(of: element.expression, flags)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (
        value(of: infix.leftOperand, flags), value(of: infix.rightOperand, flags)
      )
      switch infix.operator.trimmedDescription {
      case "&&": return left.and(right)
      case "||": return left.negated.and(right.negated).negated
      default: return .unknown
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return value(of: call, flags)
    }
    return .unknown
  }

  private static func value(of call: FunctionCallExprSyntax, _ flags: BuildFlags) -> Condition {
    guard let argument = call.arguments.first?.expression.trimmedDescription else {
      return .unknown
    }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (flags.isForLinux ? "Linux" : "iOS") ? .holds : .fails
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if flags.isForLinux, isReplaced(module) { return .fails }
      if modules.contains(module) || flags.modules.contains(module) { return .holds }
      return knownAbsent.contains(module) ? .fails : .unknown
    case "targetEnvironment": return argument == "macCatalyst" ? .fails : .unknown
    case "swift", "compiler": return version(argument)
    default: return .unknown
    }
  }

  private static let knownAbsent: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "SwiftUI", "ObjectiveC", "Darwin", "TVUIKit",
  ]

  /// The value of a version such as `>=4.2` or `<5`. Current compilers support language versions
  /// from 5 on.
  private static func version(_ text: String) -> Condition {
    let number = text.drop { !$0.isNumber }.split(separator: ".").first.flatMap { Int($0) }
    guard let number else { return .unknown }
    if text.hasPrefix(">=") { return number <= 5 ? .holds : .unknown }
    if text.hasPrefix("<") {
      return number < 5 || text == "<5" || text == "<5.0" ? .fails : .unknown
    }
    return .unknown
  }

  private var negated: Condition {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  private func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.fails, _), (_, .fails): .fails
    case (.holds, .holds): .holds
    default: .unknown
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that can be compiled.
  func reachableClauses(_ flags: BuildFlags) -> [IfConfigClauseSyntax] {
    var reachable: [IfConfigClauseSyntax] = []
    for clause in clauses {
      switch Condition(clause.condition, flags) {
      case .fails: continue
      case .unknown: reachable.append(clause)
      case .holds:
        reachable.append(clause)
        return reachable
      }
    }
    return reachable
  }
}
