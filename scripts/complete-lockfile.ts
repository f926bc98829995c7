// `npx tsx scripts/complete-lockfile.ts`, after packages were changed behind a
// registry mirror that lacks other platforms' binaries: npm then omits them
// from the lockfile, and `npm ci` refuses it. Adds each package's optional
// dependencies.
import { readFileSync, writeFileSync } from "node:fs";

type Entry = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = [
  "darwin",
  "linux",
  "win32",
  "android",
  "freebsd",
  "openharmony",
  "sunos",
  "aix",
  "netbsd",
  "openbsd",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "armv7",
  "armv6",
  "arm",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "loong64",
  "mips64el",
];

/** The platform in the name of a package: "cli-linux-x64-musl". */
function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const find = (words: string[]) => words.find((word) => name.includes(word));
  const system =
    find(systems) ?? (name.includes("windows") ? "win32" : undefined);
  const processor = find(processors);
  const libc = name.includes("musl")
    ? "musl"
    : system === "linux" && /-gnu/.test(name)
      ? "glibc"
      : undefined;
  return {
    ...(processor && {
      cpu: [processor.startsWith("armv") ? "arm" : processor],
    }),
    ...(system && { os: [system] }),
    ...(libc && { libc: [libc] }),
  };
}

const file = "package-lock.json";
const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(file, "utf8"),
);

function isInstalled(from: string, name: string): boolean {
  if (lock.packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`])
    return true;
  if (from === "") return false;
  const up = from.lastIndexOf("/node_modules/");
  return isInstalled(up < 0 ? "" : from.slice(0, up), name);
}

const added: string[] = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(
    entry.optionalDependencies ?? {},
  )) {
    if (isInstalled(place, name)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ""),
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platform,
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length === 0
    ? "The lockfile is complete."
    : `Added ${added.join(", ")}.`,
);
