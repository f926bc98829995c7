import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import { sessionCookieName } from "@/lib/auth/cookies";
import { db } from "@/lib/database/db";
import { createToken, hashToken } from "@/lib/token";
import { closeConnections } from "@/tests/support/connections";
import {
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";

afterAll(closeConnections);

const [first, second] = instances();
const post = (path: string, body: unknown) =>
  call(first, "POST", `/api/auth/${path}`, body);
/** As written, byte by byte. */
const postRaw = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${first}/api/auth/${path}`, {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      "X-Forwarded-For": randomIpAddress(),
    },
    body,
  });
const withEmail = [
  "signup",
  "signin",
  "forgot-password",
  "resend-verification",
] as const;
const fieldsOf = (path: string, email: unknown) =>
  /^sign/.test(path) ? { email, password } : { email };
const refusals = [400, 422];
async function expectRefused(answer: Response, message?: string) {
  const body = (await answer.json()) as { code: string; message: string };
  expect(refusals).toContain(answer.status);
  expect(body.code).toBe("invalid_input");
  if (message) expect(body.message).toBe(message);
}

describe("email addresses that look like another's", () => {
  test.each([
    "anna@example.com,evil@evil.example",
    "anna@example.com\uff0cevil@evil.example",
    "anna@example.com;evil@evil.example",
    "Anna <anna@example.com>",
    "anna@example.com\r\nBcc: evil@evil.example",
    "an\u0001na@example.com",
    "an\u007fna@example.com",
    "an\u200bna@example.com",
    "an\u202ena@example.com",
    "\u0430nna@example.com",
    "\u0131lker@example.com",
    "anna\uff20evil.example@example.com",
    `${"a".repeat(300)}@example.com`,
  ])("%j is refused by every endpoint", async (email) => {
    for (const path of withEmail) {
      await expectRefused(
        await post(path, fieldsOf(path, email)),
        "Please enter a valid email address",
      );
    }
  });

  test.each([
    [
      "letters of full width",
      (email: string) => email.replace("anna", "\uff41\uff4e\uff4e\uff41"),
    ],
    ["capitals and blanks", (email: string) => `  ${email.toUpperCase()}\n`],
    [
      "an @ and a dot of full width",
      (email: string) =>
        email.replace("@", "\uff20").replace(".com", "\uff0ecom"),
    ],
    ["a letter of old print", (email: string) => email.replace("k", "\u212a")],
  ])("%s: another spelling of the same address", async (_, spell) => {
    const user = await createUser({
      email: `anna.k.${randomUUID()}@example.com`,
    });
    const email = spell(user.email);
    expect(email).not.toBe(user.email);
    expect((await post("signup", { email, password })).status).toBe(409);
    const signedIn = await post("signin", { email, password });
    expect(await signedIn.json()).toMatchObject({
      user: { id: user.id, email: user.email },
    });
  });
});

describe("non-string values", () => {
  test.each([
    [{ contains: "" }],
    [{ startsWith: "a" }],
    [{ not: "" }],
    [{ in: ["anna@example.com"] }],
    [{ equals: "anna@example.com", mode: "insensitive" }],
    [{ $ne: null }],
    [["anna@example.com"]],
    [null],
    [true],
    [0],
    [{ __proto__: null, toString: "anna@example.com" }],
  ])("%j is refused as an email address", async (email) => {
    for (const path of withEmail)
      await expectRefused(await post(path, fieldsOf(path, email)));
  });

  test.each([
    [{ not: "" }],
    [{ contains: "" }],
    [["Kiln-fired-7"]],
    [null],
    [true],
    [1],
  ])("%j: refused as a password and as a token", async (value) => {
    const { email } = await createUser();
    for (const path of ["signup", "signin"])
      await expectRefused(await post(path, { email, password: value }));
    for (const [path, body] of [
      ["verify-email", { token: value }],
      ["verify-email", { token: value, password }],
      ["verify-reset-token", { token: value }],
      ["reset-password", { token: value, password }],
    ] as const) {
      const answer = await post(path, body);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "invalid_token" },
      ]);
    }
  });

  test("prototype properties in the JSON verify nothing", async () => {
    const text = `{"email":"${randomUUID()}@example.com","password":"${password}","__proto__":{"isVerified":true}}`;
    const answer = await postRaw("signup", text);
    expect(answer.status === 201 || answer.status === 400).toBe(true);
    expect(
      await db().user.count({
        where: { email: JSON.parse(text).email, isVerified: true },
      }),
    ).toBe(0);
  });
});

describe("oversized bodies", () => {
  const huge = "A1".repeat(500_000);
  test.each([
    ["signup", { email: "anna@example.com", password: huge }],
    ["signin", { email: "anna@example.com", password: huge }],
    ["signin", { email: `${huge}@example.com`, password }],
    ["reset-password", { token: "x", password: huge }],
    ["reset-password", { token: huge, password }],
    ["verify-email", { token: huge }],
    ["verify-email", { token: "x", password: huge }],
    ["verify-email", { token: "x", newPassword: huge }],
    ["forgot-password", { email: huge }],
  ])("a megabyte for %s: refused unread", async (path, body) => {
    const answer = await post(path, body);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: "too_large" },
    ]);
  });

  test("the longest password that fits in a body: refused without hashing", async () => {
    const { email } = await createUser();
    await expectRefused(
      await post("signin", { email, password: "A1".repeat(25_000) }),
      "Password must be at most 128 characters long",
    );
  });
});

describe("bytes that are not text", () => {
  test.each(['"\\u0000"', '"Kiln\\u0000-fired-7"', '"Kiln-fired-7\\ud800"'])(
    "%s is refused",
    async (text) => {
      const email = `${randomUUID()}@example.com`;
      for (const path of ["signup", "signin"]) {
        const answer = await postRaw(
          path,
          `{"email":"${email}","password":${text}}`,
        );
        await expectRefused(
          answer,
          "Please remove the characters we can't store.",
        );
      }
      await expectRefused(
        await postRaw("forgot-password", `{"email":${text}}`),
      );
      expect(await db().user.count({ where: { email } })).toBe(0);
    },
  );

  test.each([
    ["a NUL", Buffer.from('{"email":"a@example.com\0","password":"x"}')],
    [
      "half a letter",
      Buffer.concat([
        Buffer.from('{"email":"'),
        Buffer.from([0xc3]),
        Buffer.from('"}'),
      ]),
    ],
    [
      "another encoding",
      Buffer.from('\ufeff{"email":"a@example.com"}', "utf16le"),
    ],
    ["half of it", Buffer.from('{"email":')],
    ["nothing", Buffer.alloc(0)],
  ])("%s: refused as invalid JSON", async (_, bytes) => {
    for (const path of withEmail) {
      const answer = await postRaw(path, new Uint8Array(bytes));
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "bad_request" },
      ]);
    }
  });
});

describe("cookies", () => {
  const name = sessionCookieName();
  const read = (cookie: string, instance = second) =>
    call(instance, "GET", "/api/auth/user", undefined, { cookie });

  async function storedSid() {
    const user = await createUser();
    await signIn(user);
    const row = await db().session.findFirstOrThrow({
      where: { userId: user.id },
    });
    return row.sid;
  }
  async function ended() {
    const cookie = await signIn(await createUser());
    expect((await read(cookie)).status).toBe(200);
    expect(
      (await call(first, "POST", "/api/auth/signout", undefined, { cookie }))
        .status,
    ).toBe(200);
    return cookie;
  }
  const jwt = [{ alg: "none" }, { sub: "1", email: "admin@example.com" }, ""]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");

  test.each<[string, () => Promise<string> | string]>([
    ["made up", () => `${name}=${createToken()}`],
    ["one that was signed out", ended],
    [
      "expired a second ago",
      async () => signIn(await createUser(), new Date(Date.now() - 1_000)),
    ],
    ["what is stored of one", async () => `${name}=${await storedSid()}`],
    [
      "a digest of what is stored",
      async () => `${name}=${hashToken(await storedSid()).slice(0, 43)}`,
    ],
    [
      "a digest in the cookie's own form",
      () => `${name}=${createHash("sha256").update("1").digest("base64url")}`,
    ],
    ["another site's JSON web token", () => `${name}=${jwt}`],
    [
      "another cookie's name",
      async () => (await signIn(await createUser())).replace(name, "session"),
    ],
    [
      "a name that ends like ours",
      async () => `x${await signIn(await createUser())}`,
    ],
    [
      "the name of a site with HTTPS",
      async () => `__Secure-${await signIn(await createUser())}`,
    ],
    [
      "one that is cut",
      async () => (await signIn(await createUser())).slice(0, -1),
    ],
    [
      "one with a letter more",
      async () => `${await signIn(await createUser())}A`,
    ],
    [
      "one in quotes",
      async () => (await signIn(await createUser())).replace(/=(.*)/, '="$1"'),
    ],
    ["an operator", () => `${name}[contains]=`],
    ["SQL", () => `${name}=' OR 1=1 --`],
    ["nothing", () => `${name}=`],
    ["a long one", () => `${name}=${"A".repeat(8_000)}`],
    ["the readable hint alone", () => "listwright-signed-in=1"],
  ])("%s: no session", async (_, make) => {
    const cookie = await make();
    for (const instance of [first, second]) {
      const answer = await read(cookie, instance);
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { message: "Authentication required" },
      ]);
    }
    const answer = await call(
      first,
      "DELETE",
      "/api/auth/sessions",
      undefined,
      { cookie },
    );
    expect(answer.status).toBe(401);
  });

  test("two session cookies, one of them invalid: no access", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    const [own, foreign] = [await signIn(user), await signIn(stranger)];
    const answer = await read(`${own}; ${foreign}`);
    expect(await answer.json()).toMatchObject({ id: user.id });
    expect((await read(`${name}=${createToken()}; ${own}`)).status).toBe(401);
  });

  test("session tokens are case-sensitive", async () => {
    const cookie = await signIn(await createUser());
    const [key = "", token = ""] = cookie.split("=");
    const swapped = [...token].map((letter) =>
      letter === letter.toUpperCase()
        ? letter.toLowerCase()
        : letter.toUpperCase(),
    );
    expect((await read(`${key}=${swapped.join("")}`)).status).toBe(401);
    expect((await read(cookie)).status).toBe(200);
  });
});

