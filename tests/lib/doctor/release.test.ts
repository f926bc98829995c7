import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { newestChanges, readRelease, releaseFile } from "@/lib/doctor/release";
import { checkRelease, writeChanges } from "@/scripts/doctor/release";

const released = `# Changelog

Words before.

## [1.1.0] - 2027-01-02

### Added for sellers

- A thing
  on two lines.

### Upgrading

- First \`npm run migrate\`,
  then the rest.
- Then look.

## [1.0.0] - 2026-11-29

### Added for sellers

- Everything.
`;
const newest = {
  title: "1.1.0",
  since: "1.0.0",
  groups: [
    { title: "Added for sellers", entries: ["A thing on two lines."] },
    {
      title: "Upgrading",
      entries: ["First `npm run migrate`, then the rest.", "Then look."],
    },
  ],
};
const unreleased = (entries: string) =>
  released.replace("## [1.1.0]", `## [Unreleased]\n\n${entries}## [1.1.0]`);

test.each([
  ["of a release", released, newest],
  ["of a release with nothing after it", unreleased(""), newest],
  [
    "of what came after a release",
    unreleased("### Added for operators\n\n- New.\n\n"),
    {
      title: "Unreleased",
      since: "1.1.0",
      groups: [{ title: "Added for operators", entries: ["New."] }],
    },
  ],
  [
    "of the first release",
    "## [1.0.0] - 2026-11-29\n\n### Added\n\n- All.\n",
    {
      title: "1.0.0",
      since: null,
      groups: [{ title: "Added", entries: ["All."] }],
    },
  ],
  ["of none", "# Changelog\n", null],
])("the newest changes %s", (_, changelog, changes) => {
  expect(newestChanges(changelog)).toEqual(changes);
});

test("the newest changes of our own changelog are found", () => {
  const changes = newestChanges(readFileSync("CHANGELOG.md", "utf8"));
  expect(
    changes?.groups.flatMap(({ entries }) => entries).length,
  ).toBeGreaterThan(0);
});

test("the doctor lists the newest changes for operators only", () => {
  expect(writeChanges({ changes: newest })).toBe(
    [
      "New since 1.0.0, for operators (CHANGELOG.md has all of it):",
      "- First `npm run migrate`, then the rest.",
      "- Then look.",
    ].join("\n"),
  );
  expect(writeChanges(null)).toBe("");
  const [ofSellers] = newest.groups;
  expect(
    writeChanges({
      changes: { ...newest, groups: ofSellers ? [ofSellers] : [] },
    }),
  ).toBe("");
});

const commit = "0123456789abcdef0123456789abcdef01234567";

test.each([
  [
    { version: "1.1.0", commit, changes: newest },
    "1.1.0, commit 0123456789ab.",
  ],
  [{ version: "1.1.0", commit: null, changes: null }, "1.1.0, commit unknown."],
  [null, "unknown: it was built by an earlier version."],
])("the doctor says what runs: %#", (release, message) => {
  expect(checkRelease(release)).toMatchObject({
    name: "Version",
    status: "ok",
    message,
  });
});

test("what runs is what the build wrote, and unknown without it", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-release-"));
  expect(readRelease(folder)).toBeNull();
  const file = path.join(folder, releaseFile);
  mkdirSync(path.dirname(file));
  const release = { version: "1.1.0", commit, changes: newest };
  writeFileSync(file, JSON.stringify(release));
  expect(readRelease(folder)).toEqual(release);
  writeFileSync(file, '{"version":');
  expect(readRelease(folder)).toBeNull();
  rmSync(folder, { recursive: true });
});
