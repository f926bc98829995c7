import { adminUserSchema } from "@/lib/admin/schema";
import { db } from "@/lib/database/db";
import { seedListings } from "@/scripts/seed-listings";
import { closeConnections } from "@/tests/support/connections";
import {
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { addInvitation } from "@/tests/support/invitations";
import { listRoutes } from "@/tests/support/list-routes";
import { matrix, type Row } from "@/tests/support/matrix";
import { addPhoto } from "@/tests/support/photo-rows";
import { someOf, takeTurns } from "@/tests/support/repetitions";

jest.setTimeout(240_000);
afterAll(closeConnections);

const [first] = instances();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const rows = Object.entries(matrix).map(([name, row]) => {
  const [method = "", route = ""] = name.split(" ");
  return { name, method, route, row };
});

type Caller = {
  user: { id: number };
  cookie: () => Promise<string | undefined>;
};

const signedIn = (user: { id: number }): Caller => ({
  user,
  cookie: () => signIn(user),
});
const nobody = async () => undefined;

const roles: Record<string, () => Promise<Caller>> = {
  anonymous: async () => ({ user: await createUser(), cookie: nobody }),
  // Has the link of an open invitation, which is not used.
  invited: async () => {
    const user = await createUser();
    await addInvitation();
    return { user, cookie: nobody };
  },
  unverified: async () => {
    const user = await createUser({ isVerified: false });
    const refused = await call(first, "POST", "/api/auth/signin", {
      email: user.email,
      password,
    });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    return { user, cookie: nobody };
  },
  free: async () => signedIn(await createUser()),
  trial: async () =>
    signedIn(
      await createUser({ hasUsedTrial: true, trialExpiresAt: inDays(5) }),
    ),
  standard: async () =>
    signedIn(
      await createUser({
        subscriptionTier: "standard",
        subscriptionExpiresAt: inDays(20),
      }),
    ),
  pro: async () =>
    signedIn(
      await createUser({
        subscriptionTier: "pro",
        subscriptionExpiresAt: inDays(20),
      }),
    ),
  "expired session": async () => {
    const user = await createUser();
    return { user, cookie: () => signIn(user, inDays(-1)) };
  },
  "revoked session": async () => {
    const user = await createUser();
    const revoked = async () => {
      const cookie = await signIn(user);
      await db().session.deleteMany({ where: { userId: user.id } });
      return cookie;
    };
    return { user, cookie: revoked };
  },
  suspended: async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    await db().user.update({
      where: { id: user.id },
      data: { suspendedAt: new Date() },
    });
    return { user, cookie: async () => cookie };
  },
  // With a session that has not shown the factor.
  "second factor": async () =>
    signedIn(await createUser({ hasSecondFactor: true })),
  "other user": async () => signedIn(await createUser()),
  admin: async () => {
    const known = await db().user.findUnique({
      where: { email: "admin@example.com" },
    });
    return signedIn(
      known ?? (await createUser({ email: "admin@example.com" })),
    );
  },
};

const withoutSession = new Set([
  "anonymous",
  "invited",
  "unverified",
  "expired session",
  "revoked session",
  "suspended",
]);

/**
 * Roles that the guards treat like another one: in a short run they make some of
 * the calls.
 */
const similar = new Set([
  "invited",
  "unverified",
  "trial",
  "standard",
  "expired session",
  "revoked session",
  "suspended",
]);

/** The expected access of each role to each call. */
function expectedStatuses(role: string, { access, status, asksAgain }: Row) {
  const allowed = [status].flat();
  if (access === "everyone") return allowed;
  if (access === "admin") return role === "admin" ? allowed : [404];
  if (withoutSession.has(role)) return [401];
  if (access === "owner" && role === "other user") return [404];
  if (asksAgain && role === "second factor") return [403];
  if (access === "paying" && !["trial", "standard", "pro"].includes(role))
    return [403];
  return allowed;
}

