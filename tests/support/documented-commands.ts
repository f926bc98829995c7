import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findProgram } from "@/tests/support/programs";

/**
 * The commands of the first shell block below a heading of docs/operations.md.
 */
function readCommands(heading: string) {
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split(
    `\n### ${heading}\n`,
  );
  const commands = /```sh\n([\s\S]*?)```/.exec(
    section.split(/\n##/)[0] ?? "",
  )?.[1];
  if (!commands)
    throw new Error(`docs/operations.md has no commands below "${heading}".`);
  return commands;
}

/**
 * Runs them with the programs of one PostgreSQL. `adapt` is for what only a
 * test needs.
 */
export function runDocumented(
  heading: string,
  {
    cwd,
    env,
    adapt = (text) => text,
  }: {
    cwd: string;
    env: Record<string, string>;
    adapt?: (text: string) => string;
  },
) {
  const programs = path.dirname(findProgram("initdb") ?? "");
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-euc", adapt(readCommands(heading))],
    {
      cwd,
      env: { ...process.env, ...env, PATH: `${programs}:${process.env.PATH}` },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`${heading}: ${stdout}${stderr}`);
}
