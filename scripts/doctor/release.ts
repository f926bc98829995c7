import { type Check, ok } from "../../lib/doctor/check";
import { type Release, readRelease } from "../../lib/doctor/release";

export function checkRelease(release = readRelease()): Check {
  const name = "Version";
  if (!release) return ok(name, "unknown: it was built by an earlier version.");
  const commit = release.commit?.slice(0, 12) ?? "unknown";
  return ok(name, `${release.version}, commit ${commit}.`);
}

/** What the newest changes ask of operators; empty if nothing. */
export function writeChanges(release: Pick<Release, "changes"> | null) {
  const changes = release?.changes;
  const entries = (changes?.groups ?? [])
    .filter(({ title }) => /operators|upgrading/i.test(title))
    .flatMap((group) => group.entries);
  if (!changes || entries.length === 0) return "";
  const heading =
    changes.since === null
      ? `New in ${changes.title}`
      : `New since ${changes.since}`;
  return [
    `${heading}, for operators (CHANGELOG.md has all of it):`,
    ...entries.map((entry) => `- ${entry}`),
  ].join("\n");
}
