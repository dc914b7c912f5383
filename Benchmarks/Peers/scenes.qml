import QtQuick 2.15

// The three scenes of the benchmarks in Qt Quick; `t` runs from 0 to 1.
Rectangle {
  id: root
  property string scene: "slide"
  property real t: 0
  property string picture
  property string shadow
  width: 780
  height: 1688
  color: scene === "flip" ? "black" : "white"

  Image {
    visible: root.scene !== "cards"
    width: 780
    height: 1688
    x: root.scene === "slide" ? 780 * (1 - root.t) : 0
    source: root.picture
    smooth: true
    transform: Rotation {
      origin.x: 390
      origin.y: 844
      axis { x: 1; y: 0; z: 0 }
      angle: root.scene === "flip" ? 15 + 45 * root.t : 0
    }
  }

  Repeater {
    model: root.scene === "cards" ? 200 : 0
    Item {
      x: (index % 10) * 76 + 34 * root.t
      y: Math.floor(index / 10) * 82
      width: 120
      height: 96
      BorderImage {
        anchors.fill: parent
        anchors.margins: -36
        border { left: 54; right: 54; top: 54; bottom: 54 }
        source: root.shadow
      }
      Rectangle {
        anchors.fill: parent
        radius: 16
        color: index % 2 ? "orange" : "teal"
      }
    }
  }
}
