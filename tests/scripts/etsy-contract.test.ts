import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { factsOf } from "@/scripts/etsy-contract/facts";
import { contractFile, readFacts } from "@/scripts/etsy-contract/facts-file";

const contract = {
  paths: {
    "/v3/application/shops/{shop_id}/sections": {
      get: {
        operationId: "listSections",
        summary: "A text of Etsy's.",
        parameters: [],
      },
      post: {
        operationId: "createSection",
        parameters: [
          {
            name: "language",
            in: "query",
            schema: { type: "string", description: "A text of Etsy's." },
          },
        ],
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                required: ["title"],
                properties: {
                  title: { type: "string", nullable: true },
                  rank: { type: "integer", minimum: 1 },
                },
              },
            },
          },
        },
        security: [{ api_key: [], oauth2: ["shops_w"] }],
      },
    },
  },
};

test("facts of a contract: names, types and limits of the wanted operations, and none of its texts", () => {
  expect(factsOf(contract, new Set(["createSection", "gone"]))).toEqual({
    createSection: {
      method: "POST",
      path: "/shops/{shop_id}/sections",
      scope: "shops_w",
      query: { language: { type: "string" } },
      body: {
        encoding: "form",
        fields: {
          title: { type: "string", nullable: true, required: true },
          rank: { type: "integer", minimum: 1 },
        },
      },
    },
  });
});

const file = contractFile();
const isThere = file !== null && existsSync(file);
if (!isThere)
  process.stdout.write(
    'skipped: "facts of Etsy\'s contract" needs ETSY_CONTRACT, the file of the contract\n',
  );

(isThere ? test : test.skip)(
  "facts of Etsy's contract: are those of the file that ETSY_CONTRACT names",
  () => {
    const facts = readFacts();
    expect(
      factsOf(
        JSON.parse(readFileSync(file ?? "", "utf8")),
        new Set(Object.keys(facts)),
      ),
    ).toEqual(facts);
  },
);

test("the repository: names no file outside of it", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.md", "*.json"],
    { encoding: "utf8" },
  );
  const outside = new RegExp(["\\.\\.", "shared", ""].join("/"));
  const named = files
    .split("\n")
    .filter(
      (each) =>
        each !== "" &&
        existsSync(each) &&
        outside.test(readFileSync(each, "utf8")),
    );
  expect(named).toEqual([]);
});
