import SourceLint

enum Help {
  static let tool = """
    usage: matchcut-source COMMAND ...

    Reads Swift source for Matchcut.

      port   write a module's iOS source so that it compiles without Objective-C
      lint   check Swift files for what a transition does wrong

    "matchcut-source COMMAND --help" shows the options of a command.

    """

  static let port = """
    usage: matchcut-source port --module NAME [--out FOLDER] [--json] [--context FILE]... FILE...

    Writes a module's iOS source so that it compiles without Objective-C. The files stay as they
    are: new texts go to FOLDER, for the compiler's -vfsoverlay. Line numbers are the same.

      --module NAME    the module's name
      --out FOLDER     where the new texts go; without it nothing is written
      --json           print one JSON object instead of a line for each construct
      --context FILE   a file of a module that this one imports, read for its declarations
      --files LIST     a file with one more path a line
      FILE             all files of the module

    What cannot be written otherwise is listed with its reason; the exit code is 0 all the same. It
    is 1 where a file cannot be read or written.

    """

  static let lint =
    """
    usage: matchcut-source lint [--json] [--] PATH...

    Checks Swift files, or all below a folder, as they stand: nothing is built.

      --json   print one JSON object instead of a line for each finding

    Exit codes: 0 nothing but notes, 1 warnings, 2 a file that could not be read whole, 3 nothing
    was checked.


    """
    + LintRule.allCases.map { "  \($0.rawValue)  \($0.summary) (\($0.severity.rawValue))\n" }
    .joined()
}
