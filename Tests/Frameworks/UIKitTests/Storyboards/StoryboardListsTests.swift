import Testing
import UIKit

/// Tables and collection views in storyboards: prototypes, static rows, and segues from cells.
@MainActor
struct StoryboardListsTests {
  nonisolated private static let cell = """
    <tableViewCell reuseIdentifier="row" selectionStyle="none" accessoryType="checkmark" id="Q">
    <tableViewCellContentView key="contentView" tableViewCell="Q" id="QC"><subviews>
    <label id="QL" text="Prototype" tag="8"/></subviews></tableViewCellContentView>
    </tableViewCell>
    """

  private static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  // MARK: Prototypes

  @Test func `a prototype without an identifier is left out with a warning`() throws {
    let file = try StoryboardFile(
      name: "Draft",
      xml: Data(
        Draft.subview("<tableView><prototypes>\n<tableViewCell/></prototypes></tableView>").utf8))
    #expect(
      file.warnings == [
        "Draft.storyboard, line 7: <tableViewCell> without a reuseIdentifier is not supported; it is "
          + "left out."
      ])
  }

  @Test func `each dequeued cell is a copy of the prototype`() throws {
    try World()() {
      let table = try #require(
        try Draft.made(
          "<tableView style=\"grouped\" rowHeight=\"70\" separatorStyle=\"none\"><prototypes>\(Self.cell)</prototypes></tableView>",
          as: UITableView.self))

      #expect(table.style == .grouped && table.rowHeight == 70 && table.separatorStyle == .none)
      let first = try #require(table.dequeueReusableCell(withIdentifier: "row"))
      let second = try #require(table.dequeueReusableCell(withIdentifier: "row"))
      #expect(first !== second && first.reuseIdentifier == "row")
      #expect(first.selectionStyle == .none && first.accessoryType == .checkmark)
      #expect(first.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Prototype"])
    }
  }

  @Test func `the labels of a cell's style are the cell's own`() throws {
    try World()() {
      let table = try #require(
        try Draft.made(
          """
          <tableView><prototypes>
          <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="A" detailTextLabel="B" id="Q">
          <tableViewCellContentView key="contentView" id="QC"><subviews>
          <label id="A" text="Title"/><label id="B" text="More"/></subviews></tableViewCellContentView>
          </tableViewCell></prototypes></tableView>
          """, as: UITableView.self))
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))

      #expect(cell.textLabel?.text == "Title")
      #expect(cell.detailTextLabel?.text == "More")
      #expect(cell.contentView.subviews.count == 2)
    }
  }

  @Test func `a collection view has its layout and prototypes`() throws {
    try World()() {
      let view = try #require(
        try Draft.made(
          """
          <collectionView alwaysBounceVertical="YES">
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3"
            scrollDirection="horizontal" id="F">
          <size key="itemSize" width="20" height="30"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="item" id="Q"><view key="contentView"><subviews>
          <label text="Cell"/></subviews></view></collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="top"/>
          </collectionView>
          """, as: UICollectionView.self))
      let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)

      #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 3)
      #expect(layout.itemSize == CGSize(width: 20, height: 30))
      #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(layout.scrollDirection == .horizontal)
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Cell"])
      #expect(cell.reuseIdentifier == "item")
    }
  }

  // MARK: Static rows

  @Test func `a table view controller shows the rows of its static table`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><tableViewController id="C">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="V">
        <sections><tableViewSection headerTitle="One" id="S1"><cells>
        \(Self.cell.replacing("reuseIdentifier=\"row\"", with: "rowHeight=\"90\""))
        </cells></tableViewSection>
        <tableViewSection footerTitle="End" id="S2"><cells><tableViewCell id="R"/><tableViewCell id="T"/></cells></tableViewSection>
        </sections></tableView></tableViewController></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? UITableViewController)
      let window = Self.show(controller)
      defer { window.isHidden = true }
      let table = try #require(controller.tableView)

      #expect(table.dataSource === controller && table.delegate === controller)
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 50)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.contentView.subviews.contains { $0.tag == 8 } == true)
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
      #expect(controller.tableView(table, titleForFooterInSection: 1) == "End")
    }
  }

  @Test func `outlets of the controller lead to objects in static cells`() throws {
    try World()() {
      World.current.service(ActionRegistry.self).add([
        Selector("setLabel:") { (table: DraftTable) in { (label: UILabel) in table.label = label } }
      ])
      let xml = Draft.document(
        """
        <scene><objects>
        <tableViewController id="C" customClass="DraftTable" customModule="UIKitTests">
        <tableView key="view" dataMode="static" id="V">
        <sections><tableViewSection id="S"><cells>\(Self.cell)</cells></tableViewSection></sections>
        </tableView>
        <connections><outlet property="label" destination="QL" id="O"/></connections>
        </tableViewController></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? DraftTable)

      controller.loadViewIfNeeded()

      #expect(controller.labelInViewDidLoad?.text == "Prototype")
      let cell = controller.tableView(
        controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      #expect(controller.label?.isDescendant(of: cell) == true)
    }
  }

  @Test func `a row outside of the static table is an empty cell`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><tableViewController id="C"><tableView key="view" dataMode="static" id="V">
        <sections><tableViewSection id="S"><cells><tableViewCell id="R"/></cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? UITableViewController)
      let table = try #require(controller.tableView)

      #expect(controller.tableView(table, numberOfRowsInSection: 4) == 0)
      #expect(controller.tableView(table, titleForHeaderInSection: 4) == nil)
      _ = controller.tableView(table, cellForRowAt: IndexPath(row: 9, section: 0))
    }
  }

  @Test func `the view of a collection view controller's scene is its collection view`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><collectionViewController id="C"><collectionView key="view" id="V">
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="F"/>
        </collectionView></collectionViewController></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? UICollectionViewController)
      let layout = controller.collectionView?.collectionViewLayout as? UICollectionViewFlowLayout

      #expect(layout?.minimumLineSpacing == 4)
      #expect(controller.collectionView?.superview === controller.view)
      #expect(controller.collectionView?.dataSource === controller)
    }
  }

  @Test(arguments: [
    ("", 400.0),
    (
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>", 400
    ),
    ("<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>", 480),
  ])
  func `the collection view keeps the mask of the storyboard`(mask: String, width: Double) throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><collectionViewController id="C"><collectionView key="view" id="V">
        <rect key="frame" x="0" y="0" width="480" height="480"/>\(mask)
        </collectionView></collectionViewController></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? UICollectionViewController)

      controller.view.frame.size.width = 400

      #expect(Double(controller.collectionView.frame.width) == width)
    }
  }
}

final class DraftTable: UITableViewController {
  weak var label: UILabel?
  private(set) weak var labelInViewDidLoad: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    labelInViewDidLoad = label
  }
}
