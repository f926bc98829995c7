import { POST } from "@/app/oauth/register/route";
import { issuer } from "@/lib/access/oauth/mcp-resource";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { randomIpAddress } from "@/tests/support/factories";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

const { register } = createLocalApp();
const address = "https://assistant.example/callback";

test.each([
  ["an address of a script", ["javascript:alert(1)"]],
  ["an address without TLS", ["http://assistant.example/callback"]],
  ["a user name in the address", ["https://user@assistant.example/callback"]],
  [
    "a password in the address",
    ["https://user:word@assistant.example/callback"],
  ],
  ["a part of a page", ["https://assistant.example/callback#part"]],
  ["data", ["data:text/html,answer"]],
  ["a path", ["/callback"]],
  [
    "only addresses that lead nowhere",
    ["javascript:alert(1)", "zed://", null, 7],
  ],
  ["an address of 256 characters", [address.padEnd(256, "x")]],
  [
    "six addresses",
    Array.from({ length: 6 }, (_, index) => `${address}/${index}`),
  ],
  ["no address", []],
  ["a text for a list", address],
  ["nothing", undefined],
  ["null", null],
])("%s: invalid_redirect_uri", async (_, redirect_uris) => {
  const { status, body } = await register({ redirect_uris });
  expect([status, body.error]).toEqual([400, "invalid_redirect_uri"]);
});

test("five addresses of 255 characters are taken", async () => {
  const redirect_uris = [1, 2, 3, 4, 5].map((digit) =>
    `${address}/${digit}`.padEnd(255, "x"),
  );
  const { status, body } = await register({ redirect_uris });
  expect([status, body.redirect_uris]).toEqual([201, redirect_uris]);
});

test.each([
  [
    "more than 600 registrations in an hour from one address",
    "oauth_register",
    600,
  ],
  [
    "more than 2,000 registrations in a day from one address",
    "oauth_register_day",
    2_000,
  ],
])("%s: 429 that says when to go on", async (_, name, most) => {
  const ipAddress = randomIpAddress();
  const send = () =>
    POST(
      new Request(`${issuer()}/oauth/register`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": ipAddress,
        },
        body: JSON.stringify({ redirect_uris: [address] }),
      }),
    );
  expect((await send()).status).toBe(201);
  await setUsed(name, ipAddress, most - 1);
  expect((await send()).status).toBe(201);
  const refused = await send();
  expect([refused.status, (await refused.json()).error]).toEqual([
    429,
    "temporarily_unavailable",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test.each([
  [
    "a way to prove itself that isn't ours",
    { token_endpoint_auth_method: "private_key_jwt" },
  ],
  ["other ways than codes", { grant_types: ["client_credentials"] }],
  ["another answer than a code", { response_types: ["token"] }],
  ["a name that is no text", { client_name: 1 }],
])("%s: invalid_client_metadata", async (_, metadata) => {
  const { status, body } = await register(metadata);
  expect([status, body.error]).toEqual([400, "invalid_client_metadata"]);
});

test.each([
  ["\u202Eretsiger", "retsiger"],
  ["Claude <support@claude.ai>", "Claude support claude.ai"],
  ["Cla\u200Bude\n\tDesktop", "Cla ude Desktop"],
  ["x".repeat(200), "x".repeat(60)],
  ["", "An app without a name"],
  ["\u0001\u200B", "An app without a name"],
])("an app that calls itself %p is shown as %p", async (client_name, shown) => {
  const { status, body } = await register({ client_name });
  expect([status, body.client_name]).toEqual([201, shown]);
  expect(
    await db().oAuthClient.findUnique({ where: { id: body.client_id } }),
  ).toMatchObject({ name: shown });
});

test.each([
  ["an editor's scheme without a dot", "zed://oauth"],
  ["an address without TLS", "http://assistant.example/callback"],
  ["a script", "javascript:alert(1)"],
  ["an address of 256 characters", address.padEnd(256, "x")],
  ["a number", 7],
  ["null", null],
])(
  "%s beside addresses that are taken: left out of what is registered, and said",
  async (_, odd) => {
    const loopback = "http://127.0.0.1/callback";
    const { status, body } = await register({
      redirect_uris: [address, odd, loopback],
    });
    expect([status, body.redirect_uris, body.redirect_uris_left_out]).toEqual([
      201,
      [address, loopback],
      [String(odd)],
    ]);
    const stored = await db().oAuthClient.findUnique({
      where: { id: body.client_id },
    });
    expect(stored?.redirectUris).toEqual([address, loopback]);
  },
);

test("addresses that are all taken: nothing is said to be left out", async () => {
  expect(
    (await register({ redirect_uris: [address] })).body,
  ).not.toHaveProperty("redirect_uris_left_out");
});

const optional = [
  "client_name",
  "grant_types",
  "response_types",
  "token_endpoint_auth_method",
];

test.each([
  ["null", null],
  ["an empty list", []],
  ["an empty text", ""],
])(
  "%s for whatever may be left out: registered as if it were left out",
  async (_, nothing) => {
    const registered = await register(
      Object.fromEntries(optional.map((name) => [name, nothing])),
    );
    const bare = await register(
      Object.fromEntries(optional.map((name) => [name, undefined])),
    );
    const shape = ({ status, body }: typeof bare) => ({
      status,
      ...body,
      client_id: "",
      client_id_issued_at: 0,
    });
    expect(shape(registered)).toEqual(shape(bare));
    expect(bare.status).toBe(201);
  },
);
