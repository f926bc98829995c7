import { spawnSync } from "node:child_process";
import { goldenSet } from "@/tests/golden/golden-set";

test("bench quality: a line for each brief, and for each kind of answer", () => {
  const { ANTHROPIC_API_KEY: _, ...env } = process.env;
  const { stdout, status } = spawnSync(
    "npm",
    ["run", "-s", "bench", "--", "quality"],
    {
      encoding: "utf8",
      env: env as NodeJS.ProcessEnv,
    },
  );
  expect(status).toBe(0);
  for (const { id } of goldenSet)
    expect(stdout).toMatch(
      new RegExp(`^${id} +\\w\\w +\\w+ +(\\d+|refused)`, "m"),
    );
  expect(stdout).toMatch(/^good +\d+ +\d+/m);
});
