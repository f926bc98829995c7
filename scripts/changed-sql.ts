import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The statement that removes what a deleted file had created. */
function dropOf(sql: string) {
  const [, trigger, table] =
    /TRIGGER ("\w+")[\s\S]*? ON ("\w+")/.exec(sql) ?? [];
  if (trigger) return `DROP TRIGGER ${trigger} ON ${table};\n`;
  const [, name] = /FUNCTION ("\w+")/.exec(sql) ?? [];
  return `DROP FUNCTION ${name};\n`;
}

/**
 * The SQL that brings functions and triggers from the last commit to the files
 * in the work tree at `root`: triggers that are gone, functions that are gone,
 * then functions, then triggers. "functions" is before "triggers" by the
 * alphabet, too.
 */
export function changedSql(root = ".") {
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout;
  const list = (...args: string[]) =>
    git(...args, "--", "prisma/sql")
      .split("\n")
      .filter(Boolean);
  const diff = (filter: string) =>
    list(
      "diff",
      "--name-only",
      "--no-renames",
      `--diff-filter=${filter}`,
      "HEAD",
    );
  const changed = [
    ...diff("AM"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ];
  return [
    ...diff("D")
      .sort()
      .reverse()
      .map((file) => dropOf(git("show", `HEAD:${file}`))),
    ...changed
      .sort()
      .map((file) => readFileSync(path.join(root, file), "utf8")),
  ].join("\n");
}
