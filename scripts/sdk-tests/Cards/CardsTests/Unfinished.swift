// This file is not a member of the target, because it does not compile.
let unfinished: TypeThatNobodyHasWritten = 1
