import { randomUUID } from "node:crypto";
import { POST as findInvited } from "@/app/api/auth/invitation/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { POST as signUpRoute } from "@/app/api/auth/signup/route";
import { signUp } from "@/lib/auth/sign-up";
import { db } from "@/lib/database/db";
import { type Env, env } from "@/lib/env";
import { installationSettings } from "@/lib/settings/installation-settings";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { createRequest, createUser, password } from "@/tests/support/factories";
import { addInvitation } from "@/tests/support/invitations";

afterAll(closeConnections);

type Door = Pick<Env, "SIGN_UP" | "SIGN_UP_DOMAINS">;
const open: Door = { SIGN_UP: "open", SIGN_UP_DOMAINS: [] };
const invited: Door = { ...open, SIGN_UP: "invited" };
const closed: Door = { ...open, SIGN_UP: "closed" };
const ofDomain: Door = { ...open, SIGN_UP_DOMAINS: ["shop.example"] };
const doors: [name: string, door: Door, code: string][] = [
  ["invited", invited, "invitation_required"],
  ["closed", closed, "sign_up_closed"],
  ["of a domain", ofDomain, "domain_not_allowed"],
  [
    "invited, of a domain",
    { ...ofDomain, SIGN_UP: "invited" },
    "invitation_required",
  ],
];

const freshEmail = (domain = "example.com") => `${randomUUID()}@${domain}`;
const setDoor = (door: Partial<Env>) => Object.assign(env(), door);
beforeEach(() => setDoor({ ...open, ADMIN_EMAILS: [] }));

const signUpAs = (email: string, invitation?: string) =>
  answerOf(
    signUpRoute(
      createRequest("POST", "/api/auth/signup", {
        email,
        password,
        ...(invitation !== undefined && { invitation }),
      }),
    ),
  );
const countUsers = (email: string) => db().user.count({ where: { email } });
const isOpen = async (id: number) =>
  (await db().invitation.count({ where: { id } })) === 1;

