import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { instances } from "@/tests/support/instances";
import { startMcpRelay } from "@/tests/support/mcp-relay";
import { describeWith } from "@/tests/support/programs";

const folder = process.env.MCP_CONFORMANCE ?? "";
const [instance] = instances();

type Check = {
  scenario: string;
  id: string;
  status: string;
  errorMessage?: string;
};

/**
 * Runs what a revision requires; the suite's own verdict counts what doesn't
 * apply.
 */
async function runSuite(revision: string): Promise<Check[]> {
  const relay = await startMcpRelay(instance);
  const output = mkdtempSync(path.join(os.tmpdir(), "conformance-"));
  const modules = path.resolve(folder, "node_modules");
  const suite = path.join(
    modules,
    "@modelcontextprotocol/conformance/dist/index.js",
  );
  const args = [
    suite,
    "server",
    "--url",
    relay.url,
    "--requirements",
    revision,
    "-o",
    output,
  ];
  try {
    const child = spawn(path.join(modules, ".bin/node"), args, {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await new Promise((resolve, reject) =>
      child.once("close", resolve).once("error", reject),
    );
  } finally {
    await relay.close();
  }
  return readdirSync(output).flatMap((name) => {
    const scenario = name
      .replace(/^server-/, "")
      .replace(/-\d{4}-\d\d-\d\dT.*$/, "");
    const checks: Omit<Check, "scenario">[] = JSON.parse(
      readFileSync(path.join(output, name, "checks.json"), "utf8"),
    );
    return checks.map((check) => ({ ...check, scenario }));
  });
}

/** The names before the colon of each entry of the document's list. */
function readInapplicable() {
  const entries = readFileSync("docs/mcp-conformance.md", "utf8").matchAll(
    /^- ((?:`[^`]+`,?\s*)+):/gm,
  );
  const namesIn = (list: string) =>
    Array.from(
      list.replace(/\s+/g, " ").matchAll(/`([^`]+)`/g),
      ([, name = ""]) => name,
    );
  return Array.from(entries, ([, names = ""]) => namesIn(names)).flat();
}

const matches = (name: string, { scenario, id }: Check) => {
  const [wanted = "", check] = name.split(": ");
  const isScenario = wanted.endsWith("*")
    ? scenario.startsWith(wanted.slice(0, -1))
    : scenario === wanted;
  return isScenario && (check === undefined || check === id);
};

/** Those whose checks all apply, at least. */
const passing = {
  "2025-11-25": [
    "server-initialize",
    "ping",
    "tools-list",
    "dns-rebinding-protection",
  ],
  "2026-07-28": [
    "tools-list",
    "http-header-validation",
    "dns-rebinding-protection",
    "server-sse-multiple-streams",
  ],
};

describeWith(
  [],
  "MCP conformance",
  () => {
    const failed: Check[] = [];

    test.each(Object.entries(passing))(
      "%s: every check that applies passes",
      async (revision, scenarios) => {
        const checks = await runSuite(revision);
        const failures = checks.filter(({ status }) => status === "FAILURE");
        failed.push(...failures);
        const names = readInapplicable();
        expect(
          failures.filter(
            (check) => !names.some((name) => matches(name, check)),
          ),
        ).toEqual([]);
        const passed = new Set(
          checks
            .filter(({ status }) => status === "SUCCESS")
            .map(({ scenario }) => scenario),
        );
        expect(scenarios.filter((scenario) => !passed.has(scenario))).toEqual(
          [],
        );
      },
      240_000,
    );

    test("the document lists nothing that passes", () => {
      expect(
        readInapplicable().filter(
          (name) => !failed.some((check) => matches(name, check)),
        ),
      ).toEqual([]);
    });
  },
  folder === "" ? ["MCP_CONFORMANCE, see docs/mcp-conformance.md"] : [],
);
