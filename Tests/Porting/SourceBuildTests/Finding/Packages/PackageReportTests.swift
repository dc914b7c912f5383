import SourceBuild
import Testing

/// The output of `matchcut packages`.
struct PackageReportTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write(
      """
      pod 'Dots', '1.0'
      pod 'Lines', :git => 'https://x/y/Lines.git', :branch => 'a b'
      pod 'Rings', :git => 'https://x/y/Rings.git', :commit => 'abcdef1'
      """, to: "own/Podfile")
  }

  private func report(folder: String? = nil) throws -> PackageReport {
    try PackageReport(
      at: fixture.path + "/own", folder: folder.map { fixture.path + "/" + $0 },
      manifests: fixture.manifests)
  }

  @Test func `missing packages have commands that clone them`() throws {
    let report = try report()

    #expect(!report.isComplete)
    #expect(
      report.text(folder: nil) == """
        Dots   1.0          a pod without an address  not found
        Lines  a b          https://x/y/Lines.git     not found
        Rings  any version  https://x/y/Rings.git     not found

        These commands clone what was not found:

        git clone --branch 'a b' https://x/y/Lines.git packages/Lines
        git clone https://x/y/Rings.git packages/Rings
        git -C packages/Rings checkout --quiet abcdef1

        Then add '--packages packages' to 'matchcut build', 'matchcut film' and the other commands.

        Dots: look up the address at https://cocoapods.org/pods/NAME and clone it into packages.

        """)
  }

  @Test func `clones are found in the user's folder and beside the path`() throws {
    try fixture.write("s.source_files = '*.swift'", to: "clones/x/Dots.podspec")
    try fixture.write("", to: "clones/Lines/A.swift")
    try fixture.write("", to: "own/Pods/Rings/A.swift")

    let report = try report(folder: "clones")

    #expect(
      report.packages.map(\.clone)
        == ["clones/x", "clones/Lines", "own/Pods/Rings"].map {
          "\(fixture.path)/\($0)"
        })
    #expect(report.isComplete)
    #expect(report.packages.allSatisfy { $0.commands == nil })
  }

  @Test func `the packages as JSON`() throws {
    let json = try report().json()

    #expect(json.contains("\"name\" : \"Lines\""))
    #expect(json.contains("\"address\" : \"https://x/y/Lines.git\""))
    #expect(json.contains("\"commands\" : ["))
  }

  @Test(arguments: ["--upload-pack=x", "-x", "x"])
  func `an address that git would take as an option is not printed as a command`(
    address: String
  ) throws {
    try fixture.write("pod 'Dots', :git => '\(address)'", to: "own/Podfile")

    #expect(try report().packages.map(\.commands) == [nil])
  }

  @Test func `a name that leads out of the folder is not printed as a command`() throws {
    try fixture.write("pod '..', :git => 'https://x/y'", to: "own/Podfile")

    #expect(try report().packages.map(\.commands) == [nil])
  }

  @Test func `a project without packages is said to ask for none`() throws {
    try fixture.write("", to: "own/Podfile")

    #expect(try report().text(folder: nil) == "\(fixture.path)/own asks for no packages\n")
  }
}
