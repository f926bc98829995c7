import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const folder = "prisma/sql";

function git(...args: string[]) {
  return spawnSync("git", args, { encoding: "utf8" }).stdout;
}

/** "functions" come before "triggers", also by the alphabet. */
function listFiles(...args: string[]) {
  return git(...args, "--", folder)
    .split("\n")
    .filter(Boolean);
}

/** The statement that removes what a deleted file had created. */
function dropOf(file: string) {
  const sql = git("show", `HEAD:${file}`);
  const [, trigger, table] =
    /TRIGGER ("\w+")[\s\S]*? ON ("\w+")/.exec(sql) ?? [];
  if (trigger) return `DROP TRIGGER ${trigger} ON ${table};\n`;
  const [, name] = /FUNCTION ("\w+")/.exec(sql) ?? [];
  return `DROP FUNCTION ${name};\n`;
}

/**
 * The SQL that brings functions and triggers from the last commit to the files
 * in the work tree: triggers that are gone, then functions, then triggers.
 */
export function changedSql() {
  const deleted = listFiles("diff", "--name-only", "--diff-filter=D", "HEAD");
  const changed = [
    ...listFiles("diff", "--name-only", "--diff-filter=AM", "HEAD"),
    ...listFiles("ls-files", "--others", "--exclude-standard"),
  ];
  return [
    ...deleted.sort().reverse().map(dropOf),
    ...changed.sort().map((file) => readFileSync(file, "utf8")),
  ].join("\n");
}