async function createListing(userId: number) {
  const { form, results, facts, missing } = seedListings[0] ?? {};
  const bill = {
    writer: "test",
    promptVersion: "test",
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
  const { id } = await db().listing.create({
    data: {
      userId,
      productName: "Cup",
      ...form,
      results: results ?? {},
      facts: facts ?? [],
      missing: missing ?? [],
      ...bill,
      thumbnail: { create: { image: new Uint8Array([1, 2, 3]) } },
    },
  });
  return id;
}

async function findSession(user: { id: number }) {
  const cookie = await signIn(user);
  await signIn(user);
  const sessions = await (
    await call(first, "GET", "/api/auth/sessions", undefined, { cookie })
  ).json();
  return sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    .id as string;
}

async function pathOf(
  route: string,
  { path = route }: Row,
  owner: { id: number },
) {
  return path
    .replace(
      "{listing}",
      path.includes("{listing}") ? String(await createListing(owner.id)) : "",
    )
    .replace(
      "{photo}",
      path.includes("{photo}") ? await addPhoto(owner.id) : "",
    )
    .replace(
      "{session}",
      path.includes("{session}") ? await findSession(owner) : "",
    )
    .replace(
      "{invitation}",
      path.includes("{invitation}") ? String((await addInvitation()).id) : "",
    )
    .replace("{user}", String(owner.id));
}

/** Every field path in a response: "user.email", "[].id". */
function keysOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => keysOf(item, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    `${at}.${key}`,
    ...keysOf(item, `${at}.${key}`),
  ]);
}

const secretNames =
  /\.(password|passwordHash|sid|sess|token|tokenHash|verificationToken|signUpCookie|passwordResetToken|requestHash)$/i;

function expectSafe(text: string, cookie: string | undefined) {
  expect(text).not.toContain("$argon2");
  if (cookie) expect(text).not.toContain(cookie.split("=")[1]);
}

function expectHeaders({ headers }: Response, { cached, anyOrigin }: Row) {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain(
    "default-src 'none'",
  );
  expect(headers.get("cross-origin-resource-policy")).toBe(
    anyOrigin ? "cross-origin" : "same-origin",
  );
  expect(headers.get("access-control-allow-origin")).toBe(
    anyOrigin ? "*" : null,
  );
  expect(headers.get("referrer-policy")).not.toBeNull();
  expect(headers.get("x-powered-by")).toBeNull();
  if (!cached) expect(headers.get("cache-control")).toContain("no-store");
}

test("matrix: every method of every route has a row, and every row a route", () => {
  expect(Object.keys(matrix).sort()).toEqual(listRoutes());
});

// The roles share no data; within a role, a call may affect the next ones.
test.concurrent.each(Object.keys(roles))(
  "%s: gets what the rows say, under safe headers, and nothing secret",
  async (role) => {
    const caller = await roles[role]?.();
    if (!caller) throw new Error(role);
    const owner =
      role === "other user" || withoutSession.has(role)
        ? await createUser()
        : caller.user;
    const wrong: string[] = [];
    const called = similar.has(role) ? someOf(rows) : rows;
    for (const { name, method, route, row } of called) {
      const cookie = await caller.cookie();
      const path = await pathOf(route, row, owner);
      const options = {
        redirect: "manual" as const,
        ...(cookie !== undefined && { cookie }),
      };
      const answer = await call(first, method, path, row.body, options);
      const expected = expectedStatuses(role, row);
      if (!expected.includes(answer.status))
        wrong.push(`${name}: ${answer.status} instead of ${expected}`);
      expectHeaders(answer, row);
      const text = await answer.text();
      expectSafe(text, cookie);
      if (!answer.headers.get("content-type")?.startsWith("application/json"))
        continue;
      const body: unknown = JSON.parse(text);
      expect(keysOf(body).filter((key) => secretNames.test(key))).toEqual([]);
      if (answer.status >= 400) {
        const [code, message] = row.oauthErrors
          ? ["error", "error_description"]
          : ["code", "message"];
        expect(body).toMatchObject({
          [code]: expect.any(String),
          [message]: expect.any(String),
        });
      }
    }
    expect(wrong).toEqual([]);
  },
);

/**
 * Calls that return people's data. The names are written down, so that one more
 * is a decision.
 */
const namesOf: Record<string, string[]> = {
  "GET /api/auth/user": [
    ".createdAt",
    ".email",
    ".id",
    ".isAdmin",
    ".isVerified",
  ],
  "GET /admin/api/users": [
    ".data",
    ...Object.keys(adminUserSchema.shape).map((name) => `.data[].${name}`),
    ".summary",
    ".summary.activeUsers",
    ".summary.paidUsers",
    ".summary.totalUsers",
  ],
};

