import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password } from "@/tests/support/factories";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { call, instances } from "@/tests/support/instances";
import { addInvitation } from "@/tests/support/invitations";
import { startInstance } from "@/tests/support/one-more-instance";

jest.setTimeout(120_000);

const settings = {
  SIGN_UP: "invited",
  SIGN_UP_DOMAINS: "example.com",
  LOG_LEVEL: "info",
  TRUSTED_PROXY_HOPS: "1",
};
let doors: Awaited<ReturnType<typeof startInstance>>[] = [];
let logged = "";
beforeAll(async () => {
  doors = [await startInstance(settings), await startInstance(settings)];
  for (const { child } of doors)
    child.stdout.on("data", (bytes) => {
      logged += bytes;
    });
});
afterAll(async () => {
  for (const { child } of doors) child.kill();
  await Promise.all(doors.map(({ ended }) => ended));
  await closeConnections();
});

const signUp = (email: string, invitation?: string, turn = 0) =>
  call(doors[turn % doors.length]?.address ?? "", "POST", "/api/auth/signup", {
    email,
    password,
    ...(invitation !== undefined && { invitation }),
  });

/** All that arrives, but for the time and the request's id. */
async function arrivedOf(pending: Promise<Response>) {
  const { status, headers, ...answer } = await pending.then(
    async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }),
  );
  const named = [...headers].filter(
    ([name]) => name !== "date" && name !== "x-request-id",
  );
  return JSON.stringify([status, named, answer.text]);
}

test("a door that is not open: the same bytes and headers for known and unknown addresses", async () => {
  const known = await Promise.all([
    createUser(),
    createUser({ isVerified: false }),
  ]);
  const { token } = await addInvitation();
  const emails = [
    ...known.map(({ email }) => email),
    `${randomUUID()}@example.com`,
    `${randomUUID()}@other.example`,
  ];
  for (const invitation of [undefined, "none", token]) {
    const arrived = await Promise.all(
      emails.map((email) => arrivedOf(signUp(email, invitation))),
    );
    expect(new Set(arrived).size).toBe(1);
    expect(arrived[0]).toMatch(/^\[403,.*invitation_required/);
  }
});

test("one invitation, used on two instances at once: one account, which is signed in to", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { email, token } = await addInvitation();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => signUp(email, token, turn)),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 403: 5 });
    expect(await db().user.count({ where: { email } })).toBe(1);
    const session = await call(instances()[0], "POST", "/api/auth/signin", {
      email,
      password,
    });
    expect(session.status).toBe(200);
  }
});

test("an invitation's link: in no cache, in no referrer, and not in the log", async () => {
  const { email, token } = await addInvitation();
  const { address = "" } = doors[0] ?? {};
  const page = await fetchWhole(`${address}/signup?invitation=${token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(await page.text()).not.toContain(token);
  const plain = await fetchWhole(`${address}/signup?callbackUrl=/shop`);
  expect(plain.headers.get("cache-control")).toBe(
    "public, max-age=0, must-revalidate",
  );
  expect(plain.headers.get("referrer-policy")).toBe(
    "strict-origin-when-cross-origin",
  );

  const found = await call(address, "POST", "/api/auth/invitation", { token });
  expect(await found.json()).toEqual({ email });
  expect((await signUp(email, token)).status).toBe(201);
  expect(logged).toContain("/api/auth/invitation");
  expect(logged).not.toContain(token);
  expect(logged).not.toContain(email);
});
