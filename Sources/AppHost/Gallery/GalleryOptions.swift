/// Everything `matchcut gallery` was told.
package struct GalleryOptions: Equatable, Sendable {
  package static let defaultFolder = "gallery"
  package static let defaultScale = 1.5
  static let discussion =
    "Writes DIR/gallery.png, the transitions on one sheet, each at a quarter, half and three quarters"
    + "\nof the way in; DIR/Gallery.md, the list of them; and for each DIR/Gallery/ID.md and ID.png."
    + "\nNAME is a transition of 'matchcut list', as gallery/cube; without any all of them are shown."

  /// Ids of `Catalogue.transitions`, in its order.
  package var names: [String]
  package var take = TakeOptions()
  /// Pixels a point of the sheet.
  package var scale = GalleryOptions.defaultScale
  /// Whether no picture is made.
  package var textAlone = false
  package var folder = GalleryOptions.defaultFolder

  package init(names: [String]) { self.names = names }
}