/** All that a caller sees, without the request's id. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof signUpAs>>) {
  const names = [...headers].filter(([name]) => name !== "x-request-id");
  return JSON.stringify([status, body, names]);
}

test.each(doors)(
  "%s: the same answer whether or not the address has an account, and for every invitation that can't be used",
  async (_, door, code) => {
    const [verified, unverified, admin] = await Promise.all([
      createUser(),
      createUser({ isVerified: false }),
      createUser(),
    ]);
    const other = await addInvitation();
    const old = await addInvitation(undefined, new Date(Date.now() - 8e8));
    setDoor({ ...door, ADMIN_EMAILS: [admin.email] });
    const emails = [verified, unverified, admin].map(({ email }) => email);

    for (const isHidden of [false, true]) {
      setDoor({ HIDE_ACCOUNT_EXISTENCE: isHidden });
      const bare = [];
      for (const email of [...emails, freshEmail()])
        bare.push(await signUpAs(email));
      expect(new Set(bare.map(seen)).size).toBe(1);
      expect(bare[0]).toMatchObject({ status: 403, body: { code } });
      expect(JSON.stringify(bare[0]?.body)).not.toMatch(
        /verify|verification|validation|invalid/i,
      );
      expect(bare[0]?.headers.getSetCookie()).toEqual([]);

      const withLink = [];
      for (const email of [...emails, freshEmail()])
        for (const token of [other.token, "none", ""])
          withLink.push(await signUpAs(email, token));
      withLink.push(await signUpAs(old.email, old.token));
      expect(new Set(withLink.map(seen)).size).toBe(1);
      expect(withLink[0]).toMatchObject({ status: 403, body: { code } });
      expect(JSON.stringify(withLink[0]?.body)).not.toMatch(
        /verify|verification|validation|invalid/i,
      );
    }
    setDoor({ HIDE_ACCOUNT_EXISTENCE: false });
    expect(await queuedEmails(verified.email)).toEqual([]);
    expect(await isOpen(other.id)).toBe(true);
  },
);

test.each(doors)(
  "%s: administrators may sign up, and confirm their address as ever",
  async (_, door) => {
    const email = freshEmail();
    setDoor({ ...door, ADMIN_EMAILS: [email] });
    expect((await signUpAs(email)).status).toBe(201);
    expect((await queuedEmails(email)).map((mail) => mail.email)).toMatchObject(
      [{ template: "verify_email" }],
    );
    expect(await signUpAs(email)).toMatchObject({ status: 403 });
  },
);

test.each(doors)(
  "%s: whoever has an account signs in as before",
  async (_, door) => {
    const { email } = await createUser();
    setDoor(door);
    const request = createRequest("POST", "/", { email, password });
    expect((await signInRoute(request)).status).toBe(200);
  },
);

test("invited: the link's address signs up once, and can sign in at once", async () => {
  const { email, token, id } = await addInvitation();
  setDoor(invited);
  const request = () => createRequest("POST", "/", { token });
  expect(await answerOf(findInvited(request()))).toMatchObject({
    status: 200,
    body: { email },
  });
  const answer = await signUpAs(` ${email.toUpperCase()}`, token);
  expect(answer).toMatchObject({
    status: 201,
    body: { email, message: "Account created. You can sign in now." },
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await isOpen(id)).toBe(false);
  expect(await queuedEmails(email)).toEqual([]);
  const signIn = createRequest("POST", "/", { email, password });
  expect((await signInRoute(signIn)).status).toBe(200);

  expect(await answerOf(findInvited(request()))).toMatchObject({
    status: 403,
    body: { code: "invitation_required" },
  });
  const again = await signUpAs(email, token);
  expect(again).toMatchObject({ body: { code: "invitation_required" } });
  expect(seen(again)).toBe(seen(await signUpAs(freshEmail(), token)));
});

test("invited: of parallel sign-ups with one invitation one makes the account", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email, token } = await addInvitation();
    setDoor(invited);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        signUp({
          email,
          password: `Kiln-fired-${index}`,
          ipAddress: randomUUID(),
          invitation: token,
        }).then(
          () => ({ status: 201 }),
          (error: { status: number }) => error,
        ),
      ),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 403: 7 });
    expect(await countUsers(email)).toBe(1);
  }
});

test("invited: the link works until 7 days are over", async () => {
  const createdAt = new Date("2026-11-20T12:00:00Z");
  const { email, token } = await addInvitation(undefined, createdAt);
  setDoor(invited);
  const end = createdAt.getTime() + 7 * 24 * 3_600_000;
  const signUpAt = (time: number) =>
    signUp(
      { email, password, ipAddress: randomUUID(), invitation: token },
      new Date(time),
    );
  await expect(signUpAt(end)).rejects.toMatchObject({
    code: "invitation_required",
  });
  expect(await signUpAt(end - 1)).toBeNull();
});

test("closed: an invitation from before opens nothing, and stays", async () => {
  const { email, token, id } = await addInvitation();
  setDoor(closed);
  expect(await signUpAs(email, token)).toMatchObject({
    status: 403,
    body: { code: "sign_up_closed" },
  });
  expect([await isOpen(id), await countUsers(email)]).toEqual([true, 0]);
});

test("open: signing up by itself ends an invitation; an unknown link is no obstacle", async () => {
  const { email, id } = await addInvitation();
  const answer = await signUpAs(email, "none");
  expect(answer).toMatchObject({ status: 201 });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(await isOpen(id)).toBe(false);
  expect(await db().user.findUnique({ where: { email } })).toMatchObject({
    isVerified: false,
  });
});

test("invited: an address that has an account meanwhile is told so, whose link was mailed to it", async () => {
  const { email, token } = await addInvitation();
  await createUser({ email });
  setDoor(invited);
  expect(await signUpAs(email, token)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
});

test.each([
  ["shop.example", 201],
  ["SHOP.example", 201],
  ["shop.example.evil.example", 403],
  ["evilshop.example", 403],
  ["sub.shop.example", 403],
  ["münchen.example", 201],
  ["xn--mnchen-3ya.example", 201],
  ["munchen.example", 403],
  ["ｓｈｏｐ.example", 201],
  ["ѕhop.example", 403],
])("domains: an address at %s gets %d", async (domain, status) => {
  const { SIGN_UP_DOMAINS: schema } = installationSettings;
  const domains = schema.parse(" shop.example, MÜNCHEN.example,");
  setDoor({ ...open, SIGN_UP_DOMAINS: domains });
  expect(await signUpAs(freshEmail(domain))).toMatchObject({ status });
});
