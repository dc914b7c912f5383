import SourceBuild
import Testing

struct ResourceBundleTests {
  @Test func `a class that inherits its module from the target gets the module's name`() {
    let text = """
      <viewController id="a" customClass="A" customModule="Old" customModuleProvider="target"/>
      <view id="b" customClass="B" customModule="Library"/>
      """

    #expect(
      ResourceBundle.inheriting("App", in: text) == """
        <viewController id="a" customClass="A" customModule="App" customModuleProvider="target"/>
        <view id="b" customClass="B" customModule="Library"/>
        """)
  }
}
