import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const method =
  /export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b|\bas (GET|POST|PUT|PATCH|DELETE)\b/g;

const routeFiles = () =>
  readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts",
  );

/** "/api/listings/[id]" */
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split(path.sep)
    .filter((folder) => !folder.startsWith("("))
    .join("/")}`;

/** The file of "GET /api/listings/[id]". */
export function fileOfRoute(route: string) {
  const [, address] = route.split(" ");
  const file = routeFiles().find((each) => addressOf(each) === address);
  if (file === undefined) throw new Error(`There is no ${route}.`);
  return path.join("app", file);
}

/**
 * "GET /api/listings/[id]" and so on: every method of every route.ts under
 * app/.
 */
export function listRoutes() {
  return routeFiles()
    .flatMap((file) => {
      const source = readFileSync(path.join("app", file), "utf8");
      const methods = [...source.matchAll(method)].map(
        ([, exported, renamed]) => exported ?? renamed,
      );
      if (methods.length === 0)
        throw new Error(`${file} exports no method that this test can see.`);
      return methods.map((name) => `${name} ${addressOf(file)}`);
    })
    .sort();
}
