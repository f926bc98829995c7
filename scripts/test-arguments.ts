const testParts = ["server", "components", "sandbox", "http", "browser", "deploy", "faults"];

const prefix = "--only=";

/** What `npm test` is asked for. `problem` is one sentence if there is no such part; `rest` goes to the test runners. */
export function readTestArguments(args: string[]) {
  const isOnly = (argument: string) => argument === "--only" || argument.startsWith(prefix);
  const wanted = args.filter(isOnly).map((argument) => argument.slice(prefix.length));
  const only = testParts.find((part) => part === wanted[0]);
  const isValid = wanted.length === 0 || (wanted.length === 1 && only !== undefined);
  return {
    only,
    isLong: args.includes("--long"),
    rest: args.filter((argument) => argument !== "--long" && !isOnly(argument)),
    problem: isValid ? null : `--only takes one part, such as --only=server. The parts are ${testParts.join(", ")}.`,
  };
}
