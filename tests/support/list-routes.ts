import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const method =
  /export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b|\bas (GET|POST|PUT|PATCH|DELETE)\b/g;

/**
 * "GET /api/listings/[id]" and so on: every method of every route.ts under
 * app/.
 */
export function listRoutes() {
  const files = readdirSync("app", {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => path.basename(file) === "route.ts");
  return files
    .flatMap((file) => {
      const folders = path
        .dirname(file)
        .split(path.sep)
        .filter((folder) => !folder.startsWith("("));
      const source = readFileSync(path.join("app", file), "utf8");
      const methods = [...source.matchAll(method)].map(
        ([, exported, renamed]) => exported ?? renamed,
      );
      if (methods.length === 0)
        throw new Error(`${file} exports no method that this test can see.`);
      return methods.map((name) => `${name} /${folders.join("/")}`);
    })
    .sort();
}
