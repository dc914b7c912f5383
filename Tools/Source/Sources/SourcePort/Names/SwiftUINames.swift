/// Names of SwiftUI. Matchcut's module SwiftUI has only `View` and `UIHostingController`.
enum SwiftUINames {
  static let module = "SwiftUI"
  /// The view that a hosting controller has in ported source.
  static let placeholder = "ViewPlaceholder"

  /// Protocols whose types only SwiftUI uses. Declarations of such types are removed.
  static let protocols: Set<String> = [
    "Animatable", "App", "ButtonStyle", "Commands", "DropDelegate", "EnvironmentKey",
    "GeometryEffect", "GroupBoxStyle", "InsettableShape", "LabelStyle", "Layout", "MenuStyle",
    "NavigationViewStyle", "PreferenceKey", "PreviewModifier", "PreviewProvider",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Scene", "Shape", "ShapeStyle", "TextFieldStyle",
    "ToggleStyle", "ToolbarContent", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
    "ViewModifier",
  ]

  /// Types, property wrappers and functions of SwiftUI. A file that uses one of them outside a removed
  /// declaration cannot be compiled.
  static let unavailable = Set<String>([
    "Alert", "Alignment", "AngularGradient", "AnyShape", "AnyTransition", "AnyView", "AppStorage",
    "AsyncImage", "Bindable", "Binding", "Button", "Canvas", "Capsule", "Circle", "Color",
    "ColorPicker", "ColorScheme", "ContentMode", "DatePicker", "DisclosureGroup", "Divider",
    "DragGesture", "EdgeInsets", "Ellipse", "EllipticalGradient", "EmptyView", "EnvironmentObject",
    "EnvironmentValues", "FetchRequest", "FocusState", "ForEach", "Form", "GeometryProxy",
    "GeometryReader", "GestureState", "Gradient", "Grid", "GridItem", "GroupBox", "HStack",
    "HorizontalAlignment", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient",
    "List", "LocalizedStringKey", "LongPressGesture", "MagnificationGesture", "Menu", "NamespaceID",
    "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView",
    "ObservedObject", "Picker", "PresentationMode", "ProgressView", "RadialGradient", "Rectangle",
    "RotationGesture", "RoundedRectangle", "ScaledMetric", "SceneStorage", "ScenePhase",
    "ScrollView", "ScrollViewReader", "SecureField", "Slider", "Spacer", "StateObject", "Stepper",
    "TabView", "TapGesture", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem",
    "UIHostingConfiguration", "UnitPoint", "UnevenRoundedRectangle", "VStack", "VerticalAlignment",
    "ViewBuilder", "WindowGroup", "ZStack", "withAnimation", "withTransaction",
  ]).union(protocols).subtracting(["Animatable", "App", "Commands", "Layout", "Scene", "View"])
}
