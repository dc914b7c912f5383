import SourceLint

enum Help {
  static let tool = """
    usage: matchcut-source COMMAND ...

    Reads Swift source for Matchcut.

      port   rewrite a module's iOS source so that it compiles without Objective-C
      lint   check Swift files for what a transition does wrong
      branch find the condition under which a call is made

    "matchcut-source COMMAND --help" shows the options of a command.

    """

  static let port = """
    usage: matchcut-source port --module NAME [--out FOLDER] [--json] [--context FILE]...
               [--define NAME]... [--can-import MODULE]... [--absent MODULE]...
               [--linux] FILE...

    Rewrites a module's iOS source so that it compiles without Objective-C. The files themselves do
    not change: new texts are written to FOLDER, for the compiler's -vfsoverlay. Line numbers stay
    the same.

      --module NAME    the module's name
      --out FOLDER     the folder for the new texts; without it nothing is written
      --json           print one JSON object instead of a line for each construct
      --context FILE   a file of an imported module; only its declarations are read
      --define NAME    a name that the build defines; all other names are undefined then
      --can-import MODULE
                       a module that the build can import
      --absent MODULE  a module that does not exist; imports of it are removed
      --linux          the module is compiled for Linux, and not as if for an iPhone
      --files LIST     a file with further paths, one per line
      FILE             all files of the module

    Constructs that cannot be rewritten are listed with the reason; the exit code is 0 nevertheless.
    It is 1 if a file cannot be read or written.

    """

  static let branch = """
    usage: matchcut-source branch FILE:LINE:METHOD...

    Prints a JSON array with the condition of the branch in which each line calls the method, or
    null if the call is made under no condition.

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
