import { spawnSync } from "node:child_process";
import { readTestArguments, runsPart } from "@/scripts/test-arguments";

const refusal =
  "--only takes one part, such as --only=server. The parts are server, components, sandbox, http, browser, browsers, deploy, faults.";

test.each([
  [["--only=server,components"]],
  [["--only="]],
  [["--only", "server"]],
  [["--only=servers", "--long"]],
  [["--only=server", "--only=http"]],
  [["--also=firefox"]],
])("npm test -- %j: refused with the list of parts", (args) => {
  expect(readTestArguments(args).problem).toBe(refusal);
});

test.each([
  [[], undefined, [], false, []],
  [
    ["--only=server", "tests/lib", "-t", "x"],
    "server",
    [],
    false,
    ["tests/lib", "-t", "x"],
  ],
  [
    ["tests/lib", "--long"],
    undefined,
    ["browsers", "deploy", "faults"],
    true,
    ["tests/lib"],
  ],
  [["--also=browsers"], undefined, ["browsers"], false, []],
])("npm test -- %j: part %s", (args: string[], only, also, isLong, rest) => {
  expect(readTestArguments(args)).toEqual({
    only,
    also,
    isLong,
    isFull: isLong,
    isWatched: false,
    rest,
    problem: null,
  });
});

test("npm test -- --full: more of each part, and no more parts", () => {
  const asked = readTestArguments(["--full", "--only=http"]);
  expect(asked).toMatchObject({ isFull: true, isLong: false, rest: [] });
  expect(readTestArguments(["--full"]).also).toEqual([]);
});

test("npm test -- tests/lib/pooler.full: a file of full runs is run when it is named", () => {
  const { isFull, rest } = readTestArguments(["tests/lib/pooler.full"]);
  expect([isFull, rest]).toEqual([true, ["tests/lib/pooler.full"]]);
});

test.each([
  [["--long"], "browsers", true],
  [["--long"], "faults", true],
  [["--also=faults"], "faults", true],
  [["--also=faults"], "deploy", false],
  [[], "browsers", false],
  [[], "deploy", false],
  [[], "faults", false],
  [["--only=browsers"], "browsers", true],
  [["--also=browsers"], "browsers", true],
  [["--also=browsers"], "server", true],
  [["--only=server", "--long"], "browsers", false],
  [[], "server", true],
  [["--only=browsers"], "server", false],
])("npm test -- %j: runs %s: %p", (args: string[], part, isRun) => {
  expect(runsPart(readTestArguments(args), part)).toBe(isRun);
});

test.each([
  ["tests/lib/billing", "server"],
  ["tests/components/ui", "components"],
  ["tests/http/headers.test.ts", "http"],
  ["sandbox/tests/stripe", "sandbox"],
])("npm test -- --watch %s: part %s alone", (path, part) => {
  expect(readTestArguments(["--watch", path])).toMatchObject({
    only: part,
    isWatched: true,
    rest: [path],
  });
});

test("npm test with an unknown part: exit code 1, and nothing is started", () => {
  const args = [
    "--import",
    "tsx",
    "scripts/test.ts",
    "--only=server,components",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 20_000,
  });
  expect({ status, stdout, stderr: stderr.trim() }).toEqual({
    status: 1,
    stdout: "",
    stderr: refusal,
  });
});
