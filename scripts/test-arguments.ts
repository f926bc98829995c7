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
/** Left out of a run that is neither long nor asks for them. */
const longParts = ["browsers"];

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
  const isOwn = (argument: string) =>
    argument === "--long" ||
    prefixes.some(
      (prefix) => argument.startsWith(prefix) || `${argument}=` === prefix,
    );
  return {
    only: wanted.find(isPart),
    also: isLong ? longParts : more.filter(isPart),
    isLong,
    rest: args.filter((argument) => !isOwn(argument)),
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
