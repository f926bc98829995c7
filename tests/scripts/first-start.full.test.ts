import { statSync } from "node:fs";
import path from "node:path";
import {
  cleanUp,
  makeFolder,
  namesIn,
  startParts,
  stopParts,
} from "@/tests/support/embedded-parts";
import { until } from "@/tests/support/one-more-instance";

afterAll(cleanUp);

test("the database password is only in the secrets file, readable by its owner", async () => {
  const dataDir = makeFolder();
  const parts = startParts(dataDir);
  const modes = new Set<string>();
  const look = () => {
    const drafts = namesIn(dataDir).filter((name) =>
      name.startsWith("postgres-draft-"),
    );
    for (const file of [
      "postgres.password",
      ...drafts.map((name) => `${name}/password`),
    ]) {
      const mode = statSync(path.join(dataDir, file), {
        throwIfNoEntry: false,
      })?.mode;
      if (mode !== undefined) modes.add((mode & 0o777).toString(8));
    }
    return parts.said().includes("Ctrl-C");
  };
  await until(look);
  await stopParts(parts);
  expect([...modes]).toEqual(["600"]);
  expect(namesIn(dataDir).filter((name) => name.includes("password"))).toEqual(
    [],
  );
});
