import SourceBuild
import Testing

struct RequestedPackageTests {
  @Test(arguments: [
    ("https://github.com/SnapKit/SnapKit.git", "SnapKit"), ("https://x/y/Lottie", "Lottie"),
    ("git@github.com:a/b-c.git", "b-c"), ("ssh://git@x.org:22/a/b", "b"), ("", ""),
    ("https://x/y/Card/", "Card"),
  ])
  func `the name is the last part of the address`(address: String, name: String) {
    #expect(RequestedPackage.name(of: address) == name)
  }

  @Test func `a package provides its products, or the module of its name`() {
    var package = RequestedPackage(address: "https://x/y/card-kit", in: "/Podfile")
    #expect(package.provides("Card_Kit") && !package.provides("Card"))

    package.products = ["Card"]

    #expect(package.provides("Card"))
  }
}
