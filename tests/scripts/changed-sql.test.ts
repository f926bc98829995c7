import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { changedSql } from "@/scripts/changed-sql";

let root: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: root });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "changed-sql-"));
  cpSync("prisma/sql", path.join(root, "prisma/sql"), { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  const identity = [
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@example.com",
  ];
  git(...identity, "commit", "--quiet", "--message", "Functions and triggers");
});
afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (name: string) => path.join("prisma/sql", `${name}.sql`);
const write = (name: string, sql: string) =>
  writeFileSync(path.join(root, fileOf(name)), sql);

test("changed SQL: empty while the files are the committed ones", () => {
  expect(changedSql(root)).toBe("");
});

test("changed SQL: what was edited and what is new, functions before triggers", () => {
  write("triggers/A_new", "-- A trigger\n");
  write("functions/search_words", "-- Edited\n");
  write("functions/new_one", "-- New\n");
  expect(changedSql(root)).toBe("-- New\n\n-- Edited\n\n-- A trigger\n");
});

test("changed SQL: what is deleted or renamed is dropped first, triggers before functions", () => {
  git("rm", "--quiet", fileOf("functions/count_listings"));
  git("rm", "--quiet", fileOf("triggers/Listing_delete_count"));
  git("mv", fileOf("functions/plain_text"), fileOf("functions/simple_text"));
  const [trigger, first, second, ...rest] = changedSql(root).split("\n\n");
  expect(trigger).toBe('DROP TRIGGER "Listing_delete_count" ON "Listing";');
  expect([first, second]).toEqual([
    'DROP FUNCTION "plain_text";',
    'DROP FUNCTION "count_listings";',
  ]);
  expect(rest.join()).toContain('FUNCTION "plain_text"');
});
