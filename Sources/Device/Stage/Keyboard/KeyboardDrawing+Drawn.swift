extension KeyboardDrawing {
  /// The keyboard that the stage draws.
  static var drawn: KeyboardDrawing {
    KeyboardDrawing { look, size, context in
      KeyboardPicture(look: look, size: size).draw(in: context)
    } input: { look, size, point in
      KeyboardLayout(look, size: size).key(at: point)?.input
    }
  }
}
