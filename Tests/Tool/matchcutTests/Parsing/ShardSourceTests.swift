import AppHost
import Testing

struct ShardSourceTests {
  private func shard(_ environment: [String: String]) throws(ShardSourceError) -> String {
    try ShardSource.shard(in: environment).description
  }

  @Test(arguments: [
    (["MATCHCUT_SHARD_INDEX": "0", "MATCHCUT_SHARD_COUNT": "4"], "1/4"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
    (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"], "3/4"),
    (["JOB_COMPLETION_INDEX": "7", "MATCHCUT_SHARD_COUNT": "8"], "8/8"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "15", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_STEP": "5",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ], "3/3"
    ),
    (
      [
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "MATCHCUT_SHARD_INDEX": "1",
        "MATCHCUT_SHARD_COUNT": "2",
      ], "2/2"
    ),
  ])
  func `each service says which shard it is`(environment: [String: String], text: String) throws {
    #expect(try shard(environment) == text)
  }

  @Test(
    arguments: [
      ([:], ShardSourceError.noVariable),
      (["CI_NODE_INDEX": "1"], .missing("CI_NODE_TOTAL")),
      (["JOB_COMPLETION_INDEX": "1"], .missing("MATCHCUT_SHARD_COUNT")),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], .wrong("CI_NODE_INDEX", value: "0")),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"], .wrong("CI_NODE_INDEX", value: "3")),
      (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "2"], .wrong("CI_NODE_INDEX", value: "one")),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], .wrong("CI_NODE_TOTAL", value: "0")),
      (
        ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "2"],
        .missing("SLURM_ARRAY_TASK_MIN")
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_STEP": "0",
        ], .wrong("SLURM_ARRAY_TASK_STEP", value: "0")
      ),
    ] as [([String: String], ShardSourceError)])
  func `a variable that is missing or wrong is named`(
    environment: [String: String], error: ShardSourceError
  ) {
    #expect(throws: error) { try shard(environment) }
  }

  @Test func `the tool reads the variables`() throws {
    let tool = BuiltTool()
    let words = "$tool check flip-card --shard auto --format junit"

    let result = try tool.run("CI_NODE_INDEX=2 CI_NODE_TOTAL=3 \(words)")
    #expect(result.output.contains("name=\"shard\" value=\"2/3\""))
    let missing = try tool.run("env -u CI_NODE_INDEX \(words)")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "matchcut check: found --shard 'auto', but no variable that says which machine "
        + "this is; set MATCHCUT_SHARD_INDEX, from 0, and MATCHCUT_SHARD_COUNT.\n")
    let wrong = try tool.run("CI_NODE_INDEX=4 CI_NODE_TOTAL=3 \(words)")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("the variable CI_NODE_INDEX is '4'"))
  }
}
