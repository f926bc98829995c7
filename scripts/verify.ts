// `npm run verify`: the checks before a commit. Each runs even if an earlier
// one failed.
import { spawnSync } from "node:child_process";
import { generateClient } from "./build-when-stale";

generateClient();
const failed = ["lint", "types", "dead-code", "test"].filter((script) => {
  console.log(`\n> ${script}`);
  return (
    spawnSync("npm", ["run", "--silent", script], {
      stdio: "inherit",
      shell: process.platform === "win32",
    }).status !== 0
  );
});
console.log(
  failed.length === 0 ? "\nVerified." : `\nFailed: ${failed.join(", ")}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
