const testParts = [
  "server",
  "components",
  "sandbox",
  "http",
  "browser",
  "browsers",
  "deploy",
  "faults",
];
/**
 * Left out of a run that is neither long nor asks for them: other browsers,
 * what stands around the application, and what kills it again and again.
 */
const longParts = ["browsers", "deploy", "faults"];

/** The part to which a path belongs, for runs that watch it. */
const folders: Record<string, string> = {
  "tests/components": "components",
  "tests/http": "http",
  "tests/browsers": "browsers",
  "tests/deploy": "deploy",
  "tests/faults": "faults",
  "sandbox/": "sandbox",
};

function partOf(path: string | undefined) {
  const found = Object.entries(folders).find(([folder]) =>
    path?.startsWith(folder),
  );
  return found?.[1] ?? "server";
}

const prefixes = ["--only=", "--also="];

/**
 * What `npm test` is asked for. `problem` is one sentence if there is no such
 * part; `rest` goes to the test runners.
 */
export function readTestArguments(args: string[]) {
  const valuesOf = (name: string) =>
    args.flatMap((argument) => {
      if (argument === name) return [""];
      return argument.startsWith(`${name}=`)
        ? [argument.slice(name.length + 1)]
        : [];
    });
  const [wanted, more] = [valuesOf("--only"), valuesOf("--also")];
  const isPart = (part: string) => testParts.includes(part);
  const isValid =
    wanted.length <= 1 && wanted.every(isPart) && more.every(isPart);
  const isLong = args.includes("--long");
  // A file that short runs leave out is run when it is named.
  const isFull =
    isLong || args.some((one) => one === "--full" || /\.full\b/.test(one));
  const isWatched = args.includes("--watch");
  const isOwn = (argument: string) =>
    ["--long", "--full", "--watch"].includes(argument) ||
    prefixes.some(
      (prefix) => argument.startsWith(prefix) || `${argument}=` === prefix,
    );
  const rest = args.filter((argument) => !isOwn(argument));
  return {
    only: wanted.find(isPart) ?? (isWatched ? partOf(rest[0]) : undefined),
    also: isLong ? longParts : more.filter(isPart),
    isLong,
    isFull,
    isWatched,
    rest,
    problem: isValid
      ? null
      : `--only takes one part, such as --only=server. The parts are ${testParts.join(", ")}.`,
  };
}

type Asked = Pick<ReturnType<typeof readTestArguments>, "only" | "also">;

/** Whether a part belongs to this run. */
export function runsPart({ only, also }: Asked, part: string) {
  if (only !== undefined) return only === part;
  return also.includes(part) || !longParts.includes(part);
}
