import UIKit

/// A short text of classical prose, with an English translation made for these pages.
struct Essay {
  let title: String
  let author: String
  let lines: [(chinese: String, english: String)]

  /// The title, the author, and each sentence with its translation below it.
  @MainActor var text: NSAttributedString {
    let ink = UIColor(red: 0.13, green: 0.13, blue: 0.15, alpha: 1)
    let faded = UIColor(red: 0.42, green: 0.42, blue: 0.44, alpha: 1)
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ font: UIFont, _ color: UIColor, spacing: CGFloat) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 5
      style.paragraphSpacing = spacing
      text.append(
        NSAttributedString(
          string: string + "\n",
          attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]))
    }
    add("← 向左拉出目录 · pull left for the menu", .systemFont(ofSize: 13), faded, spacing: 18)
    add(title, .systemFont(ofSize: 28, weight: .bold), ink, spacing: 6)
    add(author, .systemFont(ofSize: 15, weight: .medium), faded, spacing: 22)
    for line in lines {
      add(line.chinese, .systemFont(ofSize: 19), ink, spacing: 4)
      add(line.english, .systemFont(ofSize: 16), faded, spacing: 18)
    }
    return text
  }

  static let all = [
    Essay(
      title: "Moonlight at Chengtian",
      author: "苏轼 记承天寺夜游 · Su Shi, 1083",
      lines: [
        (
          "元丰六年十月十二日夜，解衣欲睡，月色入户，欣然起行。",
          "On the twelfth night of the tenth month I had undressed for bed when the moon came in at "
            + "the door, and I got up again, glad of it."
        ),
        (
          "念无与为乐者，遂至承天寺寻张怀民。怀民亦未寝，相与步于中庭。",
          "With whom could I share it? I went to Chengtian Temple for Zhang Huaimin. He was not "
            + "asleep either, and we walked together in the courtyard."
        ),
        (
          "庭下如积水空明，水中藻、荇交横，盖竹柏影也。",
          "The ground lay as if under clear still water, with weeds crossing in it: the shadows of "
            + "bamboo and cypress."
        ),
        (
          "何夜无月？何处无竹柏？但少闲人如吾两人者耳。",
          "What night has no moon? What place no bamboo, no cypress? Only idle people are rare, "
            + "such as we two."
        ),
      ]),
    Essay(
      title: "Snow from the Lake",
      author: "张岱 湖心亭看雪 · Zhang Dai",
      lines: [
        (
          "崇祯五年十二月，余住西湖。大雪三日，湖中人鸟声俱绝。",
          "In the last month of that year I lived by West Lake. It snowed for three days, until "
            + "neither man nor bird was to be heard."
        ),
        (
          "是日更定矣，余拏一小舟，拥毳衣炉火，独往湖心亭看雪。",
          "At the first watch I took a small boat, a fur and a stove, and went alone to look at the "
            + "snow from the pavilion in the lake."
        ),
        (
          "雾凇沆砀，天与云与山与水，上下一白。",
          "Rime and vapour; sky and cloud and hill and water, above and below, one white."
        ),
        (
          "湖上影子，惟长堤一痕、湖心亭一点、与余舟一芥、舟中人两三粒而已。",
          "Of shadows on the lake only a trace, the long dike; a dot, the pavilion; a mustard seed, "
            + "my boat; and in the boat two or three grains, people."
        ),
      ]),
    Essay(
      title: "Peach Blossom Spring",
      author: "陶渊明 桃花源记 · Tao Yuanming, 421",
      lines: [
        (
          "晋太元中，武陵人捕鱼为业。缘溪行，忘路之远近。",
          "There was once a fisherman of Wuling who followed a stream and forgot how far he had "
            + "come."
        ),
        (
          "忽逢桃花林，夹岸数百步，中无杂树，芳草鲜美，落英缤纷。",
          "Suddenly peach trees in flower stood on both banks for hundreds of paces, no other tree "
            + "among them; the grass was sweet, and petals fell."
        ),
        (
          "林尽水源，便得一山，山有小口，仿佛若有光。便舍船，从口入。",
          "Where the trees ended the water began, below a hill with a small opening, and as it were "
            + "a light in it. He left his boat and went in."
        ),
        (
          "初极狭，才通人。复行数十步，豁然开朗。",
          "At first it was so narrow that a man could hardly pass. After a few dozen steps more it "
            + "opened, wide and bright."
        ),
      ]),
  ]
}
