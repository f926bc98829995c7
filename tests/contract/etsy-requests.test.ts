import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { GET as properties } from "@/app/api/etsy/categories/[id]/properties/route";
import { GET as categories } from "@/app/api/etsy/categories/route";
import { GET as options } from "@/app/api/etsy/options/route";
import { db } from "@/lib/db";
import { publishStep } from "@/lib/etsy/publish/run-step";
import { closeConnections } from "@/tests/support/connections";
import { type LoggedRequest, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { createPublisher } from "@/tests/support/publications";

/** Names, types and limits of Etsy's contract of August 2026. It is not part of the repository. */
const file = path.resolve(process.env.ETSY_CONTRACT ?? "../shared/etsy-contract.json");
const isThere = existsSync(file);
if (!isThere) process.stdout.write(`skipped: "requests to Etsy" needs the contract at ${file}\n`);

type Schema = {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Contract = { paths: Record<string, Record<string, Operation>> };

/** What is wrong with the text of a form's field; a list is one text with commas. */
function problemOf(schema: Schema, text: string): string | null {
  if (schema.enum) return schema.enum.map(String).includes(text) ? null : `${text} is not in the enum`;
  switch (schema.type) {
    case "array":
      return text === ""
        ? "an empty list"
        : (text
            .split(",")
            .map((one) => problemOf(schema.items ?? {}, one))
            .find(Boolean) ?? null);
    case "integer":
    case "number": {
      const number = Number(text);
      if (text === "" || Number.isNaN(number) || (schema.type === "integer" && !Number.isSafeInteger(number)))
        return `${text} is not a ${schema.type}`;
      if (number < (schema.minimum ?? number) || number > (schema.maximum ?? number)) return `${text} is out of range`;
      return null;
    }
    case "boolean":
      return text === "true" || text === "false" ? null : `${text} is not a boolean`;
    default:
      return null;
  }
}

function problemsOf(fields: Record<string, Schema>, required: string[], given: Record<string, unknown>) {
  const missing = required.filter((name) => !(name in given)).map((name) => `${name} is missing`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const schema = fields[name];
    if (schema === undefined) return [`${name} is unknown`];
    // A file is logged as its name, type and size.
    const problem = typeof value === "string" ? problemOf(schema, value) : null;
    return problem === null ? [] : [`${name}: ${problem}`];
  });
  return [...missing, ...wrong];
}

function checkRequest({ paths }: Contract, request: LoggedRequest): { operation: string; problems: string[] } {
  const asked = request.path.replace(/^\/etsy/, "");
  for (const [template, methods] of Object.entries(paths)) {
    const operation = methods[request.method.toLowerCase()];
    const pattern = new RegExp(
      `^${template.replaceAll(/\{language\}/g, "[a-z][a-z]").replaceAll(/\{\w+\}/g, "[1-9]\\d*")}$`,
    );
    if (operation === undefined || !pattern.test(asked)) continue;
    const [content] = Object.entries(operation.requestBody?.content ?? {});
    if (content === undefined) return { operation: operation.operationId, problems: request.body ? ["a body"] : [] };
    const [type, { schema }] = content;
    const sentType = request.headers["content-type"]?.split(";")[0];
    const problems = problemsOf(schema.properties ?? {}, schema.required ?? [], request.body ?? {});
    return {
      operation: operation.operationId,
      problems: sentType === type ? problems : [`${sentType} in place of ${type}`, ...problems],
    };
  }
  return { operation: `${request.method} ${asked}`, problems: ["is not in the contract"] };
}

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
  await etsy.reset();
  // Of one shop's publications one at a time is at its first step, whichever test file made it.
  await etsy.setUpShop({ user_id: 51_000_099, shop_id: 61_000_099 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

(isThere ? test : test.skip)("requests to Etsy: all of a journey are in the contract, field by field", async () => {
  const contract: Contract = JSON.parse(readFileSync(file, "utf8"));
  await db().etsyContent.deleteMany();
  const seller = await createPublisher();
  const texts = { language: "de", title: "Ringschale", description: "Eine Schale.", tags: ["schale"], item: "Schale" };
  const bill = { writer: "w", promptVersion: "p", inputTokens: 1, outputTokens: 1, durationMs: 1 };
  await db().translation.create({ data: { listingId: seller.listingId, ...texts, ...bill } });
  const get = (address: string) => createRequest("GET", address, undefined, { cookie: seller.cookie });
  await options(get("/api/etsy/options"));
  await categories(get("/api/etsy/categories?q=ring+dish"));
  await properties(get("/"), { params: Promise.resolve({ id: "6104" }) });
  const { publicationId } = (await seller.publish({ languages: ["de"] })).body;
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body.state).toBe("done");
  const checked = (await etsy.calls())
    .filter((request) => request.path.includes("/v3/application/"))
    .map((request) => checkRequest(contract, request));
  expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
  // The categories may be known from the tests that run beside this one.
  const always = [
    ...["createDraftListing", "createListingTranslation", "getListing", "getListingImages", "getMe", "getShop"],
    ...["getShopProductionPartners", "getShopReadinessStateDefinitions", "getShopReturnPolicies", "getShopSections"],
    ...["getShopShippingProfiles", "updateListingProperty", "uploadListingImage"],
  ];
  expect(checked.map(({ operation }) => operation)).toEqual(expect.arrayContaining(always));
});
