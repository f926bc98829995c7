import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { GET } from "@/app/api/openapi.json/route";
import { createDocument } from "@/lib/public-api/create-document";
import { operations } from "@/lib/public-api/operations";
import { webhookMessages } from "@/lib/webhooks/messages";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { listRoutes } from "@/tests/support/list-routes";
import { apiDocument, undocumented } from "@/tests/support/public-api";

afterAll(closeConnections);

const json = (body: unknown, status: number, type = "application/json") =>
  [
    new Response(null, { status, headers: { "Content-Type": type } }),
    JSON.stringify(body),
  ] as const;

test("the document has exactly the calls that there are", () => {
  const described = operations.map(
    ({ method, path }) =>
      `${method.toUpperCase()} /api/v1${path.replace(/\{(\w+)\}/g, "[$1]")}`,
  );
  const routes = listRoutes().filter((route) => route.includes(" /api/v1/"));
  expect(described.toSorted()).toEqual(
    routes.filter((route) => !route.includes("[...")),
  );
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test("anybody may read it, also from pages of others, and it names this site", async () => {
  const answer = await GET(createRequest("GET", "/api/openapi.json"));
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(apiDocument)));
});

/** Each object and list in a schema, with its place. */
function listSchemas(
  value: unknown,
  at: string,
): [string, Record<string, unknown>][] {
  if (typeof value !== "object" || value === null) return [];
  const schema = value as Record<string, unknown>;
  return [
    [at, schema],
    ...Object.entries(schema).flatMap(([key, each]) =>
      listSchemas(each, `${at}/${key}`),
    ),
  ];
}

const requests = new Set<string>(
  operations.flatMap(({ request }) => request ?? []),
);
const isMessage = (name: string) => name.endsWith("Message");

test("answers are open, so that fields may be added, and the document says so; requests are closed", () => {
  const closed: string[] = [];
  const open: string[] = [];
  for (const [name, shape] of Object.entries(apiDocument.components.schemas)) {
    for (const [at, schema] of listSchemas(shape, name)) {
      if (schema.type !== "object" || !schema.properties) continue;
      if (requests.has(name) && schema.additionalProperties !== false)
        open.push(at);
      if (!requests.has(name) && schema.additionalProperties === false)
        closed.push(at);
    }
  }
  expect([closed, open]).toEqual([[], []]);
  expect(Object.keys(apiDocument.components.schemas).some(isMessage)).toBe(
    true,
  );
  expect(apiDocument.info.description).toContain("fields may be added");
});

test("a field of a request that has a usual value may be left out: it has no default, which generators take for required", () => {
  for (const name of requests) {
    const schemas = listSchemas(
      apiDocument.components.schemas[name as never],
      name,
    );
    expect(schemas.filter(([, schema]) => "default" in schema)).toEqual([]);
  }
  expect(apiDocument.components.schemas.CreateListing).toMatchObject({
    properties: {
      titleStyle: {
        description: expect.stringContaining('Without it: `"etsy_2026"`.'),
      },
    },
  });
});

test("an answer with another status, another type, another field or without one is noticed", () => {
  const usage = {
    plan: "free",
    listingsThisMonth: 0,
    quota: 5,
    remaining: 5,
    resetsAt: "2026-12-01",
    isInTrial: false,
  };
  const told = (...answer: ReturnType<typeof json>) =>
    undocumented("/usage", "GET", ...answer).length;
  expect(told(...json(usage, 200))).toBe(0);
  expect(told(...json(usage, 201))).toBe(1);
  expect(told(...json(usage, 200, "text/html"))).toBe(1);
  expect(told(...json({ ...usage, secret: "x" }, 200))).toBe(1);
  expect(told(...json({ ...usage, plan: undefined }, 200))).toBe(1);
  expect(
    told(...json({ code: "x" }, 401, "application/problem+json")),
  ).toBeGreaterThan(0);
});

/**
 * Redocly's linter with its recommended rules, without looking for news or
 * telling anybody.
 */
function lint(document: unknown) {
  const file = path.join(
    mkdtempSync(path.join(os.tmpdir(), "openapi-")),
    "openapi.json",
  );
  writeFileSync(file, JSON.stringify(document));
  const args = [
    "node_modules/@redocly/cli/bin/cli.js",
    "lint",
    file,
    "--format=json",
  ];
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  };
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env,
  });
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return { ...totals, problems };
}

type Content = { examples?: Record<string, { $ref?: string }> };
const contentsOf = (document: unknown) =>
  listSchemas(document, "").flatMap(([at, { content }]) =>
    Object.entries((content ?? {}) as Record<string, Content>).map(
      ([type, { examples = {} }]) => ({
        at,
        type,
        examples: Object.values(examples),
      }),
    ),
  );

test("every JSON body has the examples of the documentation, and main answers name theirs once", () => {
  const contents = contentsOf(apiDocument.paths);
  const bodies = contents.filter(
    ({ at, type }) => at.endsWith("requestBody") && type.endsWith("json"),
  );
  const optional = ["resume", "retry"];
  const without = bodies.filter(
    ({ at, examples }) =>
      examples.length === 0 && !optional.some((one) => at.includes(one)),
  );
  expect([bodies.length > 12, without]).toEqual([true, []]);
  const named = contents.flatMap(({ at, examples }) =>
    at.includes("/responses/") ? examples : [],
  );
  expect(
    named.filter(({ $ref }) => !$ref?.startsWith("#/components/examples/")),
  ).toEqual([]);
  const refs = new Set(
    named.map(({ $ref = "" }) => $ref.slice("#/components/examples/".length)),
  );
  expect([...refs].toSorted()).toEqual(
    Object.keys(apiDocument.components.examples).toSorted(),
  );
});

test("every message of a webhook has an example that its own schema takes", () => {
  const messages = Object.entries(webhookMessages);
  const contents = contentsOf(apiDocument.webhooks);
  expect(contents.map(({ examples }) => examples.length)).toEqual(
    messages.map(() => 1),
  );
  for (const [event, { schema }] of messages) {
    const { post } = apiDocument.webhooks[event] as {
      post: {
        requestBody: { content: Record<string, { examples: object }> };
      };
    };
    const { examples } = post.requestBody.content["application/json"] ?? {};
    expect(examples).toEqual({
      usual: { value: expect.objectContaining({ type: event }) },
    });
    for (const { value } of Object.values(examples ?? {}))
      expect([event, schema.safeParse(value).error]).toEqual([
        event,
        undefined,
      ]);
  }
});

test("the document passes Redocly's linter, which would notice a mistake", () => {
  // It warns of this machine's own name.
  const document = createDocument("https://listwright.app");
  expect(lint(document)).toMatchObject({
    errors: 0,
    warnings: 0,
    problems: [],
  });
  const broken = {
    ...document,
    paths: { ...document.paths, "/odd/{id}": { get: { responses: {} } } },
  };
  const examples = {
    ...document.components.examples,
    Usage: { value: { plan: 5 } },
  };
  const { errors, problems } = lint({
    ...broken,
    components: { ...document.components, examples },
  });
  expect(errors).toBeGreaterThan(0);
  const rules = problems.map(({ ruleId }: { ruleId: string }) => ruleId);
  expect(rules).toContain("no-invalid-media-type-examples");
}, 60_000);
