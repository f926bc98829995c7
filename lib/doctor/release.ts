import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const changesSchema = z.object({
  /** "1.0.0", or "Unreleased". */
  title: z.string(),
  /** The version before; null for the first one. */
  since: z.string().nullable(),
  groups: z.array(
    z.object({ title: z.string(), entries: z.array(z.string()) }),
  ),
});
const releaseSchema = z.object({
  version: z.string(),
  /** null where the build didn't know it. */
  commit: z.string().nullable(),
  changes: changesSchema.nullable(),
});
export type Changes = z.output<typeof changesSchema>;
export type Release = z.output<typeof releaseSchema>;

/** Where a build says what it was made of. */
export const releaseFile = ".next/release.json";

/** What runs, as its build says; null for a build that didn't. */
export function readRelease(folder = process.cwd()): Release | null {
  try {
    const file = path.join(/* turbopackIgnore: true */ folder, releaseFile);
    return releaseSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** A heading and what is below it, of one level. */
function partsOf(text: string, mark: string) {
  return text
    .split(new RegExp(`^${mark} `, "m"))
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { heading, body: lines.join("\n") };
    });
}

/** The points of a list, each on one line. */
const entriesOf = (body: string) =>
  body
    .split(/^- /m)
    .slice(1)
    .map((entry) =>
      entry
        .replace(/\n\s*\n[\s\S]*/, "")
        .replace(/\s+/g, " ")
        .trim(),
    );

const nameOf = (heading: string) =>
  /\[([^\]]+)\]/.exec(heading)?.[1] ?? heading;

/**
 * The newest part of a changelog that has entries: of a released version what
 * is new in it, of a build in between what came since.
 */
export function newestChanges(changelog: string): Changes | null {
  const parts = partsOf(changelog, "##");
  const at = parts.findIndex(({ body }) => entriesOf(body).length > 0);
  const [newest, before] = parts.slice(at);
  if (at === -1 || !newest) return null;
  return {
    title: nameOf(newest.heading),
    since: before ? nameOf(before.heading) : null,
    groups: partsOf(newest.body, "###").map(({ heading, body }) => ({
      title: heading,
      entries: entriesOf(body),
    })),
  };
}