describe("a request with another Host header", () => {
  type Arrived = { subject: string; html: string; text: string };
  const evil = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Port": "444",
    Forwarded: "host=evil.example;proto=https",
    "X-Original-Host": "evil.example",
    "X-Host": "evil.example",
    "X-Rewrite-URL": "http://evil.example/",
    Referer: "https://evil.example/",
  };

  function postAs(
    path: string,
    fields: object,
    headers: Record<string, string>,
  ) {
    const body = JSON.stringify(fields);
    const all = {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "X-Forwarded-For": randomIpAddress(),
      ...headers,
    };
    return new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(first);
      const request = http.request({
        hostname,
        port,
        path: `/api/auth/${path}`,
        method: "POST",
        headers: all,
      });
      request
        .on("response", (response) => resolve(response.resume().statusCode))
        .on("error", reject);
      request.end(body);
    });
  }
  async function waitForMails(to: string, count: number): Promise<Arrived[]> {
    for (let attempt = 0; attempt < 2_000; attempt++) {
      const answer = await fetch(
        `${sandboxUrl()}/outbox.json?to=${encodeURIComponent(to)}`,
      );
      const mails = (await answer.json()) as Arrived[];
      if (mails.length >= count) return mails;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Fewer than ${count} letters to ${to}.`);
  }

  test.each(Object.entries(evil))(
    "by %s: %s changes no email",
    async (header, value) => {
      const email = `${randomUUID()}@example.com`;
      expect(
        await postAs("signup", { email, password }, { [header]: value }),
      ).toBe(201);
      expect(
        await postAs("resend-verification", { email }, { [header]: value }),
      ).toBe(200);
      expect(
        await postAs("forgot-password", { email }, { [header]: value }),
      ).toBe(200);
      const mails = await waitForMails(email, 3);
      expect(
        mails.map(({ html, text }) => `${html}${text}`).join(""),
      ).not.toContain("evil");
      for (const { text } of mails) {
        const links = [...text.matchAll(/https?:\/\/[^\s\]]+/g)].map(
          ([link]) => new URL(link).origin,
        );
        expect(new Set(links)).toEqual(new Set([first]));
      }
    },
  );
});
