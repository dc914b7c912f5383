// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { Unanswered.mark() }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    Unanswered.mark()
  }
}
