import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { photosPrompt } from "@/lib/listings/prompts/photos";

const material = {
  facts: { productName: "Oak dish" },
  style: "etsy_2026" as const,
  language: "en" as const,
  voice: null,
  photos: 0,
};
/** Characters of the instructions of `listing-v4`. */
const before = 2_797;

test("instructions: hold the canary once, and are at most a fifth longer than before", () => {
  const { system, canary } = listingPrompt;
  expect(system.split(canary)).toHaveLength(2);
  expect(system.length).toBeLessThanOrEqual(before * 1.2);
  const asked = listingPrompt.prompt(material);
  expect(asked).not.toContain(canary);
});

test.each(["facts", "part", "property", "quote", "photo", "item", "unknown"])(
  "instructions: say what %s is for",
  (member) => {
    expect(listingPrompt.system).toMatch(new RegExp(`\\b${member}\\b`));
  },
);

test("versions: each has its line in the list of changes", () => {
  const changes = readFileSync("lib/listings/prompts/CHANGELOG.md", "utf8");
  for (const { version } of [listingPrompt, photosPrompt])
    expect(changes).toContain(`- \`${version}\`: `);
});

test("repair: names each fault with its reason, and keeps the facts of a draft", () => {
  const violations = ["title: It is empty.", "tags: Only 2 can be used."];
  const draft = { facts: [{ id: "f1", name: "material", value: "oak" }] };
  const asked = listingPrompt.repairPrompt({ ...material, draft, violations });
  expect(asked).toContain(JSON.stringify(violations));
  expect(asked).toContain(`<draft>\n${JSON.stringify(draft)}\n</draft>`);
  expect(asked).toMatch(/Keep its facts with their ids/);
  const blind = { ...material, draft: null, violations };
  expect(listingPrompt.repairPrompt(blind)).not.toMatch(/draft/);
});

test("canaries: each prompt has one of its own, once", async () => {
  const files = ["lib/listings/prompts", "lib/brand/prompts"].flatMap(
    (folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".ts"))
        .map((name) => readFileSync(path.join(folder, name), "utf8")),
  );
  const canaries = files.flatMap(
    (source) => source.match(/tessera-[\da-f]{6}/gu) ?? [],
  );
  expect(canaries.length).toBeGreaterThanOrEqual(8);
  expect(new Set(canaries).size).toBe(canaries.length);
});
