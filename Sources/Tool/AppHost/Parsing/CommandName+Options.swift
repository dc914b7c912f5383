extension CommandName {
  /// The command's options, in the order in which the help lists them.
  package var options: [Option] {
    switch self {
    case .list: [.json, .work, .help]
    case .build: [.target, .scheme, .packages, .warnings, .help]
    case .test:
      [.filter, .timeout, .device, .target, .scheme, .packages, .language, .warnings, .help]
    case .port: [.json, .target, .scheme, .packages, .help]
    case .packages: [.json, .packages, .help]
    case .film:
      [
        .set, .gesture, .cancel, .length, .fps, .scale, .device, .format, .slow, .reduceMotion,
        .hardwareKeyboard, .rtl, .dark, .era, .shard, .costs, .out, .timeout, .backtrace,
      ] + Option.source + [.help]
    case .trace:
      [
        .who, .places, .why, .json, .jsonLines, .set, .gesture, .cancel, .length, .fps, .scale,
        .device,
        .format,
        .slow,
        .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era, .shard, .costs, .out, .timeout,
        .backtrace,
      ] + Option.source + [.help]
    case .ask:
      [
        .at, .when, .every, .before, .of, .json, .set, .gesture, .cancel, .length, .device,
        .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era, .timeout, .backtrace,
      ] + Option.source + [.help]
    case .check:
      [
        .set, .gesture, .cancel, .length, .device, .reduceMotion, .hardwareKeyboard, .rtl, .dark,
        .era, .shard, .costs, .out, .runs, .format, .failOn, .allow, .newSince, .json, .timeout,
        .backtrace,
      ] + Option.source + [.help]
    case .lint: [.format, .json, .help]
    case .diff:
      [
        .device, .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era, .json, .timeout, .backtrace,
        .help,
      ]
    case .compare:
      [
        .approved, .baselines, .path, .out, .picturesURL, .markdown, .json, .gesture, .cancel,
        .length, .device,
        .reduceMotion, .hardwareKeyboard, .rtl, .dark, .era, .timeout,
      ] + Option.source + [.help]
    case .merge: [.out, .costs, .help]
    case .approve: [.from, .review, .baselines, .help]
    case .plot:
      [
        .property, .set, .gesture, .cancel, .length, .scale, .device, .reduceMotion,
        .hardwareKeyboard, .rtl, .dark, .era, .out, .timeout, .backtrace,
      ] + Option.source + [.help]
    case .fuzz:
      [
        .seed, .runs, .shard, .first, .workers, .set, .device, .format, .failOn, .json, .out,
      ] + Option.source
        + [.help]
    case .gallery: [.text, .scale, .device, .reduceMotion, .rtl, .dark, .out, .help]
    case .serve: [.port, .host, .token, .device, .backtrace] + Option.source + [.help]
    case .new: [.into, .target, .help]
    case .completion: [.help]
    case .help: [.manual, .help]
    }
  }
}