test.each(Object.entries(namesOf))(
  "%s: returns these names and no others",
  async (name, names) => {
    const caller = await roles.admin?.();
    const answer = await call(
      first,
      "GET",
      name.slice("GET ".length),
      undefined,
      {
        cookie: (await caller?.cookie()) ?? "",
      },
    );
    expect([...new Set(keysOf(await answer.json()))].sort()).toEqual(
      [...names].sort(),
    );
  },
);

const own = new URL(first).origin;
const foreignHeaders: Record<string, string>[] = [
  ...[
    "cross-site",
    "same-site",
    "none",
    "same-origin, cross-site",
    "Same-Origin ",
    "null",
  ].map((site) => ({
    "Sec-Fetch-Site": site === "Same-Origin " ? "SAME-ORIGIN" : site,
  })),
  { "Sec-Fetch-Site": "cross-site", Origin: own },
  { "Sec-Fetch-Site": "same-site", Origin: own, Referer: `${own}/generate` },
  {},
  { Referer: `${own}/generate` },
  ...[
    "null",
    "https://evil.example",
    `${own}.evil.example`,
    own.replace("http:", "https:"),
    `${own}0`,
    "http://localhost",
  ].map((Origin) => ({ Origin })),
];
const unsafe = rows.filter(
  ({ method, row }) => method !== "GET" && !row.crossSite,
);

/**
 * Every call from each site, and in a short run from the first and another, the
 * first call from each.
 */
const fromOtherSites = unsafe.map((row, turn) => ({
  ...row,
  sites:
    turn === 0
      ? foreignHeaders
      : [
          ...foreignHeaders.slice(0, 1),
          ...takeTurns(foreignHeaders.slice(1), turn),
        ],
}));

test.each(fromOtherSites)(
  "$name: refused from other sites",
  async ({ method, route, row, sites }) => {
    const user = await createUser({ subscriptionTier: "pro" });
    const cookie = await signIn(user);
    const path = await pathOf(route, row, user);
    const body =
      row.body instanceof FormData ? row.body : JSON.stringify(row.body ?? {});
    const outcomes = sites.map(async (headers) => {
      const response = await fetch(`${first}${path}`, {
        method,
        headers: {
          Cookie: cookie,
          "X-Forwarded-For": randomIpAddress(),
          ...headers,
          ...(typeof body === "string" && {
            "Content-Type": "application/json",
          }),
        },
        body,
      });
      return [headers, response.status, (await response.json()).code];
    });
    expect(await Promise.all(outcomes)).toEqual(
      sites.map((headers) => [headers, 403, "cross_site"]),
    );
  },
);

test("analytics: unusual headers and URLs give no access to other users", async () => {
  const otherUser = await createUser();
  const cookie = await signIn(await createUser());
  const ways: [string, Record<string, string>][] = [
    [
      "",
      {
        "x-middleware-subrequest":
          "middleware:middleware:middleware:middleware:middleware",
      },
    ],
    ["", { "x-middleware-subrequest": "src/middleware" }],
    ["", { RSC: "1", "Next-Router-Prefetch": "1" }],
    [
      "",
      {
        "x-nextjs-data": "1",
        "x-invoke-path": "/admin/api/users",
        "x-original-url": "/admin/api/users",
      },
    ],
    [
      "",
      {
        "X-HTTP-Method-Override": "GET",
        "x-forwarded-host": "localhost",
        "x-middleware-rewrite": "/admin/api/users",
      },
    ],
    [".rsc", {}],
    ["?_rsc=1", { RSC: "1" }],
    ["/", {}],
    ["%2f", {}],
  ];
  const paths = [
    "/analytics",
    "/admin/api/users",
    "/admin/api/metrics",
    `/admin/api/users/${otherUser.id}`,
  ];
  for (const [end, headers] of ways) {
    await Promise.all(
      paths.map(async (path) => {
        const response = await call(first, "GET", `${path}${end}`, undefined, {
          cookie,
          headers,
        });
        const text = await response.text();
        if (path !== "/analytics")
          expect([path, end, response.status]).toEqual([path, end, 404]);
        expect(text).not.toContain(otherUser.email);
        expect(text).not.toContain("totalUsers");
      }),
    );
  }
});
