/// The detailed description of `compare` in its help.
enum CompareHelp {
  static let discussion =
    """
    BASE and HEAD are what is compared: a folder of films that 'film' wrote, the path of your own code
    (whatever 'film PATH' accepts), or a revision of the git repository, such as main, HEAD~1 or
    a hash. Without HEAD, the code in the current folder is HEAD. A revision is written into a temporary
    work tree, built and filmed there; your files are not changed. The project is the current folder, or
    --path FOLDER; REV:FOLDER is another folder of a revision. If a folder has the name of a revision,
    the folder is compared; './NAME' is always a folder, and 'refs/heads/NAME' always a revision.

    Your own code is filmed as 'film PATH' does: the launch, or each gesture. --gesture may be repeated,
    and a folder stands for all touch scripts in it; --cancel films each gesture a second time,
    cancelled. --present, --push and --show may be repeated. A view controller or a file of --show that
    only one side has is filmed on that side. Touch scripts are those of the current folder.

    Lists the films that are new, gone or changed: first the call, curve or view that differs first,
    then the other calls, curves, findings and views, the work for the screen, and last the pictures.
    Nothing is tolerated: the same source gives the same bytes on every machine. --markdown prints a
    summary for a pull request. --out DIR writes report.html, a page that shows the films before and
    after beside each other, summary.md with pictures, compare.json, and the films of HEAD that differ.

    --approved compares with the films that 'approve' has kept in Baselines/, or in the folder of
    --baselines; BASE is left out.

      matchcut compare main --show Screens/Card.swift --gesture Gestures/ --out report
      matchcut compare HEAD~1 HEAD --path App
      matchcut compare films/base films/head --markdown
      matchcut compare --approved --path App --out report

    Exit code 0: no difference; 1: differences; 2: a side cannot be found, built or filmed.
    """
}
